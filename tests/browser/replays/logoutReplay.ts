import { expect, type Page } from '@playwright/test'
import type { PathStep } from '@/devtools/proof/machinePaths'
import type { LogoutEvent } from '@/machines/logout/logout.machine'
import { CALLS, countsLoads, isLoggedIn } from '@/tests/browser/placeVisitor'
import { HeldCall } from '@/tests/browser/searchVisitor'
import type { Replay } from './replay'

export class LogoutReplay implements Replay {
  private readonly call = new HeldCall(CALLS.logout)
  private readonly loads: () => number

  constructor(private readonly page: Page) {
    this.loads = countsLoads(page)
  }

  private get dialog() {
    return this.page.getByRole('dialog', { name: 'Logout' })
  }
  private get yes() {
    return this.dialog.getByRole('button', { name: 'Yes, Logout' })
  }

  async begin(): Promise<void> {
    await isLoggedIn(this.page)
    await this.call.takes(this.page)
    await this.page.goto('/faq#logout')
    await expect(this.yes).toBeVisible()
  }

  /** Does what a person does, or answers as the server would. */
  async does({ event }: PathStep): Promise<void> {
    if (event.type.startsWith('xstate.done'))
      return this.call.answers({ status: { code: 200, message: 'OK' }, data: {} })
    if (event.type.startsWith('xstate.error'))
      return (await this.call.isOnItsWay()).abort('internetdisconnected')
    this.call.forget()
    // Only the cases' events are left.
    const did = event as LogoutEvent
    if (did.type === 'logout.confirmed') return this.yes.click()
    await this.dialog.getByRole('button', { name: 'Cancel' }).click()
  }

  /** Sees what the state shows. */
  async sees({ value, key }: PathStep): Promise<void> {
    const [, told] = JSON.parse(key) as [unknown, { hasFailed: boolean }]
    if (value === 'loggedOut') return expect.poll(this.loads).toBe(2)
    await expect(this.dialog).toHaveCount(value === 'cancelled' ? 0 : 1)
    if (value === 'cancelled') return
    await expect(this.dialog.locator('.failed')).toHaveCount(told.hasFailed ? 1 : 0)
    if (value === 'loggingOut') {
      await expect(this.yes).toHaveAttribute('aria-disabled', 'true')
      await this.call.isOnItsWay()
    } else await expect(this.yes).not.toHaveAttribute('aria-disabled')
  }
}
