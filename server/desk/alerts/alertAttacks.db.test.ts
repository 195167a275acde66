import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { SITE } from '@/tests/support/siteRequest'
import { accounts } from '@/tests/support/testAccounts'
import { ALERT_HANDLERS } from './alertCalls'
import {
  alertsForEachTest,
  REGISTER,
  SAVE,
  signedIn,
  sql,
  subscription,
  targets,
  told,
} from '@/tests/support/testAlerts'

alertsForEachTest()

describe('an attacker', () => {
  it('does not remove another person’s browser', async () => {
    const [meera, mallory] = [await told('Meera Nair'), await told('Mallory Smith')]
    const of = 'select id from staff_alert_target where staff_id = $1'
    const [own] = (await sql<{ id: string }>(of, [meera.id])).rows
    for (const browser of [own?.id ?? '', 'x', "' or true --"])
      await mallory.browser.form('/desk/alerts/forget', { browser })
    expect(await targets()).toBe(2)
    await meera.browser.form('/desk/alerts/forget', { browser: own?.id ?? '' })
    expect((await sql(of, [meera.id])).rows).toEqual([])
  })

  it.each([
    ['http://push.example/x'],
    ['https://127.0.0.1/x'],
    ['https://10.1.2.3/x'],
    ['https://[::1]/x'],
    ['https://169.254.169.254/latest'],
    ['https://push.example:22/x'],
    ['https://user:word@push.example/x'],
    ['ftp://push.example/x'],
    [`https://push.example/${'x'.repeat(2000)}`],
    [''],
    [{ href: 'https://push.example/x' }],
  ])('has the server post to no address of their own: %j', async (endpoint) => {
    const mallory = await signedIn('Mallory Smith')
    const { keys } = subscription()
    expect((await mallory.browser.call(REGISTER, { endpoint, keys })).http).toBe(400)
    expect(await targets()).toBe(0)
  })

  it('puts no line into a mail, and types one address', async () => {
    const mallory = await signedIn('Mallory Smith')
    for (const address of [
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example, c@d.example',
      '<a@b.example>',
      'x',
    ])
      expect(await mallory.browser.form(SAVE, { 'mail.new': 'on', address })).toBe(
        '/desk/alerts?problem=mailAddress',
      )
    expect(await targets()).toBe(0)
  })

  it('who may only look on, is signed out or comes from another site changes nothing', async () => {
    const viewer = await signedIn('Farah Khan', 'viewer')
    expect((await viewer.browser.call(REGISTER, subscription())).http).toBe(403)
    expect(await viewer.browser.form(SAVE, { address: 'a@b.example' })).toBe('/desk/alerts?problem=role')
    const { browser } = await signedIn('Meera Nair')
    const request = (path: string, headers: Record<string, string>) =>
      new Request(SITE + path, { method: 'POST', body: 'address=a@b.example', headers })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const foreign = { ...form, cookie: browser.cookie, origin: 'https://evil.example' }
    expect((await ALERT_HANDLERS[SAVE].POST(request(SAVE, foreign))).status).toBe(403)
    expect((await ALERT_HANDLERS[REGISTER].POST(request(REGISTER, foreign))).status).toBe(403)
    await browser.form('/desk/logout')
    expect((await browser.call(REGISTER, subscription())).http).toBe(401)
    expect(await targets()).toBe(0)
  })

  it('who changes what a colleague is told leaves an entry of the audit trail, without the address', async () => {
    const { browser } = await signedIn('Mallory Smith')
    await browser.form(SAVE, { 'mail.new': 'on', address: 'm@clinic.example' })
    const entries = []
    for await (const entry of auditEntries(accounts.database.executeSql))
      if (entry.action === 'staff.alerts.changed' && entry.actor === 'staff Mallory Smith')
        entries.push(entry)
    expect(entries.length).toBeGreaterThan(0)
    expect(JSON.stringify(entries)).not.toContain('clinic.example')
  })
})
