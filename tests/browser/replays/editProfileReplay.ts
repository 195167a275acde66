import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { EDIT_PROFILE_LABELS } from '@/machines/editProfile/editProfile.labels'
import type { EditProfileEvent, editProfileMachine } from '@/machines/editProfile/editProfile.machine'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { innermostState } from '@/machines/stateName'
import { editProfileCopy } from '@/content/copy/editProfile'
import { ASHA } from '@/machines/session/session.testModel'
import type { ProfileField, ProfileValues } from '@/model/account/profile'
import { CALLS } from '@/tests/browser/accountCalls'
import { countsLoads, isLoggedIn, pausesClock, expectInvalid } from '@/tests/browser/placeVisitor'
import { HeldCall } from '@/tests/browser/heldCall'
import type { Replay } from './replay'

const copy = editProfileCopy.en

type Context = { values: ProfileValues; faulty: ProfileField[] }

export class EditProfileReplay implements Replay {
  private readonly update = new HeldCall(CALLS.update)
  private readonly loads: () => number

  constructor(private readonly page: Page) {
    this.loads = countsLoads(page)
  }

  private get dialog() {
    return this.page.getByRole('dialog', { name: 'Edit Profile' })
  }
  private field(field: ProfileField) {
    return this.dialog.getByRole('textbox', { name: copy[field], exact: true })
  }
  private get button() {
    return this.dialog.locator('button[type=submit]')
  }

  async begin(): Promise<void> {
    await isLoggedIn(this.page, { name: 'Asha', email: '' })
    await this.update.takes(this.page)
    await this.page.clock.install()
    await this.page.goto('/faq#edit-profile')
    await expect(this.field('name')).toHaveValue('Asha')
    await pausesClock(this.page)
  }

  /** Does what a person does, or answers as the server would. */
  async does({ event }: PathStep): Promise<void> {
    if (event.type.startsWith('xstate.after.')) return this.page.clock.runFor(500)
    if (event.type.startsWith('xstate.done'))
      return this.update.answers({ status: { code: 200 }, data: ASHA })
    if (event.type.startsWith('xstate.error')) return this.update.fails()
    this.update.forget()
    // Only the cases' events are left.
    const did = event as EditProfileEvent
    if (did.type === 'field.changed') return this.field(did.field).fill(did.value)
    await this.button.click()
  }

  /** Sees what the state shows. */
  async sees({ key }: PathStep): Promise<void> {
    const [value, context] = JSON.parse(key) as [SnapshotFrom<typeof editProfileMachine>['value'], Context]
    const state = innermostState(value)
    if (state === 'reloading') return expect.poll(this.loads).toBe(2)
    for (const field of ['name', 'email'] as const) {
      await expect(this.field(field)).toHaveValue(context.values[field])
      await expectInvalid(this.field(field), context.faulty.includes(field))
    }
    await expect(this.dialog.locator('.error')).toHaveText(
      context.faulty.map((field) => copy.problems[field]),
    )
    await expect(this.dialog.locator('.notice')).toHaveText(state === 'failed' ? copy.failed : '')
    await expect(this.button).toHaveText(copy[EDIT_PROFILE_LABELS[state]])
    if (state === 'saving') await this.update.isOnItsWay()
  }
}
