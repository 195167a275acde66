/** Where a device is, and who is logged in, as a test wants it; what a visitor sees of the modals about that. */
import { type Locator, expect, type Page, test } from '@playwright/test'
import { selectCityCopy } from '@/content/copy/selectCity'
import { ASHA } from '@/machines/session/session.testModel'
import type { Me } from '@/model/account/account'
import type { Place } from '@/model/account/location'
import { someMobile } from '@/tests/support/testNumbers'
import { CALLS, success } from './accountCalls'
import { codeSentTo } from './otpLoginVisitor'

const copy = selectCityCopy.en

/** The call that names the place where a device is. */
const REVERSE = '**/api/geo/reverse?**'

/** Logs a user in: sets the marker cookie, and fakes the server's answer. */
export async function isLoggedIn(page: Page, own: Partial<Me> = {}): Promise<Me> {
  const me = { ...ASHA, ...own }
  // Wherever the site is: `npm run paths -- run` walks on others than the tests' own.
  const { baseURL } = test.info().project.use
  await page.context().addCookies([{ name: 'signed_in', value: '1', url: baseURL }])
  await page.route(CALLS.me, (route) => route.fulfill(success(me)))
  return me
}

/** Makes a call that succeeds, with the proof that a page of the site sends it. */
export async function callsReally(
  page: Page,
  path: string,
  data: object,
): Promise<{ data: { token?: string } }> {
  const proof = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(proof) }
  const answer = await page.request.post(path, { data, headers })
  expect(answer.status(), path).toBe(200)
  // The answers of the account's calls are its envelope.
  return (await answer.json()) as { data: { token?: string } }
}

/** Logs in a new user at the real server, with a code that was really sent. @returns the number and the token */
export async function logsInReally(page: Page): Promise<{ mobile: string; token: string }> {
  const mobile = someMobile()
  const user = { mobileNo: mobile, countryCode: '91' }
  await page.request.get('/api/session/xsrf')
  await callsReally(page, '/users/v1/user/signup', { ...user, resend: 0 })
  const otp = await codeSentTo(page, mobile)
  const { data } = await callsReally(page, '/users/v1/user/login', { ...user, otp })
  return { mobile, token: data.token ?? '' }
}

type DeviceWindow = {
  question?: { found: PositionCallback; failed: PositionErrorCallback; options: PositionOptions }
  questionCount: number
}

/** A device that says where it is when a test wants it to. */
export class HeldPlace {
  constructor(private readonly page: Page) {}

  async takes(): Promise<void> {
    await this.page.addInitScript(() => {
      // A name that nothing else on the page has.
      const device = window as unknown as DeviceWindow
      device.questionCount = 0
      Object.defineProperty(navigator, 'geolocation', {
        value: {
          getCurrentPosition: (
            found: PositionCallback,
            failed: PositionErrorCallback,
            options: PositionOptions,
          ) => {
            device.question = { found, failed, options }
            device.questionCount += 1
          },
        },
      })
    })
  }

  /** The earlier question counts no more. */
  forget(): Promise<void> {
    return this.page.evaluate(() => void delete (window as unknown as DeviceWindow).question)
  }

  async isRequested(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => (window as unknown as DeviceWindow).question !== undefined), {
        message: 'the device is asked where it is',
      })
      .toBe(true)
  }

  /** With what the device was asked. */
  options(): Promise<PositionOptions | undefined> {
    return this.page.evaluate(() => (window as unknown as DeviceWindow).question?.options)
  }

  /** The device is found, and the server says where that is. */
  async isIn({ cityName, city }: Place): Promise<void> {
    await this.isRequested()
    await this.page.unroute(REVERSE)
    await this.page.route(REVERSE, (route) =>
      route.fulfill({ json: { address: { city: cityName }, ...(city && { city }) } }),
    )
    await this.page.evaluate(() => {
      const { question } = window as unknown as DeviceWindow
      // Only these two are read.
      question?.found({ coords: { latitude: 19.0728, longitude: 72.8826 } } as GeolocationPosition)
    })
  }

  /** The device does not say: 1 denied, 2 unavailable, 3 timed out. */
  async failsWith(code: number): Promise<void> {
    await this.isRequested()
    await this.page.evaluate((error) => {
      const { question } = window as unknown as DeviceWindow
      question?.failed({ code: error } as GeolocationPositionError)
    }, code)
  }
}

