import { parse } from 'csv-parse/sync'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { addFollowUps } from './createFollowUps'
import { readSettings } from './settingsStore'
import { fillDemo } from '@/server/desk/demo/deskDemo'
import { runtime } from '@/server/runtime'
import { DeskBrowser } from '@/tests/support/deskBrowser'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { staffCookie } from '@/tests/support/testStaff'
import type { StaffRole } from '@/model/desk/staff'

testAccounts()

const EXPORT = '/desk/leads/export'

async function signedIn(role: StaffRole): Promise<DeskBrowser> {
  const browser = new DeskBrowser()
  browser.session = await staffCookie(accounts.database, { name: `Somebody ${role}`, role })
  return browser
}

const rowsOf = async (answer: Response): Promise<readonly Record<string, string>[]> =>
  parse(await answer.text(), { columns: true, bom: true })

const exported = async () => {
  const entries = []
  for await (const entry of auditEntries(accounts.database.executeSql))
    if (entry.action === 'leads.exported') entries.push(entry)
  return entries
}

beforeAll(async () => {
  await fillDemo(accounts.database, { leads: 60, doctors: 0, now: Date.now() })
  const id = await acceptedId(
    runtime().intake,
    leadInput({ NameData: '=1+1', CityData: 'Pune', MobileNoData: '9876500001' }),
  )
  const { executeSql } = accounts.database
  await addFollowUps(executeSql, [id], await readSettings(executeSql))
})

test('a manager downloads the leads of the list as it is filtered, and the audit trail says so first', async () => {
  const manager = await signedIn('manager')
  const answer = await manager.post(EXPORT, { view: 'all', city: 'Pune', q: '' })
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ])
  const rows = await rowsOf(answer)
  expect(new Set(rows.map(({ City }) => City))).toEqual(new Set(['Pune']))
  expect(rows.map(({ Name }) => Name)).toContain("'=1+1")
  expect(await exported()).toMatchObject([
    { actor: 'staff Somebody manager', count: rows.length, subject: 'csv view=all&city=Pune' },
  ])
})

test('what was searched for is not written down', async () => {
  const manager = await signedIn('manager')
  await manager.post(EXPORT, { view: 'all', q: '9876500001' })
  expect(JSON.stringify(await exported())).not.toContain('9876500001')
})

test('nobody below a manager gets a lead by it', async () => {
  for (const role of ['agent', 'viewer'] as const) {
    const answer = await (await signedIn(role)).post(EXPORT, { view: 'all' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk?view=all&problem=role'])
  }
})
