import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { DeskBrowser } from '@/tests/support/deskBrowser'
import { accounts } from '@/tests/support/testAccounts'
import { TEST_DAY, TestVisitor } from '@/tests/support/testClinic'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { patientTurn } from './patientQueue'
import { changeByStaff, settlePast } from './deskSteps'
import {
  BOOKING_SETTINGS,
  deskDayForEachTest,
  press,
  remarkOf,
  seats,
  shown,
  type Signed,
  signedIn,
  sql,
  stateOf,
  version,
} from '@/tests/support/testDeskDay'

const { book } = deskDayForEachTest()
const AFTER = Date.parse(`${TEST_DAY}T23:59:00Z`)
const DAY_MS = 24 * 60 * 60 * 1000

describe(`the desk's day on ${testDatabaseKind}`, () => {
  it('takes a patient from the door to the end of the visit, each step once and written down', async () => {
    const meera = await signedIn('Meera Nair')
    const { id } = await book('Sunita 98765 43210 Devi')
    expect(await shown(id, meera)).toMatchObject({
      state: 'confirmed',
      token: 1,
      time: '10:00',
      actions: ['arrive', 'cancelByClinic'],
      changedBy: null,
    })
    const { name, mobile } = (await shown(id, meera)) ?? {}
    expect(`${name} ${mobile}`).not.toMatch(/\d{5}/)
    const before = await version(id)
    for (const [action, state] of [
      ['arrive', 'arrived'],
      ['begin', 'inConsultation'],
      ['finish', 'seen'],
    ] as const) {
      expect(await press(meera, id, action)).toBe(`done=${action}&of=${id}`)
      expect(await shown(id, meera)).toMatchObject({ state, changedBy: 'Meera Nair' })
    }
    expect((await shown(id, meera))?.actions).toEqual(['undo'])
    expect(await version(id)).toBe(before + 3)
    // The place stays taken, and the end state has no further steps.
    expect(await seats(id)).toBe(1)
    expect(await press(meera, id, 'arrive')).toBe(`problem=notPossible&of=${id}`)
    expect(await remarkOf(id)).toMatch(/The patient was seen: the appointment of \d{4}-\S+, token 1\.$/)
    const trail: string[] = []
    for await (const { action, subject, why } of auditEntries(accounts.database.executeSql, {
      actor: 'staff Meera Nair',
    }))
      if (subject === id) trail.push(`${action} ${why}`)
    expect(trail).toEqual(['arrive', 'begin', 'finish'].map((why) => `appointment.changed ${why}`))
  })

  it('answers a request: accepted it is confirmed, declined its place is free again', async () => {
    const meera = await signedIn('Meera Nair')
    accounts.configure({ ...BOOKING_SETTINGS, APPOINTMENTS: 'request' })
    const [yes, no] = [await book(), await book()]
    expect((await shown(yes.id, meera))?.actions).toEqual(['accept', 'decline'])
    expect(await press(meera, yes.id, 'accept')).toMatch(/^done=accept/)
    expect(await stateOf(yes.id)).toBe('confirmed')
    expect(await press(meera, no.id, 'decline')).toBe(`problem=noReason&of=${no.id}`)
    expect(await press(meera, no.id, 'decline', { reason: 'because' })).toBe(`problem=noReason&of=${no.id}`)
    expect(await press(meera, no.id, 'decline', { reason: 'full' })).toMatch(/^done=decline/)
    expect([await stateOf(no.id), await seats(no.id), await seats(yes.id)]).toEqual([
      'cancelledByClinic',
      0,
      1,
    ])
    expect(await remarkOf(no.id)).toMatch(/The clinic has declined the appointment of /)
  })

  it('does not let two overwrite each other, and takes a form that was sent twice once', async () => {
    const [meera, ravi] = [await signedIn('Meera Nair'), await signedIn('Ravi Kumar')]
    const { id, token } = await book()
    const known = { version: String(await version(id)) }
    expect(await press(meera, id, 'arrive', known)).toBe(`done=arrive&of=${id}`)
    expect(await press(meera, id, 'arrive', known)).toBe(`done=arrive&of=${id}`)
    expect(await press(ravi, id, 'arrive', known)).toBe(`problem=conflict&of=${id}`)
    expect(await press(ravi, id, 'cancelByClinic', { ...known, reason: 'other' })).toBe(
      `problem=conflict&of=${id}`,
    )
    expect((await shown(id, ravi))?.changedBy).toBe('Meera Nair')
    // At the same moment one is first.
    const at = Date.now()
    const change = { id, version: await version(id), reason: 'other' } as const
    const outcomes = await Promise.all([
      changeByStaff(accounts.database, { ...change, action: 'begin' }, meera.staff, at),
      changeByStaff(accounts.database, { ...change, action: 'cancelByClinic' }, ravi.staff, at),
    ])
    expect([...outcomes].sort()).toEqual(['changed', 'conflict'])
    // Patients' own changes conflict as well.
    const other = await book()
    const seen = { version: String(await version(other.id)) }
    expect((await new TestVisitor().act(other.token, 'coming')).http).toBe(200)
    expect(await press(meera, other.id, 'arrive', seen)).toBe(`problem=conflict&of=${other.id}`)
    expect(token).not.toBe(other.token)
  })

  it('is for who may, and refuses what is no form of the page', async () => {
    const [viewer, agent] = [await signedIn('Vera Sen', 'viewer'), await signedIn('Meera Nair')]
    const { id } = await book()
    expect((await shown(id, viewer))?.actions).toEqual([])
    expect(await press(viewer, id, 'arrive')).toBe('problem=role')
    const session = String(
      (await sql<{ id: string }>('select session_id as id from appointment where id = $1', [id])).rows[0]?.id,
    )
    expect(
      await agent.browser.form('/desk/day/session', {
        session,
        action: 'cancel',
        reason: 'full',
        date: TEST_DAY,
      }),
    ).toBe(`/desk/day?date=${TEST_DAY}&problem=role`)
    expect(await new DeskBrowser().form('/desk/day/step', { id, action: 'arrive', version: '1' })).toMatch(
      /^\/desk\/login\?problem=session/,
    )
    const unreadable: readonly Readonly<Record<string, string>>[] = [
      { action: 'lapse' },
      { action: 'missed ' },
      { version: 'x' },
      { id: "1'--" },
    ]
    for (const more of unreadable) expect(await press(agent, id, 'arrive', more)).toBe('problem=unreadable')
    const none = '0193c000-0000-7000-8000-000000000000'
    expect(await press(agent, none, 'arrive')).toBe(`problem=unknown&of=${none}`)
    expect(await agent.browser.form('/desk/day/step', { date: '//evil.example', place: '//x' })).toMatch(
      /^\/desk\/day\?date=\d{4}-\d\d-\d\d&problem=unreadable$/,
    )
    expect(await stateOf(id)).toBe('confirmed')
  })

  it('calls the next one once, whoever presses, and the one before has been seen', async () => {
    const [meera, ravi] = [await signedIn('Meera Nair'), await signedIn('Ravi Kumar')]
    const [one, two] = [await book(), await book()]
    for (const { id } of [one, two]) await press(meera, id, 'arrive')
    const next = async (who: Signed, id: string, known: number, inside: Record<string, string> = {}) =>
      who.browser.form('/desk/day/next', { id, version: String(known), date: TEST_DAY, ...inside })
    const known = await version(one.id)
    expect(await next(meera, one.id, known)).toMatch(/done=begin/)
    expect(await next(ravi, one.id, known)).toMatch(/problem=conflict/)
    const inside = { inside: one.id, insideVersion: String(await version(one.id)) }
    expect(await next(ravi, two.id, await version(two.id), inside)).toMatch(/done=begin/)
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(['seen', 'inConsultation'])
    expect(await press(meera, two.id, 'skip')).toMatch(/done=skip/)
    expect(await press(meera, two.id, 'comeBack')).toMatch(/done=comeBack/)
    expect(await press(meera, one.id, 'undo')).toMatch(/done=undo/)
    expect(await stateOf(one.id)).toBe('inConsultation')
  })

  it('works out a patient’s turn from those before, the delay and the last visits', async () => {
    const meera = await signedIn('Meera Nair')
    const [one, two, three] = [await book(), await book(), await book()]
    const begins = Date.parse(`${TEST_DAY}T10:00:00+05:30`)
    const turn = (id: string, now = begins) => patientTurn(accounts.database.executeSql, id, now)
    // Without any visit of this doctor so far, the schedule's quarter of an hour applies.
    expect(await turn(three.id)).toEqual({
      before: 2,
      from: begins + 30 * 60_000,
      to: begins + 50 * 60_000,
      at: begins,
    })
    expect(await turn(one.id, begins - 60 * 60_000)).toMatchObject({ before: 0, from: begins })
    expect(await turn(one.id, begins - 61 * 60_000)).toBeUndefined()
    const step = async (id: string, action: 'arrive' | 'begin' | 'finish', at: number) =>
      changeByStaff(
        accounts.database,
        { id, version: await version(id), action, reason: 'other' },
        meera.staff,
        at,
      )
    await step(one.id, 'arrive', begins)
    await step(one.id, 'begin', begins)
    expect(await turn(two.id)).toMatchObject({ before: 1 })
    await step(one.id, 'finish', begins + 5 * 60_000)
    const now = begins + 5 * 60_000
    expect(await turn(three.id, now)).toMatchObject({ before: 1, from: begins + 10 * 60_000 })
    expect(await turn(one.id)).toBeUndefined()
  })

  it('asks whether somebody came until a member of staff answers, and takes an absence back', async () => {
    const meera = await signedIn('Meera Nair')
    const [missing, here, displaced] = [await book(), await book(), await book()]
    accounts.configure({ ...BOOKING_SETTINGS, APPOINTMENTS: 'request' })
    const requested = await book()
    await press(meera, here.id, 'arrive')
    const states = () => Promise.all([missing, here, displaced, requested].map(({ id }) => stateOf(id)))
    await settlePast(accounts.database, Date.now())
    expect(await states()).toEqual(['confirmed', 'arrived', 'confirmed', 'requested'])
    await settlePast(accounts.database, AFTER)
    expect(await states()).toEqual(['confirmed', 'arrived', 'confirmed', 'expired'])
    expect([await seats(missing.id), await seats(requested.id)]).toEqual([1, 0])
    // Nothing is settled twice.
    expect(await settlePast(accounts.database, AFTER + DAY_MS)).toBe(0)
    const absence = { id: missing.id, version: await version(missing.id), reason: 'other' } as const
    expect(await changeByStaff(accounts.database, { ...absence, action: 'missed' }, meera.staff, AFTER)).toBe(
      'changed',
    )
    expect(await remarkOf(missing.id)).toMatch(/The patient did not come to the appointment of /)
    expect((await shown(missing.id, meera))?.actions).toEqual(['arrive', 'undo'])
    expect(await press(meera, missing.id, 'arrive')).toMatch(/^done=arrive/)
    expect(await remarkOf(missing.id)).toMatch(/The patient came to the appointment of .* after all\.$/)
  })

  it('says that somebody has not come only once the time has begun', async () => {
    const meera = await signedIn('Meera Nair')
    const { id } = await book()
    expect(await press(meera, id, 'missed')).toBe(`problem=notPossible&of=${id}`)
    expect((await shown(id, meera, AFTER))?.actions).toContain('missed')
    const change = { id, version: await version(id), action: 'missed', reason: 'other' } as const
    expect(await changeByStaff(accounts.database, change, meera.staff, AFTER)).toBe('changed')
    expect(await shown(id, meera)).toMatchObject({ state: 'noShow', changedBy: 'Meera Nair' })
  })
})
