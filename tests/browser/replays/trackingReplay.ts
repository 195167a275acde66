import { type Page, expect } from '@playwright/test'
import { consentCopy } from '@/content/copy/consent'
import type { PathStep } from '@/devtools/proof/machinePaths'
import type { TrackingEvent } from '@/machines/tracking/tracking.machine'
import { TRACKING_PUSH_DELAY_MS } from '@/model/page/analytics'
import { opensIdle } from '@/tests/browser/alivePage'
import type { Replay } from './replay'

const copy = consentCopy.en
const PAGE = '/treatment/piles'
/** A page that may hold what a visitor typed. */
const PRIVATE_PAGE = '/chat'

export class TrackingReplay implements Replay {
  /** Times that the tag manager was asked for. */
  private calls = 0

  constructor(private readonly page: Page) {}

  private get question() {
    return this.page.getByRole('region', { name: copy.title })
  }

  async begin(): Promise<void> {
    await this.page.context().route('https://www.googletagmanager.com/**', (route) => {
      this.calls += 1
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await this.page.clock.install()
  }

  /**
   * The suite's second server has a tag manager; a site for `npm run paths -- run` has its own. Earlier answers of
   * the visitor are in the browser's storage. Where no consent is needed, a visitor with earlier consent replaces the
   * later answer.
   */
  private async opens({
    consent,
    isPrivate,
  }: Extract<TrackingEvent, { type: 'page.opened' }>): Promise<void> {
    const { page } = this
    await page.goto('/healthz')
    const address = new URL(page.url())
    if (!process.env.PATHS_BASE_URL) address.port = String(Number(address.port) + 1)
    await page.goto(`${address.origin}/healthz`)
    await page.evaluate((answer) => {
      localStorage.clear()
      if (answer === 'given' || answer === 'notNeeded') localStorage.setItem('trackingAllowed', '1')
      if (answer === 'refused') localStorage.setItem('trackingRefused', '1')
    }, consent)
    await opensIdle(page, address.origin + (isPrivate ? PRIVATE_PAGE : PAGE))
  }

  async does({ event }: PathStep): Promise<void> {
    if (event.type.startsWith('xstate.after.')) return this.page.clock.fastForward(TRACKING_PUSH_DELAY_MS)
    // The cases' events are the machine's.
    const happening = event as TrackingEvent
    const button = (name: string) => this.page.getByRole('button', { name, exact: true })
    if (happening.type === 'page.opened') return this.opens(happening)
    if (happening.type === 'consent.given') return button(copy.allow).click()
    if (happening.type === 'consent.reopened') return button(copy.choices).click()
    // Who has answered opens the question again to answer otherwise.
    if (!(await this.question.isVisible())) await button(copy.choices).click()
    return button(copy.refuse).click()
  }

  async sees({ value }: PathStep): Promise<void> {
    const state = JSON.stringify(value)
    const isRequested = /asking|reconsidering/.test(state)
    const isAnswered = /refused|waiting|settled/.test(state)
    await expect(this.question).toHaveCount(isRequested ? 1 : 0)
    await expect(this.page.getByRole('button', { name: copy.choices })).toHaveCount(isAnswered ? 1 : 0)
    if (state.includes('pushed')) await expect.poll(() => this.calls).toBe(1)
    else if (!state.includes('refused')) expect(this.calls).toBe(0)
  }
}
