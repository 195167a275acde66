import { randomUUID } from 'node:crypto'
import { enquiryStateOf } from '@/model/lead/enquiry'
import { crmRecordFromLead } from '@/model/lead/crmRecord'
import { expandLead } from '@/model/lead/lead'
import { claimDeliveries, saveOutcomes } from '@/server/delivery/outbox/outbox'
import { acceptLead } from '@/server/leads/intake/acceptLead'
import { writeAddition } from '@/server/leads/intake/leadChange'
import { markLeads } from '@/server/desk/followUp/markLeads'
import { leadById } from '@/server/leads/leadStore'
import { myEnquiries } from '@/server/accounts/profile/myEnquiries'
import { userData } from '@/server/accounts/profile/visitorRights'
import { countPersonLeads } from '@/server/leads/export/personLeads'
import { deliveryKey } from '@/server/delivery/adapters/deliveryAdapter'
import { runtime } from '@/server/runtime'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { leadBody } from '@/tests/support/testLead'
import { loggedInUser } from '@/tests/support/testUser'
import { someMobile } from '@/tests/support/testNumbers'
import { right } from 'fp-ts/Either'
import { addNote, withdrawEnquiry } from './enquiryForms'
import { posted } from '@/tests/support/postedForm'

testAccounts()

type Form = Record<string, string>
const ending = async (answer: Promise<Response>) => (await answer).headers.get('location')

async function sender(mobile = someMobile()) {
  const answer = await acceptLead({ body: leadBody({ MobileNoData: mobile }), ip: '' })
  if (answer.kind !== 'accepted') throw new Error(answer.kind)
  const visitor = await loggedInUser(mobile)
  const { leadId } = answer
  return {
    ...visitor,
    leadId,
    notes: (note: string, change: Form = {}) =>
      ending(addNote(posted({ enquiry: leadId, note, ...change }, visitor.cookie))),
    withdraws: (change: Form = {}) =>
      ending(withdrawEnquiry(posted({ enquiry: leadId, ...change }, visitor.cookie))),
  }
}
const lead = async (id: string) => (await leadById(accounts.database, id))!
const outbox = () => ({
  database: accounts.database,
  limits: { maxAttempts: 3, baseDelayMs: 1, maxDelayMs: 1 },
  now: Date.now,
})
const claim = (except: readonly string[] = []) =>
  claimDeliveries(outbox(), { most: 1000, adapter: 'test', strandedBefore: 0, except })
const claimOf = async (id: string) => (await claim()).find(({ delivery }) => delivery.leadId === id)

describe('what is added to an enquiry', () => {
  it('stands with it, and reaches the CRM as an update of the same lead', async () => {
    const asha = await sender()
    const first = (await claimOf(asha.leadId))!
    await saveOutcomes(outbox(), [{ claimed: first, result: right({ externalId: 'crm-1' }) }])
    expect((await lead(asha.leadId)).state).toBe('delivered')

    expect(await asha.notes(' I take\r\n\tblood thinners ', { language: 'hi' })).toBe(
      '/hi/profile?done=noted',
    )
    const stored = await lead(asha.leadId)
    expect(stored.notes).toEqual([{ at: expect.any(String), text: 'I take blood thinners' }])
    expect(crmRecordFromLead(expandLead(stored.fields)).message).toContain(
      'The visitor adds: I take blood thinners',
    )
    const second = (await claimOf(asha.leadId))!
    expect(second.lead).toMatchObject({ leadId: asha.leadId, updates: 1, withdrawnAt: null })
    expect(deliveryKey(second.lead!)).not.toBe(deliveryKey(first.lead!))
    const seen = await myEnquiries(asha.user, 'en')
    expect(seen?.shown[0]).toMatchObject({ id: asha.leadId, state: 'received', notes: stored.notes })
  })

  it('is kept once when it is pressed twice, and five times at most', async () => {
    const asha = await sender()
    for (const note of ['one', 'one', 'two', 'three', 'four', 'five'])
      expect(await asha.notes(note)).toBe('/profile?done=noted')
    expect(await asha.notes('six')).toBe('/profile?problem=unchanged#problem')
    expect((await lead(asha.leadId)).notes?.map(({ text }) => text)).toEqual([
      'one',
      'two',
      'three',
      'four',
      'five',
    ])
  })

  it('is something, and no longer than it may be', async () => {
    const asha = await sender()
    expect(await asha.notes(' \n\u0000 ')).toBe('/profile?problem=noNote#problem')
    await asha.notes('अ'.repeat(501))
    expect((await lead(asha.leadId)).notes?.[0]?.text).toHaveLength(500)
  })
})

