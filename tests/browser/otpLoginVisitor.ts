/** What a visitor does and sees in the login modal, and the server's side of it. */
import { expect, type Page } from '@playwright/test'
import { modalCopy } from '@/content/copy/modals'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { HeldCall } from './heldCall'

const copy = otpLoginCopy.en

/** The code of the newest message to a number, as the `log` sender keeps it (GET /dev/messages). */
export async function codeSentTo(page: Page, mobile: string): Promise<string> {
  const html = await (await page.request.get('/dev/messages')).text()
  const message = new RegExp(`data-to="91${mobile}".*?<pre>(\\d{6})`, 's').exec(html)
  expect(message, `a message to ${mobile}`).not.toBeNull()
  return message?.[1] ?? ''
}

/** A held call of the login, which can also be sent on to the server. */
export class HeldOtpCall extends HeldCall {
  /** Bodies of the calls so far. */
  readonly requests: unknown[] = []
  isHolding = true

  override async takes(page: Page): Promise<void> {
    await page.route(this.pattern, (route) => {
      this.requests.push(route.request().postDataJSON())
      if (!this.isHolding) return route.continue()
      this.held = route
    })
  }

  /** Lets the server answer; `change` may add to what it says. */
  async goesOn(change?: (data: Record<string, unknown>) => void): Promise<void> {
    const route = await this.taken()
    const response = await route.fetch()
    const json = (await response.json()) as { data: Record<string, unknown> }
    change?.(json.data)
    await route.fulfill({ response, json })
  }

  async isCut(): Promise<void> {
    await (await this.taken()).abort('connectionreset')
  }
}

export class OtpLoginVisitor {
  constructor(readonly page: Page) {}

  get dialog() {
    return this.page.getByRole('dialog')
  }
  get form() {
    return this.dialog.locator('form[data-otp-login]')
  }
  get mobile() {
    return this.form.getByLabel(copy.mobile, { exact: true })
  }
  get group() {
    return this.form.getByRole('group', { name: copy.otp })
  }
  get boxes() {
    return this.group.getByRole('textbox')
  }
  get name() {
    return this.form.getByLabel(copy.name, { exact: true })
  }
  get submitButton() {
    return this.form.locator('button[type=submit]')
  }
  get editNumber() {
    return this.form.getByRole('button', { name: copy.editNumber })
  }
  get resend() {
    return this.form.getByRole('button', { name: copy.resend })
  }
  get errors() {
    return this.form.locator('.error')
  }
  get headerLogin() {
    return this.page.getByRole('banner').locator('a[data-opens=login]:visible')
  }

  /** The digits in the boxes, a point for an empty one. */
  async code(): Promise<string> {
    const digits = await this.boxes.evaluateAll((boxes) =>
      boxes.map((box) => (box as HTMLInputElement).value),
    )
    return digits.map((digit) => digit || '.').join('')
  }

  /** Opens a page with its login. */
  async opens(path: string): Promise<void> {
    await this.page.goto(`${path}#login`)
    await expect(this.dialog).toHaveAccessibleName(modalCopy.en.titles.login)
    await expect(this.mobile).toBeVisible()
  }

  /** Empties the boxes and types a code. */
  async typesCode(code: string): Promise<void> {
    await this.boxes.last().focus()
    for (let press = 0; press < 6; press += 1) await this.page.keyboard.press('Backspace')
    await this.boxes.first().focus()
    await this.page.keyboard.type(code)
  }

  /** From the open login to step 2. */
  async asksForCode(mobile: string): Promise<void> {
    await this.mobile.fill(mobile)
    await this.submitButton.click()
    await expect(this.group).toBeVisible()
  }

  /** From the open login to what follows the right code, which was really sent. */
  async provesNumber(mobile: string): Promise<void> {
    await this.asksForCode(mobile)
    await this.typesCode(await codeSentTo(this.page, mobile))
    await this.submitButton.click()
  }
}

/** Fakes a browser that reads text messages (WebOTP): the test supplies the code. */
export class MessageReader {
  constructor(private readonly page: Page) {}

  /** Before the page is opened. */
  async takesPart(): Promise<void> {
    await this.page.addInitScript(() => {
      const reader = { waiting: 0, read: (_: string) => {}, refuse: () => {} }
      Object.assign(window, { OTPCredential: class {}, messageReader: reader })
      navigator.credentials.get = (options) =>
        new Promise((resolve, reject) => {
          reader.waiting += 1
          const end = (ended: () => void) => {
            reader.waiting -= 1
            ended()
          }
          reader.read = (code) => end(() => resolve({ id: '', type: 'otp', code } as Credential))
          reader.refuse = () => end(() => reject(new DOMException('refused', 'NotAllowedError')))
          options?.signal?.addEventListener('abort', () => {
            reader.waiting -= 1
            reject(options.signal?.reason)
          })
        })
    })
  }

  /** How many times the page waits for a message now. */
  waiting(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as ReadingWindow).messageReader.waiting)
  }
  reads(code: string): Promise<void> {
    return this.page.evaluate((read) => (window as unknown as ReadingWindow).messageReader.read(read), code)
  }
  refuses(): Promise<void> {
    return this.page.evaluate(() => (window as unknown as ReadingWindow).messageReader.refuse())
  }
}

type ReadingWindow = {
  messageReader: { waiting: number; read: (code: string) => void; refuse: () => void }
}

/** The page was in the background for so long: its timers were stopped while time passed. */
export async function comesBackAfter(page: Page, ms: number): Promise<void> {
  const turns = (state: 'hidden' | 'visible') =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await turns('hidden')
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + ms)
  await turns('visible')
}
