import { accounts, testAccounts } from '@/tests/support/testAccounts'
import {
  clinicForEachTest,
  freeOf,
  putDoctor,
  putException,
  sessionsShown,
  TEST_DAY,
  TestVisitor,
} from '@/tests/support/testClinic'
import { ownHold } from './holds'
import { testDatabaseKind } from '@/tests/support/testDatabase'

testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })

const clinic = clinicForEachTest()
const expireHolds = () =>
  accounts.database.executeSql(
    `update seat set held_until = now() - interval '1 second' where held_until is not null`,
  )

describe(`free places on ${testDatabaseKind}`, () => {
  it('are told by day and session, in the clinic’s time', async () => {
    const [session, ...more] = await sessionsShown(clinic.doctor)
    expect(more).toEqual([])
    expect(session).toMatchObject({
      hospitalSlug: 'andheri',
      mode: 'tokens',
      from: `${TEST_DAY}T10:00:00+05:30`,
      to: `${TEST_DAY}T13:00:00+05:30`,
      zone: 'Asia/Kolkata',
      fee: 700,
      capacity: 12,
      free: 12,
    })
    expect(session?.places[3]).toEqual({
      placeId: expect.stringMatching(/^[\w.-]+\.t4$/),
      token: 4,
      expectedFrom: `${TEST_DAY}T10:45:00+05:30`,
      expectedTo: `${TEST_DAY}T11:05:00+05:30`,
    })
  })

  it('are told for days that can be booked, and no others', async () => {
    const visitor = new TestVisitor()
    const ask = async (query: string, id: unknown = clinic.doctor) =>
      (await visitor.call('GET', `/api/doctors/${String(id)}/places${query}`)).http
    expect(await ask('')).toBe(200)
    for (const query of [
      ...['?days=10000', '?days=0', '?days=-1', '?days=32', '?days=1.5', '?days=1e1', '?days=x'],
      ...['?from=2020-01-01', '?from=9999-12-31', '?from=0000-00-00', '?from=2027-02-29', '?from=x'],
      `?from=${TEST_DAY}'--`,
    ])
      expect([query, await ask(query)]).toEqual([query, 400])
    for (const id of ['0', '999999999', '1e3', '-1', "1'--", '%00', '..', 'x'])
      expect([id, await ask('', id)]).toEqual([id, 404])
  })

  it('change with what is held, booked, let go and cancelled', async () => {
    const visitor = new TestVisitor()
    const [one = '', two = ''] = await freeOf(clinic.doctor)
    const holdId = await visitor.held(one)
    expect(await freeOf(clinic.doctor)).not.toContain(one)
    for (let time = 0; time < 2; time++)
      expect((await visitor.call('DELETE', `/api/holds/${holdId}`)).http).toBe(200)
    expect(await freeOf(clinic.doctor)).toContain(one)
    const booked = await visitor.book(await visitor.held(two))
    expect(await freeOf(clinic.doctor)).not.toContain(two)
    expect((await visitor.act(String(booked.body.data?.token), 'cancel')).http).toBe(200)
    expect(await freeOf(clinic.doctor)).toContain(two)
  })
})

