import { markLeads } from '@/server/desk/followUp/markLeads'
import { verifyFollowUps } from '@/server/desk/followUp/eventChain'
import { runTimers } from '@/server/desk/followUp/timers'
import { myEnquiries } from '@/server/accounts/profile/myEnquiries'
import { leadById } from '@/server/leads/leadStore'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { clinicForEachTest, TEST_DAY, TestVisitor } from '@/tests/support/testClinic'
import { DeskPerson } from '@/tests/support/testDesk'
import { nextMobile } from '@/tests/support/testLead'
import { staffMember } from '@/tests/support/testStaff'
import { loggedInUser } from '@/tests/support/testUser'
import { changeOwn } from './appointmentSteps'
import { changeByStaff, settlePast } from './deskSteps'
import { ownAppointment } from './ownAppointment'

testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })
const clinic = clinicForEachTest()
const { sql } = clinic

let meera: DeskPerson
let staff: { id: string; name: string }
beforeAll(async () => {
  const name = 'Meera Nair'
  meera = await DeskPerson.signedIn(name)
  staff = { id: await staffMember(accounts.database, { name, role: 'agent' }), name }
})
afterEach(async () => {
  expect((await verifyFollowUps(accounts.database.executeSql)).kind).toBe('whole')
})

async function book(change: Readonly<Record<string, unknown>> = {}): Promise<{ id: string; token: string }> {
  const patient = new TestVisitor()
  const { body } = await patient.book(await patient.held(await clinic.firstPlace()), change)
  return { id: String(body.data?.Id), token: String(body.data?.token) }
}

const AFTER = Date.parse(`${TEST_DAY}T23:59:00Z`)

const appointment = async (id: string) =>
  (
    await sql<{ state: string; version: number; starts_at: Date }>(
      'select state, version, starts_at from appointment where id = $1',
      [id],
    )
  ).rows[0] ?? { state: '', version: 0, starts_at: new Date(0) }
const lead = async (id: string) => (await meera.lead(id)).data
/** Where an appointment, its lead at the desk and its sender's enquiry are. */
async function everywhere(id: string) {
  const [{ state }, shown] = [await appointment(id), await lead(id)]
  const stage = (await sql<{ stage: string }>('select stage from lead where id = $1', [id])).rows[0]?.stage
  return [state, shown?.row.state, stage]
}

async function clinicDoes(id: string, action: 'arrive' | 'begin' | 'finish' | 'missed', at = Date.now()) {
  const { version } = await appointment(id)
  return changeByStaff(accounts.database, { id, version, action, reason: 'other' }, staff, at)
}

