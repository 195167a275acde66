import { invitationMade } from './staffCalls'
import { staffOfCookies } from './deskGuard'
import { staffEntries } from './staffMembers'
import { DeskBrowser, invited } from '@/tests/support/deskBrowser'
import { failEntries } from '@/tests/support/failingAuditTrail'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { staffCookie, staffMember } from '@/tests/support/testStaff'
import { requestWith } from '@/tests/support/siteRequest'
import { putHospitals } from '@/tests/support/testClinic'
import type { StaffRole } from '@/model/desk/staff'
import { runtime } from '@/server/runtime'
import { acceptInvitation } from './invitations'

testAccounts()

beforeAll(() => putHospitals((text, values) => accounts.database.executeSql(text, values)))
beforeEach(() => accounts.database.executeSql('delete from staff_member'))

async function signedIn(name: string, role: StaffRole) {
  const browser = new DeskBrowser()
  browser.session = await staffCookie(accounts.database, { name, role })
  return { browser, id: await staffMember(accounts.database, { name, role }) }
}
const isIn = async ({ browser }: { browser: DeskBrowser }) =>
  (await staffOfCookies(browser.cookie)) !== undefined

test('an owner invites, and sees the link', async () => {
  const { browser } = await signedIn('Asha Rao', 'owner')
  const invite = (name: string, role: string) => browser.form('/desk/staff/invite', { name, role })
  expect(await invite('  Ravi   Kumar ', 'agent')).toBe('/desk/staff?done=invited')
  const made = invitationMade(new Request('http://localhost:3000', { headers: { cookie: browser.cookie } }))
  expect(made).toMatchObject({ name: 'Ravi Kumar' })
  expect(await browser.form('/desk/invitation/password', { token: made?.token ?? '' })).toBe('/desk/password')
  expect(await browser.form('/desk/staff/withdraw', { name: 'Ravi Kumar' })).toBe(
    '/desk/staff?done=withdrawn',
  )
  expect(await browser.form('/desk/invitation/password', { token: made?.token ?? '' })).toMatch(/problem/)
  for (const [name, role] of [
    ['', 'agent'],
    ['x', 'agent'],
    ['<b>Ravi</b>', 'agent'],
    ['Ravi Kumar', 'root'],
  ] as const)
    expect(await invite(name, role)).toBe('/desk/staff?problem=name')
})

test('nobody but an owner invites or changes anybody', async () => {
  const target = await signedIn('Ravi Kumar', 'agent')
  for (const role of ['manager', 'agent', 'viewer'] as const) {
    const { browser } = await signedIn('Meera Nair', role)
    for (const path of ['invite', 'withdraw', 'role', 'branches', 'disable', 'enable'] as const)
      expect(
        await browser.form(`/desk/staff/${path}`, { id: target.id, name: 'Ravi Kumar', role: 'owner' }),
      ).toBe('/desk/staff?problem=role')
  }
  expect(await isIn(target)).toBe(true)
})

test('a change of role and disabling end that person’s sessions, and disabling voids an invitation', async () => {
  const owner = await signedIn('Asha Rao', 'owner')
  const one = await signedIn('Ravi Kumar', 'agent')
  expect(await owner.browser.form('/desk/staff/role', { id: one.id, role: 'manager' })).toBe(
    '/desk/staff?done=role',
  )
  expect(await isIn(one)).toBe(false)
  const again = await signedIn('Ravi Kumar', 'manager')
  const token = await invited('Ravi Kumar')
  expect(await owner.browser.form('/desk/staff/disable', { id: one.id })).toBe('/desk/staff?done=disabled')
  expect([await isIn(again), await isIn(owner)]).toEqual([false, true])
  expect(await owner.browser.form('/desk/invitation/password', { token })).toMatch(/problem=invitation/)
  expect(await owner.browser.form('/desk/staff/invite', { name: 'Ravi Kumar', role: 'agent' })).toMatch(
    /disabled/,
  )
  expect(await owner.browser.form('/desk/staff/enable', { id: one.id })).toBe('/desk/staff?done=enabled')
  const entries = await staffEntries(accounts.database)
  expect(
    entries.map(({ name, role, isDisabled, isSignedIn }) => [name, role, isDisabled, isSignedIn]),
  ).toEqual([
    ['Asha Rao', 'owner', false, true],
    ['Ravi Kumar', 'manager', false, false],
  ])
})

test('the last owner stays, also when two owners disable each other at once', async () => {
  const [one, two] = [await signedIn('Asha Rao', 'owner'), await signedIn('Ravi Kumar', 'owner')]
  expect(await one.browser.form('/desk/staff/disable', { id: one.id })).toBe('/desk/staff?problem=self')
  const both = await Promise.all([
    one.browser.form('/desk/staff/disable', { id: two.id }),
    two.browser.form('/desk/staff/role', { id: one.id, role: 'viewer' }),
  ])
  const left = (await staffEntries(accounts.database)).filter(
    ({ role, isDisabled }) => role === 'owner' && !isDisabled,
  )
  expect(left).toHaveLength(1)
  expect(both.filter((to) => to.includes('done='))).toHaveLength(1)
  expect(await one.browser.form('/desk/staff/role', { id: 'x', role: 'agent' })).toMatch(/problem/)
})

