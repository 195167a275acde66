import {
  piles,
  KEY,
  sql,
  shown,
  record,
  cookieOf,
  post,
  formOf,
  step,
  SAVE,
  WORDS,
  testContentForms,
} from '@/tests/support/testContentForms'
import { contentHash, readRecord } from './contentStore'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { rowShape } from '@/model/catalogue/formShape'
import { formOfRow } from '@/tests/support/formOfRow'
import { STAFF_ROLES, type StaffRole } from '@/model/desk/staff'
import { sentBackDrafts } from './contentHistory'

testContentForms()

test('an author writes and takes back, a reviewer approves or sends back, and neither publishes', async () => {
  const cookies = new Map<string, string>()
  for (const role of STAFF_ROLES) cookies.set(role, await cookieOf(role, `The ${role}`))
  const as = async (role: StaffRole, name: string, changes = {}) => {
    const { params } = await step(cookies.get(role) ?? '', name, changes)
    return params.done ?? params.problem
  }
  const tried = async (name: string, roles: readonly StaffRole[]) =>
    Promise.all(roles.map((role) => as(role, name)))
  await post(SAVE, cookies.get('author') ?? '', await formOf({ ...WORDS, then: 'request' }))
  expect((await record()).state).toBe('inReview')
  // Their own text is theirs to take back and to drop; nobody's else.
  expect(await tried('approve', ['author', 'agent', 'viewer'])).toEqual(['role', 'role', 'role'])
  expect(await tried('publish', ['author', 'reviewer', 'agent', 'viewer'])).toEqual(Array(4).fill('role'))
  expect(await tried('drop', ['reviewer', 'agent', 'viewer'])).toEqual(Array(3).fill('role'))
  expect(await as('reviewer', 'return')).toBe('noReason')
  expect(await as('reviewer', 'return', { reason: ' Which day?  ' })).toBe('return')
  const sentBack = { kind: 'treatments', key: KEY, reason: 'Which day?' }
  expect(await sentBackDrafts(sql(), { kind: 'treatments', key: KEY })).toEqual([
    { ...sentBack, actor: expect.objectContaining({ name: 'The reviewer' }) as object },
  ])
  await post(SAVE, cookies.get('author') ?? '', await formOf({ 'row.summary': 'Not yet.' }))
  await post(SAVE, cookies.get('author') ?? '', await formOf(WORDS))
  expect(await sentBackDrafts(sql())).toMatchObject([sentBack])
  expect(await as('author', 'request')).toBe('request')
  expect(await sentBackDrafts(sql())).toEqual([])
  expect(await as('author', 'return')).toBe('return')
  expect(await as('author', 'request')).toBe('request')
  expect(await as('reviewer', 'approve')).toBe('approve')
  expect(await tried('publish', ['author', 'reviewer'])).toEqual(['role', 'role'])
  expect(await shown()).toEqual(piles)
  const other = await cookieOf('author', 'Another author')
  expect((await step(other, 'return')).params).toMatchObject({ problem: 'role' })
  expect(await as('manager', 'publish')).toBe('publish')
  expect(await shown()).toMatchObject({ summary: WORDS['row.summary'] })
})

test('a text that needs no review is saved and published at once, by who may publish', async () => {
  const [row] = shippedRows('contacts')
  const key = `${row?.pageType}/${row?.tier ?? 'any'}`
  const publish = async (role: StaffRole, phone: string) => {
    const now = await readRecord(sql(), 'contacts', key)
    const at = { kind: 'contacts', key, version: String(now.version), then: 'publish' }
    const base = contentHash(await shown('contacts', key))
    const form = formOfRow(rowShape('contacts', row), { ...row, phone })
    for (const [name, value] of Object.entries({ ...at, base })) form.set(name, value)
    return post(SAVE, await cookieOf(role, `The ${role}`), form)
  }
  expect((await publish('manager', 'not a number')).params).toMatchObject({ problem: 'faults' })
  expect((await publish('author', '9000000011')).params).toMatchObject({ problem: 'role' })
  expect(await shown('contacts', key)).toMatchObject({ phone: row?.phone })
  expect((await publish('manager', '9000000012')).params).toMatchObject({ done: 'publish' })
  expect(await shown('contacts', key)).toMatchObject({ phone: '9000000012' })
  // A medical text is not published by its author, whatever the form says.
  const medical = await post(
    SAVE,
    await cookieOf('owner', 'Olga'),
    await formOf({ ...WORDS, then: 'publish' }),
  )
  expect(medical.params).toMatchObject({ problem: 'notPossible' })
  expect(await shown()).toEqual(piles)
})

test('the brand, which is on every page, is published by an owner only, and not in colours that cannot be read', async () => {
  const [row] = shippedRows('brand')
  const publish = async (role: StaffRole, main: string) => {
    const { version } = await readRecord(sql(), 'brand', 'brand')
    const colours = { main, link: '#1B57A6', action: '#FFC233' }
    const form = formOfRow(rowShape('brand', row), { ...row, colours })
    const at = { kind: 'brand', key: 'brand', version: String(version), then: 'publish' }
    const base = contentHash(await shown('brand', 'brand'))
    for (const [name, value] of Object.entries({ ...at, base })) form.set(name, value)
    return (await post(SAVE, await cookieOf(role, `The ${role}`), form)).params
  }
  expect(await publish('manager', '#14305C')).toMatchObject({ problem: 'role' })
  expect(await publish('owner', '#FFFF00')).toMatchObject({ problem: 'faults' })
  expect(await publish('owner', '#14305C')).toMatchObject({ done: 'publish' })
  expect(await shown('brand', 'brand')).toMatchObject({ colours: { main: '#14305C' } })
})

test('an author drops a draft that nobody else wrote at', async () => {
  const [asha, bela] = [await cookieOf('author', 'Asha Rao'), await cookieOf('author', 'Bela Shah')]
  await post(SAVE, asha, await formOf(WORDS))
  expect((await step(bela, 'drop')).params).toMatchObject({ problem: 'role' })
  await post(SAVE, bela, await formOf({ 'row.summary': 'Of both.' }))
  expect((await step(asha, 'drop')).params).toMatchObject({ problem: 'role' })
  expect((await record()).content).toMatchObject({ summary: 'Of both.' })
})
