import { expect, type Page, type Route } from '@playwright/test'
import { leadPanelCopy as copy } from '@/content/copy/desk'
import { interpolate } from '@/content/copy/interpolate'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { FIRST_LEAD, sampleRow } from '@/devtools/specimens/sampleLeads'
import { LEAD_PANEL_LABELS } from '@/machines/leadPanel/leadPanel.labels'
import type { LeadAnswer, LeadPanelEvent, LeadProblem } from '@/machines/leadPanel/leadPanel.machine'
import { innermostState } from '@/machines/stateName'
import type { FollowUpAction } from '@/model/desk/followUp'
import type { DetailProblem } from '@/model/desk/leadRequest'
import { ACTION_KEYS } from '@/components/desk/useKeys'
import { DeskVisitor, TestFeed, answers } from '@/tests/browser/deskVisitor'
import { HeldCall } from '@/tests/browser/heldCall'
import type { Replay } from './replay'

type PanelKey = {
  readonly actions: readonly FollowUpAction[] | null
  readonly chosen: FollowUpAction | null
  readonly detailProblem: DetailProblem | null
  readonly problem: LeadProblem | null
  readonly by: string
}

export class LeadPanelReplay implements Replay {
  private readonly desk: DeskVisitor
  private readonly feed: TestFeed
  private readonly read = new HeldCall('**/desk/api/lead?**')
  private readonly sent = new HeldCall('**/desk/api/{lead,note}')

  constructor(private readonly page: Page) {
    this.desk = new DeskVisitor(page)
    this.feed = new TestFeed(page)
  }

  async begin(): Promise<void> {
    await this.feed.takes()
    await this.read.takes(this.page)
    await this.sent.takes(this.page)
    await this.page.clock.install()
    await this.page.goto(`/dev/desk?lead=${FIRST_LEAD}`)
    await this.page.locator('html[data-alive]').waitFor()
    await this.page.clock.pauseAt(Date.now() + 1_000)
  }

  async does(step: PathStep): Promise<void> {
    await this.happens(step.event)
    await this.page.clock.runFor(50)
  }

  private async happens(happened: PathStep['event']): Promise<void> {
    if (happened.type.includes('.actor.sendRequest')) return this.endsSending(happened)
    if (happened.type.includes('.actor.')) return this.endsReading(happened)
    const event = happened as LeadPanelEvent
    const { details, note } = this.desk
    switch (event.type) {
      case 'action.chosen':
        return this.chooses(event.action)
      case 'details.given':
        await details.getByRole('combobox').selectOption('reason' in event.event ? event.event.reason : '')
        return this.desk.enters(details.getByRole('button', { name: copy.details.lose.send }))
      case 'details.cancelled':
        if ((await details.count()) > 0) await details.getByRole('combobox').press('Escape')
        return
      case 'note.given':
        if ((await note.count()) === 0) return
        await note.fill(event.text)
        return note.press('Control+Enter')
      case 'request.retried':
        return this.desk.enters(this.desk.message.getByRole('button', { name: copy.retry }))
      case 'problem.closed':
        return this.desk.enters(
          this.desk.message.getByRole('button', {
            name: new RegExp(`^(${copy.understood}|${copy.discard})$`),
          }),
        )
      case 'lead.changed':
        this.read.forget()
        return this.feed.sendsChangeOf(sampleRow(FIRST_LEAD), 'noted', 'Asha Rao')
      default:
        return event satisfies never
    }
  }

  /** By its key; while a field has the focus its button does it, since keys are letters there. */
  private async chooses(action: FollowUpAction): Promise<void> {
    const isTyping = await this.page.evaluate(
      () => !!document.activeElement?.matches('input, select, textarea'),
    )
    return isTyping
      ? this.desk.enters(this.desk.action(action))
      : this.page.keyboard.press(ACTION_KEYS[action])
  }

  private async endsReading(event: object): Promise<void> {
    const route = await this.read.isOnItsWay()
    if ('output' in event && typeof event.output === 'object' && event.output)
      return answers(route, 200, event.output)
    return fails(route, 'error' in event ? event.error : undefined)
  }

  private async endsSending(event: object): Promise<void> {
    const route = await this.sent.isOnItsWay()
    if (!('output' in event)) {
      const error = 'error' in event ? event.error : undefined
      if (JSON.stringify(error).includes('timeout')) return this.page.clock.runFor(16_000)
      return fails(route, error)
    }
    // What the machine's outcomes hold.
    const answer = event.output as LeadAnswer
    if (answer.kind === 'done') return answers(route, 200, { lead: answer.lead })
    if (answer.kind === 'refused') return answers(route, 422, { code: 'notPossible' })
    return answers(route, 409, { code: 'conflict', by: answer.by, lead: answer.lead })
  }

  async sees(step: PathStep): Promise<void> {
    // The key is what the machine's stateKey made.
    const [value, key] = JSON.parse(step.key) as [unknown, PanelKey]
    const state = innermostState(value) as keyof typeof LEAD_PANEL_LABELS
    const label =
      (state === 'failed' || state === 'closed') && key.problem ? key.problem : LEAD_PANEL_LABELS[state]
    const { message, details, page } = this.desk
    await expect(message).toHaveCount(label ? 1 : 0)
    if (label) await expect(message).toContainText(interpolate(copy[label], { name: key.by }))
    await expect(page.locator('.actions button')).toHaveCount(key.actions?.length ?? 0)
    for (const action of key.actions ?? []) await expect(this.desk.action(action)).toBeVisible()
    await expect(details).toHaveCount(state === 'detailing' ? 1 : 0)
    await expect(details.locator('.error')).toHaveCount(key.detailProblem === null ? 0 : 1)
    if (key.detailProblem) await expect(details).toContainText(copy.problems[key.detailProblem])
  }
}

const fails = (route: Route, error: unknown): Promise<void> => {
  const text = JSON.stringify(error)
  if (text.includes('signedOut')) return answers(route, 401, { code: 'deskSession' })
  if (text.includes('missing')) return answers(route, 404, { code: 'unknownLead' })
  return route.abort()
}
