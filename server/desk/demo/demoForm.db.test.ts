import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { runtime } from '@/server/runtime'
import { DeskBrowser } from '@/tests/support/deskBrowser'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { staffCookie } from '@/tests/support/testStaff'
import type { StaffRole } from '@/model/desk/staff'
import { isDeskEmpty } from './demoForm'

testAccounts()

const FILL = '/desk/demo/fill'
const sql = () => accounts.database.executeSql
const leads = async () => (await sql()<{ n: number }>('select count(*)::int as n from lead')).rows[0]?.n

async function signedIn(role: StaffRole): Promise<DeskBrowser> {
  const browser = new DeskBrowser()
  browser.session = await staffCookie(accounts.database, { name: `Somebody ${role}`, role })
  return browser
}

test('nobody but an owner fills an empty desk', async () => {
  for (const role of ['manager', 'agent', 'author'] as const)
    expect(await (await signedIn(role)).form(FILL)).toBe('/desk?problem=role')
  expect([await leads(), await isDeskEmpty(sql())]).toEqual([0, true])
})

test('an owner fills it once, also by two presses, and the audit trail says so', async () => {
  const owner = await signedIn('owner')
  expect(await Promise.all([owner.form(FILL), owner.form(FILL)])).toEqual([
    '/desk?view=all',
    '/desk?view=all',
  ])
  const filled = (await leads()) ?? 0
  expect(filled).toBeGreaterThanOrEqual(400)
  expect(await isDeskEmpty(sql())).toBe(false)
  expect(await owner.form(FILL)).toBe('/desk?problem=hasLeads')
  expect(await leads()).toBe(filled)
  const noted = []
  for await (const { action, actor, subject } of auditEntries(sql()))
    if (subject === 'demonstration') noted.push([action, actor])
  expect(noted).toEqual([['lead.added', 'staff Somebody owner']])
}, 120_000)

test('a desk with one lead of a patient is not filled', async () => {
  await sql()('delete from appointment')
  await sql()('delete from lead')
  await acceptedId(runtime().intake, leadInput())
  expect(await (await signedIn('owner')).form(FILL)).toBe('/desk?problem=hasLeads')
  expect(await leads()).toBe(1)
})
