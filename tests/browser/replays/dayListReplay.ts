import { expect, type Page } from '@playwright/test'
import { deskDayCopy as copy } from '@/content/copy/deskDay'
import { interpolate } from '@/content/copy/interpolate'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { FIRST_PATIENT } from '@/devtools/specimens/sampleDay'
import { DAY_LINE_LABELS, DAY_STEPS_LABELS } from '@/machines/dayList/dayList.labels'
import type { DayListEvent } from '@/machines/dayList/dayList.machine'
import { innermostState } from '@/machines/stateName'
import type { DayStepOutcome } from '@/model/desk/dayChanges'
import { DeskVisitor, TestFeed, answers } from '@/tests/browser/deskVisitor'
import { HeldCall } from '@/tests/browser/heldCall'
import type { Replay } from './replay'

type DayKey = {
  readonly pending: number
  readonly selected: string | null
  readonly notice: DayStepOutcome['kind'] | null
  readonly first: string | undefined
}

export class DayListReplay implements Replay {
  private readonly desk: DeskVisitor
  private readonly feed: TestFeed
  private readonly read = new HeldCall('**/desk/api/day?**')
  private readonly sent = new HeldCall('**/desk/api/day')
  private pending = 0

  constructor(private readonly page: Page) {
    this.desk = new DeskVisitor(page)
    this.feed = new TestFeed(page)
  }

  private row(id: string) {
    return this.page.locator(`[data-appointment='${id}']`)
  }

  async begin(): Promise<void> {
    await this.feed.takes()
    await this.read.takes(this.page)
    await this.sent.takes(this.page)
    await this.page.clock.install()
    await this.page.goto('/dev/desk/day')
    await this.page.locator('html[data-alive]').waitFor()
    await this.page.clock.pauseAt(Date.now() + 1_000)
  }

  async does(step: PathStep): Promise<void> {
    await this.happens(step)
    // What waits for the next frame: the focus.
    await this.page.clock.runFor(50)
  }

  private async happens({ event: happened }: PathStep): Promise<void> {
    const { type } = happened
    if (type.startsWith('xstate.after.')) return this.page.clock.runFor(3_000)
    if (type === 'xstate.error.actor.followFeed') return this.feed.sends('error')
    if (type.includes('.actor.sendStep')) return this.ends(this.sent, happened)
    if (type.includes('.actor.')) return this.ends(this.read, happened)
    const event = happened as DayListEvent
    switch (event.type) {
      case 'feed.opened':
        return this.feed.sends('caughtUp', { position: '10' })
      case 'feed.reset':
        return this.feed.sends('reset')
      case 'feed.changed':
        return this.feed.sends('day', { position: '11', ...event.change })
      case 'line.lost':
        this.read.forget()
        return this.page.evaluate(() => void dispatchEvent(new Event('offline')))
      case 'line.back':
        return this.page.evaluate(() => void dispatchEvent(new Event('online')))
      case 'step.asked': {
        if (event.step.kind === 'session') throw new Error('no step of a session')
        // It changes nothing, and its press would mark the row.
        if (this.pending > 0) return
        const name = new RegExp(`^${copy.actions.arrive}: `)
        return this.desk.enters(this.row(event.step.id).getByRole('button', { name }))
      }
      case 'steps.discarded':
        return this.desk.enters(this.desk.button(copy.discard))
      case 'appointment.selected':
        return this.row(event.id).focus()
      default:
        return event satisfies never
    }
  }

  private async ends(call: HeldCall, event: object): Promise<void> {
    const route = await call.taken()
    if ('output' in event && typeof event.output === 'object' && event.output) {
      const output = event.output as Partial<DayStepOutcome>
      return answers(route, output.kind === 'conflict' ? 409 : 200, event.output)
    }
    const isSignedOut = 'error' in event && JSON.stringify(event.error).includes('signedOut')
    return isSignedOut ? answers(route, 401, { code: 'deskSession' }) : route.abort()
  }

  async sees(step: PathStep): Promise<void> {
    // The key is what the machine's stateKey made.
    const [value, key] = JSON.parse(step.key) as [
      { line: unknown; steps: keyof typeof DAY_STEPS_LABELS },
      DayKey,
    ]
    this.pending = key.pending
    const line = innermostState(value.line) as keyof typeof DAY_LINE_LABELS
    const steps = DAY_STEPS_LABELS[value.steps]
    await expect(this.desk.line).toContainText(copy.line[DAY_LINE_LABELS[line]])
    if (steps)
      await expect(this.desk.line).toContainText(interpolate(copy[steps], { count: String(key.pending) }))
    await expect(this.page.getByText(copy.notSent)).toHaveCount(key.pending)
    if (key.selected !== null) await expect(this.row(key.selected)).toHaveAttribute('data-selected', 'true')
    const arrived = this.page.locator("[data-group='arrived']").filter({ has: this.row(FIRST_PATIENT) })
    await expect(arrived).toHaveCount(key.first === 'arrived' ? 1 : 0)
    const problem = this.page.locator('[data-appointment] .problem')
    await expect(problem).toHaveCount(key.notice === 'conflict' ? 1 : 0)
  }
}