describe(`holding a place on ${testDatabaseKind}`, () => {
  it('gives it to one visitor, and three others to the next', async () => {
    const [wanted = ''] = await freeOf(clinic.doctor)
    expect((await new TestVisitor().hold(wanted)).body.data).toEqual({
      holdId: expect.any(String),
      expiresInMs: 600_000,
    })
    const refused = await new TestVisitor().hold(wanted)
    expect([refused.http, refused.code, refused.body.alternatives]).toEqual([
      409,
      'taken',
      [2, 3, 4].map((token) => wanted.replace(/t1$/, `t${token}`)),
    ])
    const { near } = refused.body as unknown as { near: unknown[] }
    expect(near).toHaveLength(3)
    expect(near[0]).toEqual({
      placeId: wanted.replace(/t1$/, 't2'),
      token: 2,
      date: TEST_DAY,
      hospitalSlug: 'andheri',
      zone: 'Asia/Kolkata',
      expectedFrom: `${TEST_DAY}T10:15:00+05:30`,
      expectedTo: `${TEST_DAY}T10:35:00+05:30`,
    })
  })

  it('never locks a visitor out by an own hold', async () => {
    const visitor = new TestVisitor()
    const [one = '', two = '', three = ''] = await freeOf(clinic.doctor)
    const once = await visitor.held(one)
    expect(await visitor.held(one)).toBe(once)
    expect(await clinic.seats()).toHaveLength(1)
    await visitor.held(two)
    await visitor.held(three)
    // The newest two.
    expect((await clinic.seats()).map(({ token }) => token)).toEqual([2, 3])
  })

  it('is known again by its visitor alone, while it is kept, for times as for tokens', async () => {
    const { executeSql } = accounts.database
    for (const mode of ['tokens', 'times'] as const) {
      await putDoctor(accounts.database.executeSql, ++clinic.doctor, { mode })
      const [wanted = ''] = await freeOf(clinic.doctor)
      await new TestVisitor().held(wanted)
      const { rows } = await clinic.sql<{ holder: string }>(
        'select holder from seat where doctor_id = $1::int',
        [clinic.doctor],
      )
      const own = (holder: string) => ownHold(executeSql, holder, clinic.doctor)
      expect(await own(rows[0]?.holder ?? '')).toMatchObject({ placeId: wanted })
      expect(await own('somebody else')).toBeUndefined()
      await expireHolds()
      expect(await own(rows[0]?.holder ?? '')).toBeUndefined()
    }
  })

  it('gives a place whose time ran out to whoever comes', async () => {
    const wanted = await clinic.firstPlace()
    const early = new TestVisitor()
    const holdId = await early.held(wanted)
    await expireHolds()
    const late = await early.book(holdId)
    expect([late.http, late.code, late.body.alternatives?.length]).toEqual([409, 'expired', 3])
    await new TestVisitor().held(wanted)
    expect((await early.book(holdId)).code).toBe('expired')
  })

  it('refuses places that no schedule has, and what is no place', async () => {
    const visitor = new TestVisitor()
    const wanted = await clinic.firstPlace()
    const held = async (placeId: unknown) => (await visitor.call('POST', '/api/holds', { placeId })).http
    for (const forged of [
      wanted.replace(/t1$/, 't13'),
      wanted.replace(/t1$/, 't0'),
      wanted.replace(/t1$/, 'm1'),
      wanted.replace(/\d{8}/, '20200101'),
      wanted.replace(/\d{8}/, '99991231'),
      wanted.replace(/^\d+/, '999999'),
      wanted.replace('session', 'sitting'),
    ])
      expect([forged, await held(forged)]).toEqual([forged, 404])
    for (const broken of [
      undefined,
      null,
      7,
      {},
      [],
      '',
      'x',
      `${wanted}'--`,
      wanted.replace(/\d{8}/, '20270229x'),
    ])
      expect([broken, await held(broken)]).toEqual([broken, 400])
    expect(await clinic.seats()).toEqual([])
  })

  it('takes no place whose time has come, nor one of a day on which the doctor is away', async () => {
    const wanted = await clinic.firstPlace()
    await putException(accounts.database.executeSql, {
      slug: `away-${clinic.doctor}`,
      doctor: `doctor-${clinic.doctor}`,
      date: TEST_DAY,
      kind: 'leave',
      reason: { en: 'A conference', hi: 'सम्मेलन' },
    })
    expect((await new TestVisitor().hold(wanted)).http).toBe(404)
    expect(await freeOf(clinic.doctor)).toEqual([])
  })

  it('has two times of one doctor never overlap, whatever the place', async () => {
    await putDoctor(accounts.database.executeSql, clinic.doctor, { mode: 'times' })
    await putDoctor(accounts.database.executeSql, clinic.doctor, {
      slug: `other-${clinic.doctor}`,
      hospital: 'bandra',
      mode: 'times',
      minutes: 20,
      capacity: 9,
    })
    const places = await sessionsShown(clinic.doctor)
    const here = places.find(({ hospitalSlug }) => hospitalSlug === 'andheri')?.places ?? []
    await new TestVisitor().held(here[1]?.placeId ?? '')
    const there =
      (await sessionsShown(clinic.doctor)).find(({ hospitalSlug }) => hospitalSlug === 'bandra')?.places ?? []
    // From 10:15 to 10:30: neither 10:00 to 10:20 nor 10:20 to 10:40 is left.
    expect(there[0]?.startsAt).toBe(`${TEST_DAY}T10:40:00+05:30`)
    const overlapping = places.find(({ hospitalSlug }) => hospitalSlug === 'bandra')?.places[0]?.placeId ?? ''
    expect((await new TestVisitor().hold(overlapping)).code).toBe('taken')
  })

  it('gives one of many who come at once the place, and each of twelve places once', async () => {
    const places = await freeOf(clinic.doctor)
    const visitors = Array.from({ length: 40 }, () => new TestVisitor())
    const answers = await Promise.all(
      visitors.map((visitor, index) => visitor.hold(places[index % 12] ?? '')),
    )
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(12)
    expect(answers.filter(({ http }) => http !== 200 && http !== 409)).toEqual([])
    expect((await clinic.seats()).map(({ token }) => token)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    )
  })

  it('has one address hold so many places at a time, at all servers together', async () => {
    accounts.configure({ HOLDS_PER_IP: '3' })
    const places = await freeOf(clinic.doctor)
    const answers = await Promise.all(places.slice(0, 6).map((placeId) => new TestVisitor().hold(placeId)))
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 200, 200, 429, 429, 429])
    // Its own visitor can continue.
    expect(await clinic.seats()).toHaveLength(3)
  })
})