describe('what became of a lead and of its appointment', () => {
  it('is the same from the booking to the visit, at the desk and for its sender', async () => {
    const { id } = await book()
    expect(await everywhere(id)).toEqual(['confirmed', 'booked', 'booked'])
    expect((await lead(id))?.row.dueAt).toBe((await appointment(id)).starts_at.toISOString())
    const details = (await lead(id))?.call?.whatsapp.find(({ id: text }) => text === 'details')
    expect(decodeURIComponent(details?.href ?? '')).toMatch(
      /Your appointment: Dr 101, .+, token 1 about .+, Neem Grove andheri\.$/,
    )
    await clinicDoes(id, 'arrive')
    expect(await everywhere(id)).toEqual(['arrived', 'visited', 'booked'])
    await clinicDoes(id, 'begin')
    await clinicDoes(id, 'finish')
    expect(await everywhere(id)).toEqual(['seen', 'visited', 'booked'])
    // A text about the coming appointment has nothing to say any more.
    expect((await lead(id))?.call?.whatsapp.map(({ id: text }) => text)).toEqual(['missedYou'])
    expect((await lead(id))?.timeline.map(({ type, news }) => [type, news])).toEqual([
      ['followedAppointment', 'booked'],
      ['followedAppointment', 'visited'],
    ])
    expect((await ownAppointment(accounts.database.executeSql, id))?.appointment.state).toBe('seen')
  })

  it('asks whether the patient came, at the top of Due, until somebody answers', async () => {
    const [came, missing] = [await book(), await book()]
    for (const { id } of [came, missing]) await lead(id)
    await sql(
      `update lead_follow_up set due_at = due_at - interval '5 days' where lead_id = any($1::uuid[])`,
      [[came.id, missing.id]],
    )
    const due = async () => (await meera.list('view=due')).data?.rows.map(({ leadId }) => leadId)
    expect(new Set((await due())?.slice(0, 2))).toEqual(new Set([came.id, missing.id]))
    expect(await settlePast(accounts.database, AFTER)).toBe(0)
    expect((await lead(came.id))?.actions).toEqual(['schedule', 'book', 'visit', 'missed', 'lose'])
    // The test's rows again as their events have them.
    await sql(
      `update lead_follow_up set due_at = due_at + interval '5 days' where lead_id = any($1::uuid[])`,
      [[came.id, missing.id]],
    )
    expect((await meera.does(came.id, { type: 'visit' })).http).toBe(200)
    expect(await everywhere(came.id)).toEqual(['arrived', 'visited', 'booked'])
    await clinicDoes(missing.id, 'missed', AFTER)
    expect(await everywhere(missing.id)).toEqual(['noShow', 'queued', 'received'])
    expect((await lead(missing.id))?.row.reason).toBe('noShow')
    expect(String((await leadById(accounts.database, missing.id))?.fields.Remark)).toMatch(/did not come/)
  })

  it('follows cancelling, whoever cancels, and gives the place of a lost lead back', async () => {
    const [byPatient, byDesk] = [await book(), await book()]
    await changeOwn(accounts.database, byPatient.id, { type: 'cancel', at: Date.now(), reason: 'better' })
    expect((await everywhere(byPatient.id)).slice(0, 2)).toEqual(['cancelledByPatient', 'lost'])
    const reason = 'tooExpensive'
    const { rows } = await sql('select id from seat where appointment_id = $1', [byDesk.id])
    expect(rows).toHaveLength(1)
    const lost = (await meera.does(byDesk.id, { type: 'lose', reason })).data?.lead.row ?? { state: '' }
    expect(lost.state).toBe('lost')
    expect((await everywhere(byDesk.id)).slice(0, 2)).toEqual(['cancelledByClinic', 'lost'])
    expect((await sql('select id from seat where appointment_id = $1', [byDesk.id])).rows).toEqual([])
  })

  it('takes no date of its own where there is a place, and cancels what its sender takes back', async () => {
    const { id } = await book()
    const at = new Date(Date.now() + 9 * 3_600_000).toISOString()
    expect((await meera.does(id, { type: 'book', at })).http).not.toBe(200)
    await sql('update lead set withdrawn_at = now() where id = $1', [id])
    expect(await settlePast(accounts.database)).toBe(1)
    await runTimers(accounts.database)
    expect((await everywhere(id)).slice(0, 2)).toEqual(['cancelledByPatient', 'lost'])
  })

  it('is marked from the command line for the desk as well, unless the appointment says otherwise', async () => {
    const { id } = await book()
    expect(await markLeads(accounts.database, [id], 'received')).toBe(0)
    await changeOwn(accounts.database, id, { type: 'cancel', at: Date.now(), reason: null })
    expect(await markLeads(accounts.database, [id], 'calling')).toBe(1)
    expect(await everywhere(id)).toEqual(['cancelledByPatient', 'calling', 'calling'])
  })

  it('is disputed by the patient for a week, and answered by the clinic', async () => {
    const { id } = await book()
    await clinicDoes(id, 'missed', AFTER)
    const dispute = (at: number) => changeOwn(accounts.database, id, { type: 'dispute', at })
    expect((await dispute(AFTER + 8 * 86_400_000)).kind).toBe('notPossible')
    expect((await dispute(AFTER)).kind).toBe('changed')
    expect(String((await leadById(accounts.database, id))?.fields.Remark)).toMatch(/says to have been at/)
    await clinicDoes(id, 'arrive', AFTER)
    expect((await everywhere(id)).slice(0, 2)).toEqual(['arrived', 'visited'])
  })

  it('stands in the profile of its own number, which leads to its page, and in no other', async () => {
    const mobile = nextMobile()
    const { id, token } = await book({ MobileNoData: mobile })
    const [{ user }, other] = [await loggedInUser(mobile), await loggedInUser(nextMobile())]
    const shown = async (of = user) => (await myEnquiries(of, 'hi'))?.shown
    expect(await shown(other.user)).toEqual([])
    const booked = { state: 'confirmed', path: `/hi/a/${token}`, isUpcoming: true }
    expect(await shown()).toMatchObject([{ id, appointment: booked }])
    expect((await shown())?.[0]?.appointment?.words.doctor).toBe(`डॉ. ${clinic.doctor}`)
    expect((await myEnquiries(user, 'en'))?.shown[0]?.appointment?.path).toBe(`/a/${token}`)
    await changeOwn(accounts.database, id, { type: 'cancel', at: Date.now(), reason: null })
    const cancelled = { state: 'cancelledByPatient', isUpcoming: false }
    expect(await shown()).toMatchObject([{ id, appointment: cancelled }])
  })
})
