import { randomUUID } from 'node:crypto'
import type { PushBrowser } from '@/model/desk/alerts'
import type { StaffRole } from '@/model/desk/staff'
import { DeskBrowser } from './deskBrowser'
import { accounts, testAccounts } from './testAccounts'
import { staffCookie, staffMember } from './testStaff'
import { TestPushBrowser } from './testPushBrowser'
import { planAlerts } from '@/server/desk/alerts/planAlerts'

export const sql = <Row>(text: string, values?: readonly unknown[]) =>
  accounts.database.executeSql<Row>(text, values)
export const REGISTER = '/desk/api/alerts/browser'
export const SAVE = '/desk/alerts/save'

export async function signedIn(name: string, role: StaffRole = 'agent') {
  const browser = new DeskBrowser()
  browser.session = await staffCookie(accounts.database, { name, role })
  return { browser, id: await staffMember(accounts.database, { name, role }) }
}
export type Signed = Awaited<ReturnType<typeof signedIn>>

const endpoints = { next: 0 }
export const subscription = (): PushBrowser =>
  new TestPushBrowser(`https://push.example/send/${endpoints.next++}-${randomUUID()}`).subscription

/** A member of staff who gets alerts in the browser. */
export async function told(name: string, role: StaffRole = 'agent') {
  const person = await signedIn(name, role)
  const push = subscription()
  expect((await person.browser.call(REGISTER, push)).http).toBe(200)
  return { ...person, push }
}

/** Plans all that has happened: nothing of this database is under way, and other databases' transactions hold nothing up. */
export async function planAll(): Promise<void> {
  const { rows } = await sql<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next')
  await planAlerts(accounts.database, rows[0]?.next)
}
export const targets = async () =>
  (await sql<{ n: number }>('select count(*)::int as n from staff_alert_target')).rows[0]?.n

/** For a file's tests: no alert, and nobody who gets one. */
export function alertsForEachTest() {
  testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })
  beforeEach(async () => {
    await planAll()
    await sql('delete from staff_alert_target')
    await sql('delete from staff_alert_choice')
  })
}
