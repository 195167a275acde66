import type { LeadBody } from '@/model/lead/lead'
import type { StaffRole } from '@/model/desk/staff'
import { changeMember } from '@/server/desk/staff/staffMembers'
import { changeDuty } from '@/server/desk/staff/accountCalls'
import { dutyOf } from '@/server/desk/staff/duty'
import { runtime } from '@/server/runtime'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { DeskPerson } from '@/tests/support/testDesk'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { SITE } from '@/tests/support/siteRequest'
import { assignLeads } from './assignLeads'
import { addFollowUps } from './createFollowUps'
import { verifyFollowUps } from './eventChain'
import { changeSettings, readSettings } from './settingsStore'
import { runTimers } from './timers'

testAccounts()

const sql = <Row>(text: string, values?: readonly unknown[]) =>
  accounts.database.executeSql<Row>(text, values)
const HOUR = 3_600_000

async function setRules(...assignRules: readonly string[]): Promise<void> {
  const { version, settings } = await readSettings(accounts.database.executeSql)
  const change = { version, settings: { ...settings, assignRules }, by: { name: 'Olga' } }
  expect(await changeSettings(accounts.database, change)).toBe(true)
}

async function lead(city = 'Pune', more: LeadBody = {}): Promise<string> {
  const id = await acceptedId(runtime().intake, leadInput({ CityData: city, ...more }))
  await addFollowUps(accounts.database.executeSql, [id], await readSettings(accounts.database.executeSql))
  return id
}
const leads = async (count: number) => {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.push(await lead())
  return ids
}

const people = new Map<string, DeskPerson>()
async function signedIn(name: string, role: StaffRole = 'agent'): Promise<DeskPerson> {
  const person = await DeskPerson.signedIn(name, role)
  people.set(name, person)
  return person
}
async function duty(
  name: string,
  isOn: boolean,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { cookie } = people.get(name) ?? (await signedIn(name))
  const answer = await changeDuty(
    new Request(`${SITE}/desk/account/duty`, {
      method: 'POST',
      body: new URLSearchParams({ duty: isOn ? 'on' : 'away', ...more }),
      headers: { cookie, origin: SITE, host: 'localhost:3000' },
    }),
  )
  return answer.headers.get('location') ?? ''
}

const ownerOf = async (id: string) => {
  const { rows } = await sql<{ name: string | null; state: string }>(
    `select m.name, f.state from lead_follow_up f left join staff_member m on m.id = f.owner_id where f.lead_id = $1`,
    [id],
  )
  return rows[0]?.name ?? rows[0]?.state
}
const idOf = async (name: string) =>
  (await sql<{ id: string }>('select id from staff_member where name = $1', [name])).rows[0]?.id ?? ''

beforeEach(async () => {
  people.clear()
  await sql('update staff_member set on_duty_at = null, disabled_at = null')
  // Leads of tests before are nobody's.
  while ((await runTimers(accounts.database, Date.now() + HOUR)) > 0);
  await sql('update lead_follow_up set to_assign = false')
})
afterEach(async () => {
  expect((await verifyFollowUps(accounts.database.executeSql)).kind).toBe('whole')
})

test('without rules, or with nobody on duty, leads wait in the queue', async () => {
  const id = await lead()
  await setRules()
  await duty('Meera Nair', true)
  expect([await assignLeads(accounts.database), await ownerOf(id)]).toEqual([0, 'queued'])
  await duty('Meera Nair', false)
  await setRules('all: everyone')
  expect([await assignLeads(accounts.database), await ownerOf(id)]).toEqual([0, 'queued'])
  await duty('Meera Nair', true)
  expect([await assignLeads(accounts.database), await ownerOf(id)]).toEqual([1, 'Meera Nair'])
})

test('the first rule that fits names the people, and a lead of no rule waits for who claims it', async () => {
  await setRules('city Mumbai: Ravi Kumar', 'city Pune: Meera Nair')
  for (const name of ['Meera Nair', 'Ravi Kumar', 'Asha Rao']) await duty(name, true)
  const [pune, mumbai, delhi] = [await lead(), await lead('Mumbai'), await lead('Delhi')]
  expect(await assignLeads(accounts.database)).toBe(2)
  expect(await Promise.all([pune, mumbai, delhi].map(ownerOf))).toEqual([
    'Meera Nair',
    'Ravi Kumar',
    'queued',
  ])
  const taken = await people.get('Asha Rao')!.does(delhi, { type: 'claim' }, 0)
  expect([taken.http, await ownerOf(delhi)]).toEqual([200, 'Asha Rao'])
})

