import { expect, test } from '@playwright/test'
import { type WalkedMachine, browserPaths, pathTitle } from './browserTestModels'
import { BrowserWalk } from './browserWalk'

/**
 * Declares a test for each path of a machine: its steps are done on a page and every state is seen. The report of a run
 * says which transitions were walked (annotation `walked`), so that they can be drawn on the chart.
 */
export function walkInBrowser(machineId: WalkedMachine): void {
  const paths = browserPaths(machineId)

  test.describe(`${machineId}: its paths, walked in the browser`, () => {
    test('there are paths to walk', () => {
      expect(paths.length).toBeGreaterThan(0)
    })

    for (const path of paths)
      test(pathTitle(path), async ({ page }) => {
        const walk = new BrowserWalk(machineId, page)
        for (const { label } of path) await walk.step(label)
        walk.ends()
      })
  })
}
