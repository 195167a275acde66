import { type Page, expect, test } from '@playwright/test'
import { transitionsOfPath } from '@/machines/lib/coveringPaths'
import type { MachinePath, PathStep } from '@/machines/lib/machinePaths'
import { machineNamed } from '@/machines/machineCatalogue'
import { browserCases, browserPaths, pathTitle } from './browserCases'

/** Acts out a machine's paths on a page. */
export interface Replay {
  /** Opens the page and brings it to where the machine begins. */
  begin(): Promise<void>
  /** Does what a person does, or answers as the server would. */
  does(step: PathStep): Promise<void>
  /** Sees what the state shows. */
  sees(step: PathStep): Promise<void>
}

/** With `npm run paths -- run` each state is photographed. */
const takesPictures = process.env.PATHS_PICTURES === '1'

/**
 * Declares a test for each path of a machine: its steps are done on a page and every state is seen. The report of a run
 * says which transitions were walked (annotation `walked`), so that they can be drawn on the chart.
 */
export function walkInBrowser(machineId: string, replayOf: (page: Page, path: MachinePath) => Replay): void {
  const machine = machineNamed(machineId)?.machine
  const paths = browserPaths(machineId)

  test.describe(`${machineId}: its paths, walked in the browser`, () => {
    test('there are paths to walk', () => {
      expect(paths.length).toBeGreaterThan(0)
    })

    for (const path of paths)
      test(pathTitle(path), async ({ page }, info) => {
        const replay = replayOf(page, path)
        await test.step('begins', () => replay.begin())
        for (const [index, step] of path.entries())
          await test.step(step.label, async () => {
            await replay.does(step)
            await replay.sees(step)
            if (takesPictures)
              await info.attach(`${index + 1} ${step.label}`, {
                body: await page.screenshot(),
                contentType: 'image/png',
              })
          })
        if (machine)
          info.annotations.push({
            type: 'walked',
            description: JSON.stringify(transitionsOfPath(machine, browserCases(machineId), path)),
          })
      })
  })
}