/** What the page prints on the console as an error. */
export function errorsOf(page: Page): string[] {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  return logged
}

/** The page's events of that name. */
export const eventsCalled = (page: Page, name: string) =>
  page.evaluate(
    (event) => (window.dataLayer ?? []).filter((one) => (one as { event?: string }).event === event),
    name,
  )

/** What this browser keeps of a location. */
export const keptLocation = (page: Page) =>
  page.evaluate(() => {
    const cookie = document.cookie.split('; ').find((one) => one.startsWith('userSelectedCity='))
    return {
      selectedCity: JSON.parse(localStorage.getItem('selectedCity') ?? 'null') as unknown,
      sessionLocation: JSON.parse(localStorage.getItem('sessionLocation') ?? 'null') as unknown,
      cookie: JSON.parse(decodeURIComponent(cookie?.split('=')[1] ?? 'null')) as unknown,
    }
  })

/** From here on the test says when time passes. */
export async function pausesClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** The page does not reload by itself after this delay, so that a test can look at it as long as it likes. */
export const neverReloads = (page: Page, delayMs: number) =>
  page.addInitScript((never) => {
    const wait = window.setTimeout.bind(window)
    const unlessNever = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === never ? 0 : wait(run, ms, ...rest)
    Object.assign(window, { setTimeout: unlessNever })
  }, delayMs)

/** How often the page was loaded since. */
export function countsLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

export class LocationVisitor {
  constructor(readonly page: Page) {}

  get dialog() {
    return this.page.getByRole('dialog')
  }
  get name() {
    return this.dialog.getByRole('textbox', { name: 'Name', exact: true })
  }
  get city() {
    return this.dialog.getByRole('combobox', { name: 'City', exact: true })
  }
  get nearme() {
    return this.dialog.getByRole('button', { name: copy.nearme })
  }
  get locating() {
    return this.dialog.getByRole('button', { name: copy.locating })
  }
  get submitButton() {
    return this.dialog.locator('button[type=submit]')
  }
  get errors() {
    return this.dialog.locator('.error')
  }

  /** Opens a page with its location modal. */
  async opens(path: string): Promise<void> {
    await this.page.goto(`${path}#location`)
    await expect(this.city).toBeVisible()
  }

  async hasCities(): Promise<void> {
    await expect(this.city.getByRole('option', { name: 'Mumbai', exact: true })).toBeAttached()
  }
}

export const MUMBAI = { cityid: 477, cityname: 'Mumbai', type: 'popular', serviceable: true }

/**
 * Checks that Mumbai, chosen from a list by a visitor without a number, is stored on the device and was noted once.
 */
export async function seesMumbaiChosen(page: Page): Promise<void> {
  const kept = await keptLocation(page)
  expect(kept.selectedCity).toEqual(MUMBAI)
  expect(kept.sessionLocation).toEqual({ time: expect.any(Number), city: MUMBAI })
  expect(kept.cookie).toEqual(kept.sessionLocation)
  expect(await eventsCalled(page, 'location_selected')).toEqual([
    {
      ...{ event: 'location_selected', success: true, mobile_no: '', serviceable: true },
      ...{ city: 'Mumbai', city_selection_mode: 'manual' },
    },
  ])
}

/** Sees that a field says that it is filled wrongly, or does not. */
export async function expectInvalid(field: Locator, isFaulty: boolean): Promise<void> {
  const says = isFaulty ? expect(field) : expect(field).not
  await says.toHaveAttribute('aria-invalid', 'true')
}
