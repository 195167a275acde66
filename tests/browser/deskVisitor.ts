import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { inboxCopy, leadPanelCopy } from '@/content/copy/desk'
import { SAMPLE_COUNTS } from '@/devtools/specimens/sampleLeads'
import type { DeskRow } from '@/model/desk/deskLead'

/** More than a page of the desk has. */
const MOST_STOPS = 80

/** What has the focus: its name, and whether a person sees that it has it. Runs in the page. */
function focusedHere(): { readonly name: string; readonly isSeen: boolean } {
  const focused = document.activeElement ?? document.body
  const { left, top, width, height } = focused.getBoundingClientRect()
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  // The browser marks the part of a date that has the focus.
  const isDate = focused instanceof HTMLInputElement && focused.type.startsWith('date')
  return {
    name: `${focused.tagName} ${(focused.textContent ?? '').slice(0, 60)}`,
    isSeen:
      focused === document.body ||
      isDate ||
      (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !!there && focused.contains(there)),
  }
}

/** The inbox as a member of staff sees it; everything is done by keyboard. */
export class DeskVisitor {
  constructor(readonly page: Page) {}

  get line() {
    return this.page.locator('.lineState')
  }
  get rows() {
    return this.page.locator('[data-lead]')
  }
  get panel() {
    return this.page.locator('section.panel article')
  }
  get notice() {
    return this.page.locator('.notice')
  }
  get details() {
    return this.page.locator('form.details')
  }
  get note() {
    return this.page.getByLabel(leadPanelCopy.note)
  }
  get message() {
    return this.page.locator('.message')
  }

  row(leadId: string) {
    return this.page.locator(`[data-lead='${leadId}']`)
  }
  view(name: keyof typeof inboxCopy.views) {
    return this.page.locator('.views').getByRole('link', { name: inboxCopy.views[name] })
  }
  button(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }
  press(key: string): Promise<void> {
    return this.page.keyboard.press(key)
  }
  type(text: string): Promise<void> {
    return this.page.keyboard.type(text)
  }

  /** Presses Tab until it is there; each stop on the way is seen. */
  async tabsTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      await this.press(key)
      // What was out of sight is scrolled to.
      await expect.poll(() => this.page.evaluate(focusedHere)).toMatchObject({ isSeen: true })
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`${key} does not lead to ${target}`)
  }

  action(name: keyof typeof leadPanelCopy.actions) {
    return this.page.locator('.actions button', { hasText: leadPanelCopy.actions[name] })
  }

  /** Presses Enter on what is there and can be pressed; nothing else happens. */
  async enters(target: Locator): Promise<void> {
    if ((await target.count()) === 0 || !(await target.first().isEnabled())) return
    await target.first().press('Enter')
  }
}

type FakeFeed = EventTarget & { close: () => void }

/** A fake feed: the page's EventSource dispatches the test's messages, until it is closed. */
export class TestFeed {
  constructor(private readonly page: Page) {}

  async takes(): Promise<void> {
    await this.page.addInitScript(() => {
      class Feed extends EventTarget {
        isOpen = true
        constructor() {
          super()
          Object.assign(window, { deskFeed: this })
        }
        close() {
          this.isOpen = false
        }
      }
      Object.assign(window, { EventSource: Feed })
    })
  }

  /** Tells the page something, where its feed is open. */
  sends(type: 'caughtUp' | 'error' | 'reset' | 'lead' | 'day', data?: unknown): Promise<void> {
    return this.page.evaluate(
      ([name, text]) => {
        const { deskFeed } = window as unknown as { deskFeed?: FakeFeed & { isOpen: boolean } }
        if (deskFeed?.isOpen) deskFeed.dispatchEvent(new MessageEvent(name, { data: text }))
      },
      [type, JSON.stringify(data ?? null)] as const,
    )
  }

  sendsChangeOf(row: DeskRow, type: string, by: string, position = '11'): Promise<void> {
    return this.sends('lead', { position, leadId: row.leadId, row, by, type, counts: SAMPLE_COUNTS })
  }
}

/** Answers in the envelope of the product. */
export const answers = (route: Route, status: number, content: object): Promise<void> =>
  route.fulfill({ status, json: status === 200 ? { status: { code: 200 }, data: content } : content })
