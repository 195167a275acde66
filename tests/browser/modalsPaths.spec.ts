import { expect, type Page, test } from '@playwright/test'
import type { PathStep } from '@/machines/lib/machinePaths'
import { modalsCases } from '@/machines/modals/modals.cases'
import type { ModalName } from '@/machines/modals/modals.machine'
import { ModalsVisitor } from './modalsVisitor'
import { CALLS, success } from './otpLoginVisitor'
import { ASHA } from './placeVisitor'
import { HeldCall } from './searchVisitor'
import { type Replay, walkInBrowser } from './walkInBrowser'

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
const ABOUT_A_USER: readonly string[] = ['profile', 'editProfile', 'logout', 'selfie']

class ModalsReplay implements Replay {
  private readonly visitor: ModalsVisitor
  private readonly me = new HeldCall(CALLS.me)

  constructor(private readonly page: Page) {
    this.visitor = new ModalsVisitor(page)
  }

  async begin(): Promise<void> {
    await this.me.takes(this.page)
    await this.visitor.opens(PAGE)
    await this.visitor.seesNone()
  }

  /** Does what a person does, or lets the server say that nobody is logged in. */
  async does({ event }: PathStep): Promise<void> {
    if (event.type === 'modal.closed') return this.page.keyboard.press('Escape')
    if (event.type === 'session.missing') {
      const question = await this.me.isOnItsWay()
      this.me.forget()
      return question.fulfill({ status: 401, json: { status: { code: 401, message: 'nobody' }, error: [] } })
    }
    const name = event.type.replace('.asked', '') as ModalName
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

  /** Sees the one modal of the state, or none. */
  async sees({ value }: PathStep): Promise<void> {
    if (value === 'none') return this.visitor.seesNone()
    // The machine's other states are the modals.
    const { open } = value as { open: ModalName }
    await expect(
      this.page.getByRole('dialog', { name: modalsCases.input.titles[open], exact: true }),
    ).toBeVisible()
    await expect(this.page.locator('dialog[open]')).toHaveCount(1)
    if (open === 'login' || open === 'leadForm' || open === 'selectCity')
      await expect(this.visitor.content).toBeVisible()
  }
}

walkInBrowser('modals', (page) => new ModalsReplay(page))

test('the modals about a user show their content once the server has said who it is', async ({ page }) => {
  const visitor = new ModalsVisitor(page)
  const me = new HeldCall(CALLS.me)
  await me.takes(page)
  await page.context().addCookies([{ name: 'signed_in', value: '1', domain: 'localhost', path: '/' }])
  await visitor.opens(`${PAGE}#profile`)
  const question = await me.isOnItsWay()
  await expect(visitor.heading).toHaveText('Profile')
  await expect(visitor.dialog.getByText('Asha Rao')).toBeHidden()
  await question.fulfill(success(ASHA))
  await expect(visitor.dialog.getByText('Asha Rao')).toBeVisible()
})
