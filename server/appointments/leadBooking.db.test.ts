import { verifyFollowUps } from '@/server/desk/followUp/eventChain'
import { LEAD_PLACE_FORMS } from '@/server/desk/followUp/leadPlaceForms'
import { runtime } from '@/server/runtime'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { clinicForEachTest, putDoctor, TEST_DAY } from '@/tests/support/testClinic'
import { allowAllDeskCalls, DeskPerson } from '@/tests/support/testDesk'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { SITE } from '@/tests/support/siteRequest'
import { staffMember } from '@/tests/support/testStaff'
import { changeOwn } from './appointmentSteps'
import { changeByStaff } from './deskSteps'

testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })
const clinic = clinicForEachTest()
const sql = async <Row>(text: string, values?: readonly unknown[]) =>
  (await clinic.sql<Row>(text, values)).rows

let meera: DeskPerson
beforeAll(async () => {
  meera = await DeskPerson.signedIn('Meera Nair')
})
afterEach(async () => {
  expect((await verifyFollowUps(accounts.database.executeSql)).kind).toBe('whole')
})

/** A lead that Meera is calling. */
async function calledLead(): Promise<string> {
  const id = await acceptedId(runtime().intake, leadInput())
  await runtime().intake.settle()
  await allowAllDeskCalls(accounts.database)
  for (const type of ['claim', 'call'] as const) await meera.does(id, { type })
  return id
}
const followUp = async (id: string) =>
  (
    await sql<{ state: string; version: number; due: Date | null }>(
      'select state, version, due_at as due from lead_follow_up where lead_id = $1::uuid',
      [id],
    )
  )[0]

/** Sends the form. @returns the page that it leads to */
async function send(fields: Readonly<Record<string, string>>, { cookie } = meera): Promise<string> {
  const headers = { cookie, origin: SITE, 'sec-fetch-site': 'same-origin' }
  const body = new URLSearchParams(fields)
  const form = LEAD_PLACE_FORMS['/desk/place/save']
  const answer = await form?.POST(new Request(`${SITE}/desk/place/save`, { method: 'POST', body, headers }))
  return answer?.headers.get('location') ?? ''
}
const book = async (lead: string, place: string) =>
  send({ lead, version: String((await followUp(lead))?.version), doctor: `doctor-${clinic.doctor}`, place })

test('a place for a lead is its appointment and the step of its follow-up at once', async () => {
  const id = await calledLead()
  expect(await book(id, await clinic.firstPlace())).toBe(`/desk?lead=${id}`)
  const [appointment] = await sql<{ state: string; source: string; starts: Date }>(
    'select state, source, starts_at as starts from appointment where id = $1::uuid',
    [id],
  )
  expect(appointment).toMatchObject({ state: 'confirmed', source: 'desk' })
  expect(await followUp(id)).toMatchObject({ state: 'booked', due: appointment?.starts })
  const lead = (await meera.lead(id)).data
  expect(lead?.timeline.at(-1)).toMatchObject({ type: 'book', by: 'Meera Nair' })
  expect(await sql('select from lead')).toHaveLength((await sql('select from lead_delivery')).length)
  expect((await clinic.seats()).length).toBe(1)
})

test('a lead has one appointment at most, and a refusal keeps no place', async () => {
  const id = await calledLead()
  const place = await clinic.firstPlace()
  await book(id, place)
  expect(await book(id, await clinic.firstPlace())).toContain('problem=hasAppointment')
  const other = await calledLead()
  expect(await book(other, place)).toContain('problem=taken')
  expect(await send({ lead: other, version: '0', place: await clinic.firstPlace() })).toContain(
    'problem=conflict',
  )
  expect(await followUp(other)).toMatchObject({ state: 'calling' })
  expect(await sql('select from appointment where id = $1::uuid', [other])).toEqual([])
  expect((await clinic.seats()).length).toBe(1)
})

test('a lead whose appointment was cancelled or missed is booked again, with the same appointment', async () => {
  const id = await calledLead()
  await book(id, await clinic.firstPlace())
  const state = async () =>
    (
      await sql<{ state: string; revision: number; doctor: number; fee: number }>(
        'select state, revision, doctor_id as doctor, fee from appointment where id = $1::uuid',
        [id],
      )
    )[0]
  const callAgain = async () => {
    if ((await followUp(id))?.state === 'lost')
      await meera.does(id, { type: 'reopen', reason: 'changedMind' })
    for (const type of ['claim', 'call'] as const) await meera.does(id, { type })
  }
  await changeOwn(accounts.database, id, { type: 'cancel', at: Date.now(), reason: null })
  await callAgain()
  // Another doctor than before.
  await putDoctor(accounts.database.executeSql, ++clinic.doctor, { slug: `session-${clinic.doctor}` })
  expect(await book(id, await clinic.firstPlace())).toBe(`/desk?lead=${id}`)
  expect(await state()).toEqual({ state: 'confirmed', revision: 1, doctor: clinic.doctor, fee: 700 })
  expect(await followUp(id)).toMatchObject({ state: 'booked' })
  expect((await clinic.seats()).map(({ held }) => held)).toEqual([false])
  expect(await book(id, await clinic.firstPlace())).toContain('problem=hasAppointment')

  const after = Date.parse(`${TEST_DAY}T23:59:00Z`)
  const version = (await sql<{ version: number }>('select version from appointment where id = $1', [id]))[0]
  const missed = { id, version: version?.version ?? 0, action: 'missed', reason: 'other' } as const
  const by = { id: await staffMember(accounts.database, { name: `F ${id}`, role: 'agent' }), name: 'F' }
  expect(await changeByStaff(accounts.database, missed, by, after)).toBe('changed')
  await callAgain()
  expect(await book(id, await clinic.firstPlace())).toBe(`/desk?lead=${id}`)
  expect(await state()).toMatchObject({ state: 'confirmed', revision: 2 })
  expect((await clinic.seats()).length).toBe(1)
})

test('of two people who book one lead at the same moment one does', async () => {
  const id = await calledLead()
  const version = String((await followUp(id))?.version)
  const farah = await DeskPerson.signedIn(`Farah ${clinic.doctor}`, 'manager')
  const places = [await clinic.firstPlace()]
  const [place = ''] = places
  const answers = await Promise.all([
    send({ lead: id, version, place }),
    send({ lead: id, version, place: place.replace(/\d+$/, (token) => String(Number(token) + 1)) }, farah),
  ])
  expect(answers.filter((to) => to === `/desk?lead=${id}`)).toHaveLength(1)
  expect((await clinic.seats()).length).toBe(1)
})

test('the form shows places first, and asks for one', async () => {
  const id = await calledLead()
  const fields = { lead: id, version: '3', doctor: 'doctor-1' }
  expect(await send({ ...fields, then: 'places' })).toBe(
    `/desk/place?lead=${id}&version=3&doctor=doctor-1#places`,
  )
  expect(await send(fields)).toContain('doctor=doctor-1&problem=noPlace')
  expect(await send({ ...fields, lead: 'x' })).toContain('problem=unreadable')
})
