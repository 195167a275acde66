import 'server-only'
import { TOTP } from 'otpauth'
import { isStaffRole, type StaffRole } from '@/model/desk/staff'
import { DAY_FORMS } from '@/server/desk/day/dayForms'
import { NEW_LEAD_FORMS } from '@/server/desk/newLead/newLeadForms'
import { SCHEDULE_FORMS } from '@/server/desk/schedule/scheduleForms'
import { DEMO_FORMS } from '@/server/desk/demo/demoForm'
import { BULK_FORMS } from '@/server/desk/followUp/bulkForms'
import { EXPORT_FORMS } from '@/server/desk/followUp/exportForm'
import { FOLLOW_UP_FORMS } from '@/server/desk/followUp/leadForms'
import { ALERT_HANDLERS } from '@/server/desk/alerts/alertCalls'
import { STAFF_HANDLERS } from '@/server/desk/staff/staffHandlers'
import { invite } from '@/server/desk/staff/invitations'
import { runtime } from '@/server/runtime'
import { xsrfProof } from './testAccounts'
import { TestPasskey } from './testPasskey'
import { SITE } from './siteRequest'

const HANDLERS = {
  ...STAFF_HANDLERS,
  ...FOLLOW_UP_FORMS,
  ...DAY_FORMS,
  ...SCHEDULE_FORMS,
  ...NEW_LEAD_FORMS,
  ...EXPORT_FORMS,
  ...BULK_FORMS,
  ...DEMO_FORMS,
  ...ALERT_HANDLERS,
}
type Path = keyof typeof HANDLERS

/** A browser at the desk, with its cookies; it speaks to the table of calls. */
export class DeskBrowser {
  private readonly cookies = new Map<string, string>()

  constructor(private readonly ip = '203.0.113.7') {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
  set session(value: string) {
    this.cookies.set('desk', value.replace('desk=', ''))
  }

  private async send(path: Path, body: string, headers: Record<string, string>): Promise<Response> {
    const { POST } = HANDLERS[path]
    const all = {
      'x-shalya-client-ip': this.ip,
      'user-agent': 'Chrome/140 Linux',
      cookie: this.cookie,
      ...headers,
    }
    const answer = await POST(new Request(SITE + path, { method: 'POST', body, headers: all }))
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  /** Posts a plain form. */
  post(path: Path, fields: Record<string, string> = {}): Promise<Response> {
    const type = 'application/x-www-form-urlencoded'
    return this.send(path, new URLSearchParams(fields).toString(), { 'content-type': type, origin: SITE })
  }

  /** As post. @returns where it leads to, without the fragment */
  async form(path: Path, fields: Record<string, string> = {}): Promise<string> {
    const answer = await this.post(path, fields)
    return (answer.headers.get('location') ?? String(answer.status)).split('#', 1)[0] ?? ''
  }

  /** Makes a JSON call. */
  async call(path: Path, body: unknown = {}) {
    const headers = { 'content-type': 'application/json', ...xsrfProof(this.cookie) }
    const answer = await this.send(path, JSON.stringify(body), headers)
    return {
      http: answer.status,
      ...((await answer.json()) as { code?: string; data?: unknown; waitSeconds?: number }),
    }
  }

  /** What a passkey has to sign. */
  async challenge(path: Path, body: unknown = {}): Promise<{ id: string; challenge: string }> {
    const { data } = await this.call(path, body)
    const { id, options } = data as { id: string; options: { challenge: string } }
    return { id, challenge: options.challenge }
  }

  async signInBy(passkey: TestPasskey, claims?: Parameters<TestPasskey['signs']>[1]) {
    const { id, challenge } = await this.challenge('/desk/api/login/challenge')
    return this.call('/desk/api/login/passkey', { id, response: passkey.signs(challenge, claims) })
  }
}

/** The link's token of an invitation. */
export async function invited(name: string, role: StaffRole | string = 'agent'): Promise<string> {
  const { database, secret } = runtime()
  if (!isStaffRole(role)) throw new Error(`${role} is no role`)
  const token = await invite(database, { name, role, branches: null }, { by: 'the test', secret })
  if (token === undefined) throw new Error(`${name} is disabled`)
  return token
}

/** A code of an authenticator app, so many steps from now. */
export const timeCode = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

/** An invited member with a passkey. */
export async function memberWithPasskey(name: string, role: StaffRole = 'agent') {
  const browser = new DeskBrowser()
  const passkey = new TestPasskey()
  const token = await invited(name, role)
  const { id, challenge } = await browser.challenge('/desk/api/invitation/challenge', { token })
  const joined = await browser.call('/desk/api/invitation/passkey', {
    token,
    id,
    response: passkey.makes(challenge),
  })
  return { browser, passkey, joined, token }
}
