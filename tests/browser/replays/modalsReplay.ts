import { expect, type Page, type Route } from '@playwright/test'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { modalsTestModel } from '@/machines/modals/modals.testModel'
import type { ModalName, ModalsEvent } from '@/machines/modals/modals.machine'
import { ASHA } from '@/machines/session/session.testModel'
import { ModalsVisitor } from '@/tests/browser/modalsVisitor'
import { CALLS, success } from '@/tests/browser/accountCalls'
import { HeldCall } from '@/tests/browser/heldCall'
import type { Replay } from './replay'

const PAGE = '/faq'

/** How an address names each modal. */
const HASHES: Readonly<Record<ModalName, string>> = {
  leadForm: '#book',
  login: '#login',
  location: '#location',
  profile: '#profile',
  editProfile: '#edit-profile',
  logout: '#logout',
  selectCity: '#select-city',
  selfie: '#selfie',
}
const ABOUT_A_USER: readonly string[] = ['location', 'profile', 'editProfile', 'logout', 'selfie']

export class ModalsReplay implements Replay {
  private readonly visitor: ModalsVisitor
  private readonly me = new HeldCall(CALLS.me)
  /** A better title than the one the modal was opened with. */
  private title: string | undefined

  constructor(private readonly page: Page) {
    this.visitor = new ModalsVisitor(page)
  }

  async begin(): Promise<void> {
    await this.me.takes(this.page)
    await this.visitor.opens(PAGE)
    await this.visitor.seesNone()
  }

  /** Does what a person does, or lets the server say who is logged in. */
  async does(step: PathStep): Promise<void> {
    // The cases' events are the machine's.
    const event = step.event as ModalsEvent
    if (event.type === 'modal.closed') return this.page.keyboard.press('Escape')
    if (event.type === 'title.changed') {
      this.title = event.title
      return this.serverSays(success({ ...ASHA, name: '' }))
    }
    if (event.type === 'session.missing')
      return this.serverSays({ status: 401, json: { status: { code: 401, message: 'nobody' }, error: [] } })
    this.title = undefined
    const name = event.type.replace('.opened', '') as ModalName
    // Where the modal is about a user, the marker says that there is one, and the server is asked.
    if (ABOUT_A_USER.includes(name)) {
      this.me.forget()
      await this.page.evaluate(() => {
        document.cookie = 'signed_in=1; path=/'
        document.dispatchEvent(new Event('session-announced'))
      })
      await this.me.isOnItsWay()
    }
    await this.page.evaluate((hash) => {
      location.hash = ''
      location.hash = hash
    }, HASHES[name])
  }

  private async serverSays(answer: Parameters<Route['fulfill']>[0]): Promise<void> {
    const question = await this.me.isOnItsWay()
    this.me.forget()
    await question.fulfill(answer)
  }

  /** Sees the one modal of the state, or none. */
  async sees({ value }: PathStep): Promise<void> {
    if (value === 'none') return this.visitor.seesNone()
    // The machine's other states are the modals.
    const { open } = value as { open: ModalName }
    await expect(
      this.page.getByRole('dialog', { name: this.title ?? modalsTestModel.input.titles[open], exact: true }),
    ).toBeVisible()
    await expect(this.page.locator('dialog[open]')).toHaveCount(1)
    if (open === 'login' || open === 'leadForm' || open === 'selectCity')
      await expect(this.visitor.content).toBeVisible()
  }
}