test('rules know the language and department of the page that a lead came from', async () => {
  await setRules('language hi; department Eye Care: Meera Nair')
  await duty('Meera Nair', true)
  const page = { PageLanguage: 'hi', PageDepartment: 'Eye Care' }
  const [own, other] = [await lead('Pune', page), await lead('Pune', { ...page, PageLanguage: 'en' })]
  expect(await assignLeads(accounts.database)).toBe(1)
  expect([await ownerOf(own), await ownerOf(other)]).toEqual(['Meera Nair', 'queued'])
})

test('a viewer is never on duty', async () => {
  await signedIn('Farah Khan', 'viewer')
  expect(await duty('Farah Khan', true)).toContain('problem=role')
  expect(await dutyOf(accounts.database.executeSql, await idOf('Farah Khan'))).toBeUndefined()
})

test('servers that assign at once give each lead one person, and everybody as many', async () => {
  await setRules('all: everyone')
  const names = ['Agent One', 'Agent Two', 'Agent Three']
  for (const name of names) await duty(name, true)
  const ids = await leads(60)
  // More than one round each, and until nothing is left.
  for (let round = 0; round < 3; round += 1)
    await Promise.all(Array.from({ length: 4 }, () => assignLeads(accounts.database)))
  const { rows } = await sql<{ name: string; count: number }>(
    `select m.name, count(*)::integer as count from lead_event e join lead_follow_up f using (lead_id)
     join staff_member m on m.id = f.owner_id
     where e.type = 'assigned' and e.lead_id = any($1::uuid[]) group by m.name order by m.name`,
    [ids],
  )
  expect(rows).toEqual(names.sort().map((name) => ({ name, count: 20 })))
})

test('an assigned lead does not lapse; who leaves hands it over, but keeps one that they are calling', async () => {
  await setRules('all: everyone')
  const meera = await signedIn('Meera Nair')
  await duty('Meera Nair', true)
  const [waiting, calling] = await leads(2)
  await assignLeads(accounts.database)
  expect((await meera.does(calling!, { type: 'call' }, 1)).http).toBe(200)
  await runTimers(accounts.database)
  expect(await ownerOf(waiting!)).toBe('Meera Nair')
  await duty('Ravi Kumar', true)
  await duty('Meera Nair', false)
  await runTimers(accounts.database)
  expect([await ownerOf(waiting!), await ownerOf(calling!)]).toEqual(['queued', 'Meera Nair'])
  await assignLeads(accounts.database)
  expect(await ownerOf(waiting!)).toBe('Ravi Kumar')
})

test('the switch of the header leads back to its page, and nowhere else', async () => {
  expect(await duty('Meera Nair', true, { back: '/desk/day' })).toBe('/desk/day')
  expect(await dutyOf(accounts.database.executeSql, await idOf('Meera Nair'))).toBeDefined()
  expect(await duty('Meera Nair', false, { back: 'https://other.example' })).toBe('/desk')
  expect(await dutyOf(accounts.database.executeSql, await idOf('Meera Nair'))).toBeUndefined()
})

test('duty ends by itself after twelve hours', async () => {
  await setRules('all: everyone')
  await duty('Meera Nair', true)
  const [id] = await leads(1)
  await assignLeads(accounts.database)
  await runTimers(accounts.database, Date.now() + 13 * HOUR)
  expect(await ownerOf(id!)).toBe('queued')
})

test('a person who is disabled hands back what they have in hand', async () => {
  await setRules('all: everyone')
  const ravi = await signedIn('Ravi Kumar')
  await duty('Ravi Kumar', true)
  const [assigned, called] = await leads(2)
  await assignLeads(accounts.database)
  await ravi.does(called!, { type: 'call' }, 1)
  const by = { actor: 'staff Olga' } as const
  expect(await changeMember(accounts.database, await idOf('Ravi Kumar'), { isDisabled: true }, by)).toBe(
    'done',
  )
  await runTimers(accounts.database)
  expect([await ownerOf(assigned!), await ownerOf(called!)]).toEqual(['queued', 'queued'])
  expect(await assignLeads(accounts.database)).toBe(0)
  await duty('Meera Nair', true)
  expect(await assignLeads(accounts.database)).toBe(2)
})
