import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { logoutCopy } from '@/content/copy/logout'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { LOGOUT_LABELS } from '@/machines/logout/logout.labels'
import type { LogoutEvent, logoutMachine } from '@/machines/logout/logout.machine'
import { innermostState } from '@/machines/stateName'
import { CALLS } from '@/tests/browser/accountCalls'
import { countsLoads, isLoggedIn } from '@/tests/browser/placeVisitor'
import { HeldCall } from '@/tests/browser/heldCall'
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
    if (await this.call.ends(event)) return
    // Only the cases' events are left.
    const did = event as LogoutEvent
    if (did.type === 'logout.confirmed') return this.yes.click()
    await this.dialog.getByRole('button', { name: 'Cancel' }).click()
  }

  /** Sees what the state shows. */
  async sees({ key }: PathStep): Promise<void> {
    const [value] = JSON.parse(key) as [SnapshotFrom<typeof logoutMachine>['value']]
    const state = innermostState(value)
    if (state === 'loggedOut') return expect.poll(this.loads).toBe(2)
    const copy = LOGOUT_LABELS[state]
    await expect(this.dialog).toHaveCount(copy.length > 0 ? 1 : 0)
    for (const text of copy)
      await expect(this.dialog.getByText(logoutCopy.en[text], { exact: true })).toBeVisible()
    if (state === 'cancelled') return
    await expect(this.dialog.locator('.failed')).toHaveCount(state === 'failed' ? 1 : 0)
    if (state === 'loggingOut') {
      await expect(this.yes).toHaveAttribute('aria-disabled', 'true')
      await this.call.isOnItsWay()
    } else await expect(this.yes).not.toHaveAttribute('aria-disabled')
  }
}
