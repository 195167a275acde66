import { expect, type Page } from '@playwright/test'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { ASHA } from '@/machines/session/session.testModel'
import { ModalsVisitor } from '@/tests/browser/modalsVisitor'
import { CALLS, success } from '@/tests/browser/accountCalls'
import { HeldCall } from '@/tests/browser/heldCall'
import type { Replay } from './replay'

const PAGE = '/faq'

export class SessionReplay implements Replay {
  private readonly me = new HeldCall(CALLS.me)
  /** What the button showed before: it changes only when it is settled who is visiting. */
  private isUser = false

  constructor(private readonly page: Page) {}

  async begin(): Promise<void> {
    await this.me.takes(this.page)
    await new ModalsVisitor(this.page).opens(PAGE)
  }

  /** Changes the marker as the server does, or answers as the server would. */
  async does({ event }: PathStep): Promise<void> {
    if (event.type.includes('.actor.')) {
      const question = await this.me.isOnItsWay()
      this.me.forget()
      if (event.type.startsWith('xstate.error')) return question.fulfill({ status: 503, json: {} })
      const isAsha = 'output' in event && event.output !== null
      return question.fulfill(isAsha ? success(ASHA) : { status: 401, json: {} })
    }
    this.me.forget()
    await this.page.evaluate((isThere) => {
      document.cookie = `signed_in=1; path=/${isThere ? '' : '; max-age=0'}`
      document.dispatchEvent(new Event('session-announced'))
    }, event.type === 'marker.found')
  }

  async sees({ value }: PathStep): Promise<void> {
    const context = JSON.stringify(value)
    if (context === '"visitor"') this.isUser = false
    if (context.startsWith('{"loggedIn"')) this.isUser = true
    const account = this.page.locator('.account')
    const login = account.getByRole('link', { name: 'Login', exact: true })
    const avatar = account.locator('summary')
    if (this.isUser) {
      await expect(this.page.locator('header').first()).toHaveAttribute('data-signed-in', 'AR')
      await expect(avatar).toHaveAttribute('aria-label', 'Profile of Asha Rao')
      await expect(login).toBeHidden()
    } else {
      await expect(login).toBeVisible()
      await expect(avatar).toBeHidden()
    }
    if (context.includes('asking') || context.includes('refreshing')) await this.me.isOnItsWay()
  }
}
