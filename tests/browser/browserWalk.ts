import { join } from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { innermostStates } from '@/devtools/proof/machineShape'
import { type WordWalk, walkByName } from '@/devtools/proof/walkByName'
import { machineNamed } from '@/devtools/machineCatalogue'
import { outlineOf } from '@/devtools/paths/shown/outlineOf'
import { missingChanges } from '@/devtools/paths/shown/shownChanges'
import { type WalkedMachine, browserTestModel } from './browserTestModels'
import { REPLAYS } from './replays/replayTable'
import type { Replay } from './replays/replay'

/** With `npm run paths -- run` each state is photographed. */
const takesPictures = process.env.PATHS_PICTURES === '1'
/** A folder for a picture of each state, for the review of charts (devtools/charts/chartDiff.tsx). */
const picturesFolder = process.env.STATE_PICTURES

/** Where a machine's component is on its replay's page, where that is not the modal. */
const PARTS: Partial<Record<WalkedMachine, string>> = { leadForm: 'main form[data-lead-form]' }
const MODAL = 'dialog[open]'

/**
 * A walk through a machine on a page, step by step in the words of its cases. Each step is done as a person does it, and
 * what its state shows is looked for. The page is opened with the first step.
 */
export class BrowserWalk {
  private readonly copy: WordWalk
  private readonly replay: Replay
  private count = 0

  constructor(
    private readonly machineId: WalkedMachine,
    private readonly page: Page,
    /** What its part of the page shows at the beginning, as lines of an outline (`+ button type=submit “Save”`). */
    private readonly beginning: readonly string[] = [],
  ) {
    this.copy = walkByName(machineNamed(machineId).machine, browserTestModel(machineId))()
    this.replay = new REPLAYS[machineId](page)
  }

  /**
   * Lets happen what the words of a case say.
   * @param expected the state that it is to lead to, such as `enteringMobile`
   * @param changes what its part of the page shows then (`+ …`) and no longer shows (`- …`), as lines of an outline
   * @throws where no case has these words, they cannot happen now, or the machine leads to another state
   */
  async step(copy: string, expected?: string, changes: readonly string[] = []): Promise<void> {
    const step = this.copy.step(copy)
    const reached = innermostStates(step.value)
    if (expected !== undefined && reached !== expected)
      throw new Error(
        `${this.machineId}: after “${copy}” it is in ${reached}, not in ${expected}: was the machine changed since these cases were written?`,
      )
    if (this.count === 0)
      await test.step('begins', async () => {
        await this.replay.begin(step)
        await this.shows(this.beginning)
      })
    this.count += 1
    await test.step(copy, async () => {
      await this.acts(step)
      await this.shows(changes)
    })
  }

  private async shows(changes: readonly string[]): Promise<void> {
    if (changes.length === 0) return
    const missing = async () =>
      missingChanges(
        changes,
        await this.page.evaluate<string[]>(
          `(${outlineOf})(document.querySelector('${PARTS[this.machineId] ?? MODAL}') ?? document.createElement('p'))`,
        ),
      )
    await expect.poll(missing, 'is not shown (+), or still is (-)').toEqual([])
  }

  private async acts(step: PathStep): Promise<void> {
    await this.replay.does(step)
    await this.replay.sees(step)
    if (picturesFolder)
      await this.page.screenshot({
        path: join(picturesFolder, this.machineId, `${innermostStates(step.value)}.jpg`),
        type: 'jpeg',
        quality: 50,
      })
    if (!takesPictures) return
    await test.info().attach(`${this.count} ${step.label}`, {
      body: await this.page.screenshot(),
      contentType: 'image/png',
    })
  }

  /** Notes in the report which transitions were walked, so that they can be drawn on the chart. */
  ends(): void {
    test.info().annotations.push({ type: 'walked', description: JSON.stringify(this.copy.taken()) })
  }
}
