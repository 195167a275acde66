/**
 * An exception in an action of each machine that runs on a public page: the page keeps its text and its links, what the machine did
 * works as a plain form, a plain list or a link, the fault is counted under the machine's id and closes the log of a problem report.
 */
import { type Locator, type Page, expect, test } from '@playwright/test'
import { MACHINES, type MachineId } from '@/devtools/machineCatalogue'
import { FAULT_PATH } from '@/model/page/faults'
import { FAULT, PROBLEM_LOG_KEY, problemPath } from '@/model/page/problemReport'
import { someMobile } from '@/tests/support/testNumbers'
import { comesAlive } from './alivePage'
import { loginLink } from './modalsVisitor'
import { OtpLoginVisitor } from './otpLoginVisitor'
import { isLoggedIn } from './placeVisitor'
import { DESKTOP } from './screens'
import { SearchVisitor } from './searchVisitor'
import { thoroughUnless } from './thorough'
import { hasVoices } from './voices'

test.use({ viewport: DESKTOP })

/** Addresses of the navigation requests, each answered 204 so that the page stays. */
type Left = readonly string[]

type Fall = {
  readonly path: string
  readonly before?: (page: Page) => Promise<unknown>
  /** What a visitor does until the machine takes a step. */
  readonly act?: (page: Page) => Promise<unknown>
  /** Checks that the machine's task is still possible without it. */
  readonly sees: (page: Page, left: Left) => Promise<unknown>
  /** Run by `npm test` as well. */
  readonly isDaily?: true
}

/** Where the site runs whose clinic counts visits (playwright.config.ts). */
const countedSite = (): string => {
  const site = new URL(test.info().project.use.baseURL ?? '')
  site.port = String(Number(site.port) + 1)
  return site.origin
}

