import { randomBytes, generateKeyPairSync } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { staffLoginCopy as copy } from '@/content/copy/staffLogin'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { STAFF_LOGIN_LABELS, staffLoginStepOf } from '@/machines/staffLogin/staffLogin.labels'
import type { StaffLoginContext, StaffLoginEvent } from '@/machines/staffLogin/staffLogin.machine'
import { withAuthenticator } from '@/tests/browser/deskAuthenticator'
import { HeldCall } from '@/tests/browser/heldCall'
import type { Replay } from './replay'

type StateValue = Parameters<typeof staffLoginStepOf>[0]
const WAYS = {
  'passkey.chosen': 'passkey',
  'recovery.chosen': 'useRecovery',
  'timeCode.chosen': 'useApp',
  'name.edited': 'otherName',
} as const

/** Acts out the login of staff, with an authenticator that holds a passkey; the server's answers are the test's. */
export class StaffLoginReplay implements Replay {
  private readonly password = new HeldCall('**/desk/api/login')
  private readonly passkey = new HeldCall('**/desk/api/login/challenge')
  private readonly opened: string[] = []

  constructor(private readonly page: Page) {}

  private get form(): Locator {
    return this.page.locator('form[data-step]')
  }
  private get field(): Locator {
    return this.form.locator('#sign-in')
  }

  async begin(): Promise<void> {
    await this.hasPasskey()
    await this.password.takes(this.page)
    await this.passkey.takes(this.page)
    await this.page.route('**/desk/api/login/passkey', (route) => route.fulfill({ json: { data: {} } }))
    await this.page.clock.install()
    await this.page.goto('/desk/login')
    await this.page.mouse.move(5, 5)
    await this.page.locator('html[data-alive]').waitFor({ state: 'attached' })
    // The desk's page never comes, so that its opening can be seen.
    await this.page.route(/\/desk$/, (route) => {
      this.opened.push(route.request().url())
      return route.fulfill({ status: 204 })
    })
  }

  private async hasPasskey(): Promise<void> {
    const { session, id } = await withAuthenticator(this.page)
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    await session.send('WebAuthn.addCredential', {
      authenticatorId: id,
      credential: {
        credentialId: randomBytes(16).toString('base64'),
        isResidentCredential: true,
        rpId: 'localhost',
        userHandle: randomBytes(8).toString('base64'),
        privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
        signCount: 0,
      },
    })
  }

  /** Answers as the server would, or as the browser does of whose person cancels. */
  private async ends(isPasskey: boolean, kind: string): Promise<void> {
    const call = isPasskey ? this.passkey : this.password
    const route = await call.isOnItsWay()
    call.forget()
    const challenge = {
      id: 'x',
      options: { challenge: 'AAAA', rpId: 'localhost', userVerification: 'required' },
    }
    const refused = { status: { code: 401, message: '' }, error: ['x'], code: 'refused' }
    if (kind === 'taken') return route.fulfill({ json: { data: isPasskey ? challenge : {} } })
    if (kind === 'refused') return route.fulfill({ status: 401, json: refused })
    if (kind === 'locked') return route.fulfill({ status: 429, json: { waitSeconds: 120 } })
    if (kind === 'unanswered') return route.abort('internetdisconnected')
    const name = kind === 'cancelled' ? 'NotAllowedError' : 'NotSupportedError'
    await this.page.evaluate((error) => {
      navigator.credentials.get = () => Promise.reject(new DOMException(error, error))
    }, name)
    await route.fulfill({ json: { data: challenge } })
  }

  async does({ event }: PathStep): Promise<void> {
    if (event.type.startsWith('xstate.after.')) return this.page.clock.runFor(120_000)
    const isPasskey = event.type.endsWith('askPasskey')
    if (event.type.startsWith('xstate.done')) return this.ends(isPasskey, 'taken')
    if (event.type.startsWith('xstate.error')) {
      const { error } = event as unknown as { error: { kind: string } }
      return this.ends(isPasskey, error.kind)
    }
    // Only the cases' events are left.
    const did = event as StaffLoginEvent
    if ('text' in did) {
      await this.field.fill(did.text)
      return this.form.locator('button[type=submit]').click()
    }
    await this.form.locator(`[data-way="${WAYS[did.type]}"]`).click()
  }

  async sees({ value, key }: PathStep): Promise<void> {
    const [, { name, problem, waitSeconds }] = JSON.parse(key) as [unknown, StaffLoginContext]
    const step = staffLoginStepOf(value as StateValue)
    const { field, button, ways } = STAFF_LOGIN_LABELS[step]
    await expect(this.form).toHaveAttribute('data-step', step)
    await expect(this.form.locator('[data-way]')).toHaveText(ways.map((way) => copy[way]))
    if (step === 'locked') {
      expect(waitSeconds).toBe(120)
      return expect(this.form.locator('[role=alert]')).toContainText('Wait 2 minutes')
    }
    await expect(this.form.locator('button[type=submit]')).toHaveText(copy[button])
    await expect(this.form.locator('[role=alert]')).toHaveText(problem ? copy.problems[problem] : '')
    await expect(this.field).toHaveCount(field ? 1 : 0)
    if (field) await expect(this.form.getByText(copy[field], { exact: true })).toBeVisible()
    if (step === 'name') await expect(this.field).toHaveValue(problem === 'nameMissing' ? /.*/ : name)
    if (step === 'signedIn') await expect.poll(() => this.opened.length).toBe(1)
  }
}