describe('an enquiry that is withdrawn', () => {
  it('before anything was sent never reaches the CRM, whatever comes after', async () => {
    const asha = await sender()
    expect(await asha.withdraws()).toBe('/profile?done=withdrawn')
    expect(await lead(asha.leadId)).toMatchObject({ state: 'withdrawn', next_attempt_at: null, attempts: 0 })
    expect(await asha.withdraws()).toBe('/profile?done=withdrawn')
    expect(await asha.notes('after all')).toBe('/profile?problem=unchanged#problem')
    const row = {
      lead_id: asha.leadId,
      at: new Date().toISOString(),
      mobile: someMobile(),
      country_code: '91',
    }
    expect(await writeAddition(accounts.database, { type: 'number', row })).toBe(false)
    expect(await markLeads(accounts.database, [asha.leadId], 'booked')).toBe(0)
    expect(await claimOf(asha.leadId)).toBeUndefined()
    expect((await myEnquiries(asha.user, 'en'))?.shown[0]?.state).toBe('withdrawn')
    const { leads, inCrm } = await countPersonLeads(runtime(), { countryCode: '91', mobile: asha.mobile })
    expect([leads, inCrm]).toEqual([1, 0])
  })

  it('is told to a CRM that has it, or is just getting it', async () => {
    for (const isDelivered of [true, false]) {
      const asha = await sender()
      const claimed = (await claimOf(asha.leadId))!
      if (isDelivered) await saveOutcomes(outbox(), [{ claimed, result: right({}) }])
      await asha.withdraws()
      // The outcome of the delivery that was on its way does not count any more.
      expect(await saveOutcomes(outbox(), [{ claimed, result: right({}) }])).toEqual([])
      const delivered = (await claimOf(asha.leadId))?.lead
      expect(delivered).toMatchObject({ updates: 1, withdrawnAt: expect.anything() })
      expect(delivered?.crm.message).toContain('The visitor has withdrawn this enquiry.')
    }
  })

  it('stays withdrawn when its note and its withdrawal come out of the journal again', async () => {
    const asha = await sender()
    const isAvailable = jest.spyOn(runtime().intake.breaker, 'isAvailable', 'get')
    // Away after the guard has looked: as a database that ends in the middle of the call.
    const away = (call: () => Promise<unknown>) => {
      let calls = 0
      isAvailable.mockImplementation(() => ++calls === 1)
      return call()
    }
    await away(() => asha.notes('one'))
    await away(() => asha.withdraws())
    isAvailable.mockRestore()
    expect(enquiryStateOf(await lead(asha.leadId))).toBe('received')
    await runtime().intake.settle()
    const stored = await lead(asha.leadId)
    expect([enquiryStateOf(stored), stored.state, stored.notes?.length]).toEqual([
      'withdrawn',
      'withdrawn',
      1,
    ])
  })
})

describe('nobody else', () => {
  it('adds to an enquiry or withdraws it', async () => {
    const [asha, mallory] = [await sender(), await sender()]
    for (const enquiry of [asha.leadId, asha.leadId.toUpperCase(), randomUUID(), '', 'x'])
      for (const handle of [addNote, withdrawEnquiry])
        expect(await ending(handle(posted({ enquiry, note: 'x' }, mallory.cookie)))).toBe(
          '/profile?problem=unchanged#problem',
        )
    expect(await ending(addNote(posted({ enquiry: asha.leadId, note: 'x' }, '')))).toBe('/profile')
    expect((await withdrawEnquiry(posted({ enquiry: asha.leadId }, asha.cookie, 'cross-site'))).status).toBe(
      403,
    )
    expect(await lead(asha.leadId)).toMatchObject({ notes: null, withdrawn_at: null })
    const seen = await myEnquiries(mallory.user, 'en')
    expect(seen?.shown.map(({ id }) => id)).toEqual([mallory.leadId])
  })
})

describe('what the clinic tells of an enquiry', () => {
  it('is what its sender sees, and what the download has', async () => {
    const asha = await sender()
    expect((await myEnquiries(asha.user, 'hi'))?.shown[0]?.state).toBe('received')
    expect(await markLeads(accounts.database, [asha.leadId, randomUUID()], 'booked')).toBe(1)
    expect((await myEnquiries(asha.user, 'hi'))?.shown[0]?.state).toBe('booked')
    await asha.notes('one')
    const { enquiries } = await userData(asha.user)
    expect(enquiries[0]).toMatchObject({ state: 'booked', withdrawnAt: null, added: [{ text: 'one' }] })
  })
})