/** A form that is plain again, says so, and posts by itself. */
async function isPlain(page: Page, form: Locator, notice: Locator, left: Left): Promise<void> {
  await expect(form).not.toHaveAttribute('data-live', 'true')
  await expect(notice).toContainText('Something went wrong on our side')
  const action = await form.getAttribute('action')
  await form.locator('button[type=submit]').click()
  await expect.poll(() => left.map((one) => new URL(one).pathname)).toContain(action?.replace(/[?#].*/, ''))
}

/** A form of a page: its first field is touched and changed. */
const ofForm = (path: string, selector: string, notice: string, isDaily?: true): Fall => ({
  path,
  isDaily,
  act: async (page) => {
    const form = page.locator(selector)
    const control = form.locator('.fields').locator('input:visible, select:visible').first()
    if (await control.evaluate((one) => one instanceof HTMLSelectElement))
      await control.selectOption({ index: 1 })
    else if (await control.evaluate((one) => one instanceof HTMLInputElement && one.type === 'radio'))
      await control.check({ force: true })
    else await control.fill('7')
    await form.locator('button[type=submit]').click()
  },
  sees: (page, left) => isPlain(page, page.locator(selector), page.locator(notice).first(), left),
})

/** A content of the modal: its link's plain page is asked for. */
const ofModal = (plain: string, fall: Omit<Fall, 'sees'>): Fall => ({
  ...fall,
  sees: (_, left) => expect.poll(() => left.map((one) => new URL(one).pathname)).toContain(plain),
})

const pressesLogin = (page: Page) => loginLink(page).click()
const entry = (page: Page) => page.locator('[data-entry=departments] > summary')

const FALLS: Readonly<Partial<Record<MachineId, Fall>>> = {
  leadForm: ofForm(
    '/treatment/piles',
    'main form[data-lead-form]',
    'main form[data-lead-form] [role=status]',
  ),
  quickSurvey: {
    ...ofForm('/thankyou?isquicksurvey=1', 'form#quick-survey', 'form#quick-survey [role=status]'),
    before: (page) => page.addInitScript(() => sessionStorage.setItem('leadId', 'a-lead-of-this-tab')),
  },
  guidedEnquiry: {
    ...ofForm('/chat', 'form[data-guided-enquiry]', 'form[data-guided-enquiry] .notice', true),
    act: async (page) => {
      const form = page.locator('form[data-guided-enquiry]')
      await expect(form).toHaveAttribute('data-live', 'true')
      await form.locator('button[type=submit]').click()
    },
  },
  bookAppointment: {
    path: '/doctor/harshita-bedi/book',
    sees: async (page, left) => {
      const place = page.locator('main button.place').first()
      const action = await place.evaluate((one: HTMLButtonElement) => one.form?.getAttribute('action') ?? '')
      await place.click()
      await expect.poll(() => left.map((one) => new URL(one).pathname)).toContain(action)
    },
  },
  coverageCheck: ofForm('/coverage-check', 'form#coverage-check', 'form#coverage-check [role=status]'),
  bmiCalculator: ofForm('/tools/bmi-calculator', 'form#bmi-calculator', '#bmi-calculator-result'),
  costCalculator: ofForm('/treatment/piles-cost', 'form#cost-calculator', '#cost-calculator-result'),
  emiCalculator: ofForm('/services/medical-loan', 'form#emi-calculator', '#emi-calculator-result', true),
  pilesScore: ofForm('/tools/piles-severity-score', 'form[action*=piles]', '[id$=-result][role=status]'),
  cataractLens: ofForm('/tools/cataract-lens', 'form[action*=cataract]', '[id$=-result][role=status]'),
  otpLogin: ofModal('/login', {
    path: '/faq',
    isDaily: true,
    act: async (page) => {
      await pressesLogin(page)
      await new OtpLoginVisitor(page).mobile.fill('98')
    },
  }),
  resendTimer: {
    path: '/faq',
    act: async (page) => {
      await pressesLogin(page)
      const visitor = new OtpLoginVisitor(page)
      await visitor.mobile.fill(someMobile())
      await visitor.submitButton.click()
    },
    // The login knows that its countdown may fail: another code can be asked for at once.
    sees: async (page) => {
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Resend OTP' })).toBeVisible()
      await expect(new OtpLoginVisitor(page).boxes).toHaveCount(6)
    },
  },
  modals: ofModal('/login', { path: '/faq', act: pressesLogin }),
  location: ofModal('/profile', { path: '/faq#location', before: isLoggedIn }),
  editProfile: ofModal('/profile', {
    path: '/faq#edit-profile',
    before: isLoggedIn,
    act: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).fill('Asha'),
  }),
  logout: ofModal('/profile', {
    path: '/faq#logout',
    before: isLoggedIn,
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Yes, Logout' }).click(),
  }),
  selfieCapture: ofModal('/profile', { path: '/faq#selfie', before: isLoggedIn }),
  readAloud: {
    path: '/condition/appendicitis',
    before: (page) => hasVoices(page, ['en-IN']),
    act: (page) => page.locator('#emergency').getByRole('button').click(),
    sees: (page) => expect(page.locator('#emergency li').first()).toBeVisible(),
  },
  session: {
    path: '/faq',
    before: isLoggedIn,
    sees: (page) => expect(page.locator('.account summary')).toBeVisible(),
  },
  menu: {
    path: '/faq',
    isDaily: true,
    act: (page) => entry(page).click(),
    sees: async (page) => {
      await entry(page).click()
      await expect(page.locator('[data-department=cardiology] > summary')).toBeVisible()
      await entry(page).click()
      await expect(page.locator('[data-department=cardiology] > summary')).toBeHidden()
    },
  },
  search: {
    path: '/faq',
    isDaily: true,
    act: (page) => new SearchVisitor(page).field.fill('piles'),
    sees: async (page, left) => {
      const { field } = new SearchVisitor(page)
      await expect(field).not.toHaveAttribute('role', 'combobox')
      await expect(field).toHaveValue('piles')
      await field.press('Enter')
      await expect.poll(() => left.join()).toContain('/search?')
    },
  },
  citySelect: {
    path: '/faq',
    act: (page) => new SearchVisitor(page).cityButton.click(),
    sees: async (page) => {
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await expect(new SearchVisitor(page).calculatorCity).toBeVisible()
      await new SearchVisitor(page).calculatorCity.selectOption({ label: 'Mumbai' })
    },
  },
  comparison: {
    path: '/doctors',
    act: (page) => page.locator('main .ways input[type=checkbox]').first().check(),
    sees: async (page, left) => {
      await expect(page.locator('main .ways input[type=checkbox]').first()).toBeChecked()
      await page.locator('.compare-bar button[type=submit]').click()
      await expect.poll(() => left.join()).toContain('/compare?')
    },
  },
  tracking: { path: '/faq', sees: (page) => expect(page.locator('h1')).toBeVisible() },
  visitContext: { path: '/treatment/piles', sees: (page) => expect(page.locator('h1')).toBeVisible() },
}

/** Those that visitors meet; staff's and the server's are no part of a public page. */
const ON_PUBLIC_PAGES = MACHINES.filter(({ shownBy }) => /^components\/(?!desk\/)/.test(shownBy))
  .map(({ machine }) => machine.id as MachineId)
  // Its page is its booker's alone; its forms are taken over as those of the booking are (components/forms/TakenOver.tsx).
  .filter((id) => id !== 'ownAppointment')

/** Throws in the first step that a machine takes, as an action of it would: what XState tells of a step, it tells within it. */
async function failsIn(page: Page, machineId: string): Promise<void> {
  await page.addInitScript((id) => {
    type Self = { readonly logic?: { readonly id?: string } }
    Object.assign(window, {
      failsIn: ({ logic }: Self, { type }: { readonly type: string }) => {
        if (logic?.id === id && type !== 'xstate.init') throw new Error(`an action of ${id}`)
      },
    })
  }, machineId)
  await page.route('**/_next/static/islands/**/*.js', async (route) => {
    const answer = await route.fetch()
    const code = (await answer.text()).replace(
      /_sendInspectionEvent\(\{type:"@xstate\.microstep",actorRef:(\w+)\.self,event:(\w+),/,
      (call, scope, event) => call.replace('{', `{...window.failsIn?.(${scope}.self,${event}),`),
    )
    await route.fulfill({ response: answer, body: code })
  })
}

// What is still being fetched when a test ends is not waited for.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** The names of faults that the page tells; a beacon's own body is not to be had. */
async function faultsTold(page: Page): Promise<readonly string[]> {
  const told: string[] = []
  await page.exposeFunction('noteFault', (text: string) => void told.push(JSON.parse(text).name))
  await page.addInitScript((path) => {
    const texts = new WeakMap<Blob, string>()
    const Plain = window.Blob
    window.Blob = class extends Plain {
      constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
        super(parts, options)
        texts.set(this, String(parts?.[0]))
      }
    }
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      if (url === path && body instanceof Plain)
        (window as unknown as { noteFault: (text?: string) => void }).noteFault(texts.get(body))
      return send(url, body)
    }
  }, FAULT_PATH)
  return told
}

/** The last word of the log that a problem report would bring. */
const lastLogged = (page: Page): Promise<unknown> =>
  page.evaluate(
    ([path, key]) => {
      const link = Object.assign(document.createElement('a'), { href: path })
      link.addEventListener('click', (event) => event.preventDefault())
      document.body.append(link)
      link.click()
      link.remove()
      const log = JSON.parse(sessionStorage.getItem(key) ?? '{}')
      const [actor] = log.events?.findLast((one: unknown[]) => one[2] === 'fault') ?? []
      return log.actors?.[actor]?.[0]
    },
    [problemPath('en'), PROBLEM_LOG_KEY] as const,
  )

const textLength = (page: Page) =>
  page.evaluate(() => document.querySelector('main')!.innerText.replace(/\s/g, '').length)

test('every machine of a public page has its fault tried', () => {
  expect(Object.keys(FALLS).sort()).toEqual([...ON_PUBLIC_PAGES].sort())
  // What `lastLogged` looks for within the page.
  expect(FAULT).toBe('fault')
})

for (const [id, fall] of Object.entries(FALLS))
  test(`an action of ${id} fails`, thoroughUnless(fall.isDaily === true), async ({ page }) => {
    await failsIn(page, id)
    const told = await faultsTold(page)
    await fall.before?.(page)
    await page.goto((id === 'tracking' ? countedSite() : '') + fall.path, { waitUntil: 'load' })
    const whole = await textLength(page)
    const left: string[] = []
    await page.route('**', (route, request) => {
      if (!request.isNavigationRequest()) return route.fallback()
      left.push(request.url())
      // The page stays.
      return route.fulfill({ status: 204 })
    })
    await comesAlive(page)
    await fall.act?.(page)
    await expect.poll(() => told).toContain(id)
    expect(await lastLogged(page)).toBe(id)
    expect(await textLength(page)).toBeGreaterThan(whole * 0.8)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.locator('a[href]').first()).toBeAttached()
    await fall.sees(page, left)
  })
