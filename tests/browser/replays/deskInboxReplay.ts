import { expect, type Page } from '@playwright/test'
import { inboxCopy } from '@/content/copy/desk'
import { interpolate } from '@/content/copy/interpolate'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { sampleLead, sampleRow } from '@/devtools/specimens/sampleLeads'
import { DESK_INBOX_LABELS } from '@/machines/deskInbox/deskInbox.labels'
import type { DeskInboxEvent } from '@/machines/deskInbox/deskInbox.machine'
import { innermostState } from '@/machines/stateName'
import { inboxAddress, NO_FILTERS } from '@/model/desk/inboxFilters'
import { DeskVisitor, TestFeed, answers } from '@/tests/browser/deskVisitor'
import { HeldCall } from '@/tests/browser/heldCall'
import type { Replay } from './replay'

type InboxKey = {
  readonly view: keyof typeof inboxCopy.views
  readonly hasMore: boolean
  readonly selected: string | null
  readonly takenBy: string | null
}

export class DeskInboxReplay implements Replay {
  private readonly desk: DeskVisitor
  private readonly feed: TestFeed
  private readonly list = new HeldCall('**/desk/api/leads?**')
  private key: InboxKey = { view: 'queue', hasMore: true, selected: null, takenBy: null }

  constructor(private readonly page: Page) {
    this.desk = new DeskVisitor(page)
    this.feed = new TestFeed(page)
  }

  async begin(): Promise<void> {
    await this.feed.takes()
    await this.list.takes(this.page)
    await this.page.route(/\/desk\/api\/lead\?/, (route) => {
      const id = new URL(route.request().url()).searchParams.get('id') ?? ''
      return answers(route, 200, sampleLead(sampleRow(id)))
    })
    await this.page.clock.install()
    await this.page.goto('/dev/desk')
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
    if (type.includes('.actor.')) return this.ends(happened)
    const event = happened as DeskInboxEvent
    switch (event.type) {
      case 'feed.opened':
        return this.feed.sends('caughtUp', { position: '10' })
      case 'feed.reset':
        return this.feed.sends('reset')
      case 'feed.changed':
        return this.feed.sendsChangeOf(event.change.row, event.change.type, event.change.by)
      case 'line.lost':
        return this.page.evaluate(() => void dispatchEvent(new Event('offline')))
      case 'line.back':
        return this.desk.enters(this.desk.button(inboxCopy.tryNow))
      case 'filters.changed':
        this.list.forget()
        return this.desk.view(event.filters.view).press('Enter')
      case 'lead.selected':
        return this.opens(event.leadId)
      case 'lead.closed':
        return this.page.keyboard.press('Escape')
      case 'selection.moved':
        return this.page.keyboard.press('j')
      case 'end.reached':
        return this.desk.enters(this.desk.button(inboxCopy.more))
      case 'notice.closed':
        return this.desk.enters(this.desk.notice.getByRole('button'))
      case 'lead.acted':
        throw new Error('the lead panel does it')
      default:
        return event satisfies never
    }
  }

  /** From the list; a lead that is not in it from an address, as back and forward have it. */
  private async opens(leadId: string): Promise<void> {
    if ((await this.desk.row(leadId).count()) > 0) return this.desk.row(leadId).press('Enter')
    const query = inboxAddress({ ...NO_FILTERS, view: this.key.view }, leadId).split('?')[1]
    await this.page.evaluate((search) => {
      history.replaceState(history.state, '', `?${search}`)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, query)
  }

  private async ends(event: object): Promise<void> {
    const route = await this.list.isOnItsWay()
    if ('output' in event && typeof event.output === 'object' && event.output)
      return answers(route, 200, event.output)
    const isSignedOut = 'error' in event && JSON.stringify(event.error).includes('signedOut')
    return isSignedOut ? answers(route, 401, { code: 'deskSession' }) : route.abort()
  }

  async sees(step: PathStep): Promise<void> {
    // The key is what the machine's stateKey made.
    const [value, key] = JSON.parse(step.key) as [unknown, InboxKey]
    this.key = key
    const state = innermostState(value) as keyof typeof DESK_INBOX_LABELS
    const { line, panel, notice } = this.desk
    await expect(line).toContainText(inboxCopy.line[DESK_INBOX_LABELS[state]])
    await expect(this.desk.view(key.view)).toHaveAttribute('aria-current', 'page')
    await expect(panel).toHaveCount(key.selected === null ? 0 : 1)
    if (key.selected !== null)
      await expect(panel.getByRole('heading', { level: 2 })).toContainText(sampleRow(key.selected).name)
    await expect(notice).toHaveCount(key.takenBy === null ? 0 : 1)
    if (key.takenBy !== null)
      await expect(notice).toContainText(interpolate(inboxCopy.taken, { name: key.takenBy }))
    await expect(this.desk.button(inboxCopy.more)).toHaveCount(key.hasMore ? 1 : 0)
  }
}
