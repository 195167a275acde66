import { type Page, expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { readAloudCopy } from '@/content/copy/readAloud'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { READ_ALOUD_LABELS } from '@/machines/readAloud/readAloud.labels'
import type { ReadAloudEvent, readAloudMachine } from '@/machines/readAloud/readAloud.machine'
import { innermostState } from '@/machines/stateName'
import { opensAlive } from '@/tests/browser/alivePage'
import { endsSpeech, hasVoices } from '@/tests/browser/voices'
import type { Replay } from './replay'

const copy = readAloudCopy.en

/** Listens to the signs of an emergency; a voice of the test's own says when it has ended. */
export class ReadAloudReplay implements Replay {
  constructor(private readonly page: Page) {}

  private get part() {
    return this.page.locator('#emergency')
  }

  async begin(): Promise<void> {
    await hasVoices(this.page, ['en-IN'])
    await opensAlive(this.page, '/condition/appendicitis')
  }

  /** Presses the button, or ends as the browser's voice would. */
  async does({ event }: PathStep): Promise<void> {
    if (!event.type.startsWith('reading.'))
      return endsSpeech(this.page, event.type.includes('error') ? 'synthesis-failed' : undefined)
    const { type } = event as ReadAloudEvent
    const name = type === 'reading.requested' ? copy.listen : copy.stop
    await this.part.getByRole('button', { name }).click()
  }

  /** Sees what the state shows. */
  async sees({ key }: PathStep): Promise<void> {
    const [value] = JSON.parse(key) as [SnapshotFrom<typeof readAloudMachine>['value']]
    const { button, notice } = READ_ALOUD_LABELS[innermostState(value)]
    await expect(this.part.getByRole('button')).toHaveAccessibleName(new RegExp(`^${copy[button]}: `))
    await expect(this.part.getByRole('status')).toHaveText(notice ? copy[notice] : '')
  }
}