test('nobody is changed or invited where the audit trail cannot take the entry', async () => {
  const owner = await signedIn('Asha Rao', 'owner')
  const other = await signedIn('Ravi Kumar', 'agent')
  const rows = async (text: string) => (await accounts.database.executeSql(text)).rows
  const members = () => rows('select name, role, disabled_at from staff_member order by name')
  const before = await members()
  const takeEntries = await failEntries(accounts.database, 'staff.(changed|disabled|enabled|invited)')
  const { id } = other
  for (const [path, fields] of [
    ['role', { id, role: 'manager' }],
    ['branches', { id, limit: 'all' }],
    ['disable', { id }],
    ['enable', { id }],
    ['invite', { name: 'Meera Nair', role: 'agent' }],
  ] as const)
    expect([path, await owner.browser.form(`/desk/staff/${path}`, fields)]).toEqual([
      path,
      '/desk/staff?problem=away',
    ])
  await takeEntries()
  expect(await members()).toEqual(before)
  expect(await isIn(other)).toBe(true)
  expect(await rows(`select from staff_invitation where name = 'Meera Nair'`)).toEqual([])
})

test('the trail names who invited and changed whom, and nobody who was not', async () => {
  const owner = await signedIn('Asha Rao', 'owner')
  const { id } = await signedIn('Ravi Kumar', 'agent')
  const { rows: last } = await accounts.database.executeSql<{ seq: string }>(
    'select coalesce(max(seq), 0)::text as seq from audit_entry',
  )
  const does = (
    path: 'invite' | 'role' | 'branches' | 'disable' | 'enable',
    fields: Record<string, string>,
  ) => owner.browser.form(`/desk/staff/${path}`, fields)
  await does('role', { id, role: 'manager' })
  await does('branches', { id, limit: 'some', branch: 'andheri' })
  await does('invite', { name: 'ravi kumar', role: 'viewer' })
  await does('disable', { id })
  expect(await does('invite', { name: 'Ravi Kumar', role: 'agent' })).toMatch(/disabled/)
  await does('enable', { id })
  const { rows } = await accounts.database.executeSql<{ entry: string }>(
    'select entry from audit_entry where seq > $1::bigint order by seq',
    [last[0]?.seq],
  )
  const written = rows.map(({ entry }) => {
    const { actor, action, subject } = JSON.parse(entry) as Record<string, string>
    return [actor, action, subject]
  })
  expect(written).toEqual([
    ['staff Asha Rao', 'staff.changed', 'Ravi Kumar, manager'],
    ['staff Asha Rao', 'staff.changed', 'Ravi Kumar, manager, only andheri'],
    ['staff Asha Rao', 'staff.invited', 'Ravi Kumar, manager, only andheri'],
    ['staff Asha Rao', 'staff.disabled', 'Ravi Kumar'],
    ['staff Asha Rao', 'staff.enabled', 'Ravi Kumar'],
  ])
})

test('owners limit people to branches, which ends their sessions; an invited person is limited from the beginning', async () => {
  const { browser } = await signedIn('Asha Rao', 'owner')
  const one = await signedIn('Ravi Kumar', 'agent')
  const branchesOf = async (name: string) =>
    (await staffEntries(accounts.database)).find((entry) => entry.name === name)?.branches
  const limits = (fields: Record<string, string>) =>
    browser.form('/desk/staff/branches', { id: one.id, ...fields })
  // None that is there is not all.
  for (const branch of ['', 'nowhere'])
    expect(await limits({ limit: 'some', branch })).toBe('/desk/staff?problem=branches')
  expect([await branchesOf('Ravi Kumar'), await isIn(one)]).toEqual([null, true])
  expect(await limits({ limit: 'some', branch: 'andheri' })).toBe('/desk/staff?done=branches')
  expect([await branchesOf('Ravi Kumar'), await isIn(one)]).toEqual([['andheri'], false])
  const as = await signedIn('Ravi Kumar', 'agent')
  expect((await staffOfCookies(as.browser.cookie))?.branches).toEqual(['andheri'])

  const invited = { name: 'Farah Khan', role: 'agent', limit: 'some', branch: 'bandra' }
  expect(await browser.form('/desk/staff/invite', { ...invited, branch: '' })).toMatch(/problem=branches/)
  expect(await browser.form('/desk/staff/invite', invited)).toMatch(/done=invited/)
  const { token = '' } = invitationMade(requestWith({ cookie: browser.cookie })) ?? {}
  await acceptInvitation(accounts.database, token, runtime().secret, {
    kind: 'password',
    keep: async () => {},
  })
  expect(await branchesOf('Farah Khan')).toEqual(['bandra'])

  // An owner has no limit.
  await browser.form('/desk/staff/role', { id: one.id, role: 'owner' })
  expect(await branchesOf('Ravi Kumar')).toBeNull()
  await limits({ limit: 'some', branch: 'andheri' })
  expect(await branchesOf('Ravi Kumar')).toBeNull()
  await browser.form('/desk/staff/role', { id: one.id, role: 'agent' })
})
