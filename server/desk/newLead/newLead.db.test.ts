import type { StaffRole } from '@/model/desk/staff'
import { leadById } from '@/server/leads/leadStore'
import { readFormDraft } from '@/server/leads/forms/enquiryDraft'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { deskState } from '@/server/desk/followUp/followUpSteps'
import { leadFor } from '@/server/desk/followUp/leadView'
import { deskPlaces } from './deskPlaces'
import { DeskBrowser } from '@/tests/support/deskBrowser'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { clinicForEachTest, putHospitals } from '@/tests/support/testClinic'
import { nextMobile } from '@/tests/support/testLead'
import { staffCookie, staffMember } from '@/tests/support/testStaff'

testAccounts()

let key = 0
const fields = (change: Readonly<Record<string, string>> = {}) => ({
  ...{ key: String(++key).padStart(32, '0'), name: 'Sunita Devi', mobile: nextMobile() },
  ...{ source: 'referral', question: 'Knee pain, from Dr Rao', ...change },
})

async function save(sent: Record<string, string>, role: StaffRole = 'agent'): Promise<URL> {
  const browser = new DeskBrowser()
  browser.session = await staffCookie(accounts.database, { name: `Meera ${role}`, role })
  return new URL(await browser.form('/desk/new/save', sent), 'https://desk.example')
}
/** An address without the draft's id, whose digits are chance. */
const withoutDraft = (to: URL): string => {
  to.searchParams.delete('draft')
  return to.search
}
const idOf = (to: URL) => to.searchParams.get('lead') ?? ''

it('stores a lead with its source once, opens it, and shows the earlier one of the number', async () => {
  const mobile = nextMobile()
  const first = idOf(await save(fields({ mobile, name: 'Ramesh' })))
  const sent = fields({ mobile })
  const id = idOf(await save(sent))
  expect(idOf(await save(sent))).toBe(id)
  expect((await leadById(accounts.database, id))?.fields).toMatchObject({
    ...{ NameData: 'Sunita Devi', MobileNoData: mobile, QueryData: 'Knee pain, from Dr Rao' },
    ...{ PageTypeData: 'Desk', lead_sourcedata: 'Desk', lead_channeldata: 'referral' },
  })
  const staff = { id: await staffMember(accounts.database, { name: 'Meera agent', role: 'agent' }) }
  const reader = { ...staff, name: 'Meera agent', role: 'agent', branches: null } as const
  const opened = async (one: string) => leadFor(accounts.database.executeSql, one, reader, await deskState())
  // Each gets its row at the desk by being opened.
  await opened(first)
  const lead = await opened(id)
  expect(lead?.earlier.map(({ leadId }) => leadId)).toEqual([first])
  const trail: string[] = []
  for await (const { action, subject, why } of auditEntries(accounts.database.executeSql))
    if (subject === id) trail.push(`${action} ${why}`)
  expect(new Set(trail)).toEqual(new Set(['lead.added referral']))
})

it.each([
  ['no name', { name: ' ' }, 'noName'],
  ['no number', { mobile: '12' }, 'badNumber'],
  ['no source', { source: 'radio' }, 'noSource'],
])('keeps what was typed with %s, and nothing of it in the address', async (_, change, problem) => {
  const to = await save(fields({ question: 'Knee', ...change }))
  expect(to.searchParams.get('problem')).toBe(problem)
  expect(await readFormDraft(to.searchParams.get('draft') ?? '')).toMatchObject({
    question: 'Knee',
    ...change,
  })
  expect(withoutDraft(to)).not.toMatch(/Knee|Sunita|\d{10}/)
})

describe('with a place', () => {
  const clinic = clinicForEachTest()

  it('shows a doctor’s places and keeps what was typed', async () => {
    const sent = fields({ then: 'places', doctor: `doctor-${clinic.doctor}`, name: '' })
    const to = await save(sent)
    expect(to.searchParams.get('problem')).toBeNull()
    expect(await readFormDraft(to.searchParams.get('draft') ?? '')).toMatchObject({
      ...{ doctor: `doctor-${clinic.doctor}`, mobile: sent.mobile },
    })
    const { places, doctors } = await deskPlaces(accounts.database.executeSql, `doctor-${clinic.doctor}`, {
      branches: null,
    })
    expect(doctors.map(({ slug }) => slug)).toContain(`doctor-${clinic.doctor}`)
    // Of each session the next token.
    expect(places).toHaveLength(2)
    expect(places[0]).toMatchObject({
      id: await clinic.firstPlace(),
      words: expect.stringMatching(/token 1, /),
    })
  })

  it('books it with the lead at once, once for a form that is sent twice; a taken one saves nothing', async () => {
    const place = await clinic.firstPlace()
    const sent = fields({ place })
    const id = idOf(await save(sent))
    expect(idOf(await save(sent))).toBe(id)
    const { rows } = await clinic.sql<{ state: string; source: string; token: number }>(
      'select state, source, token from appointment where id = $1::uuid',
      [id],
    )
    expect(rows).toEqual([{ state: 'confirmed', source: 'desk', token: 1 }])
    expect((await leadById(accounts.database, id))?.fields).toMatchObject({
      ...{ NameData: 'Sunita Devi', MobileNoData: sent.mobile, lead_channeldata: 'referral' },
      Remark: expect.stringMatching(/^Appointment with Dr /),
    })
    const leads = async () => (await clinic.sql('select id from lead')).rows.length
    const before = await leads()
    const late = fields({ place })
    const to = await save(late)
    expect(to.searchParams.get('problem')).toBe('taken')
    expect(withoutDraft(to)).not.toMatch(/Sunita|\d{10}/)
    expect(await leads()).toBe(before)
    expect((await save(fields({ place: "1.x'.t1" }))).searchParams.get('problem')).toBe('taken')
  })
})

it('of a person limited to branches is of their first one, so that they see it', async () => {
  await putHospitals((text, values) => accounts.database.executeSql(text, values))
  const sent = fields()
  const id = await staffMember(accounts.database, { name: 'Meera agent', role: 'agent' })
  const limit = 'update staff_member set branches = $2::text[] where id = $1'
  await accounts.database.executeSql(limit, [id, '{bandra}'])
  const lead = idOf(await save(sent))
  await accounts.database.executeSql(limit, [id, null])
  const reader = { id, name: 'Meera agent', role: 'agent', branches: ['bandra'] } as const
  const opens = async (branches: readonly string[]) =>
    leadFor(accounts.database.executeSql, lead, { ...reader, branches }, await deskState())
  expect((await opens(['bandra']))?.row.leadId).toBe(lead)
  expect(await opens(['andheri'])).toBeUndefined()
})

it('is no viewer’s to enter', async () => {
  expect((await save(fields(), 'viewer')).searchParams.get('problem')).toBe('role')
})
