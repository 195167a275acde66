import { randomUUID } from 'node:crypto'
import { expandLead } from '@/model/lead/lead'
import { requestDelivery } from '@/server/delivery/outbox/scheduleNow'
import { leadsOfNumber } from '@/server/leads/export/personLeads'
import { writeAddition } from '@/server/leads/intake/leadChange'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { leadById, newestLeads } from '@/server/leads/leadStore'
import { leadsOfPerson } from '@/server/leads/personSearch'
import { dump, opened, storedContent } from '@/tests/support/openedRows'
import { createTestDatabase, type TestDatabase, testDatabaseKind } from '@/tests/support/testDatabase'
import { acceptedId, leadInput, nextMobile } from '@/tests/support/testLead'
import { dataKeys, IN_THE_CLEAR } from './dataKeys'
import { learnKeyInUse } from './keyInUse'

let own: TestDatabase
let intake: LeadIntake
beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  own = await createTestDatabase()
  intake = await LeadIntake.start({ database: own.database, dataDir: own.dataDir })
})
afterEach(() => learnKeyInUse(own.database))
afterAll(async () => {
  await intake.stop()
  await own.drop()
  jest.restoreAllMocks()
})

const at = (second: number) => new Date(Date.parse('2026-11-22T10:00:00Z') + second * 1000).toISOString()

/** A lead with everything that its sender can add. */
async function fullLead() {
  const [mobile, corrected] = [nextMobile(), nextMobile()]
  const person = {
    NameData: 'Padmavathi Krishnan',
    EmailIdData: 'padma.k@mail.example',
    MobileNoData: mobile,
    QueryData: 'I have had pain for weeks',
    CityData: 'Coimbatore',
    ProcedureNameData: 'Piles',
  }
  const id = await acceptedId(
    intake,
    leadInput(person, {
      crmExtra: { Piles_Severity: 'a warning sign' },
      firstTouch: { gclid: 'click-of-padma' },
      idempotencyKey: randomUUID(),
    }),
  )
  const { database } = own
  const answers = { FormLocalityField: 'Race Course Road' }
  const number = { mobile: corrected, country_code: '91' }
  const text = 'please call my daughter'
  await writeAddition(database, { type: 'survey', row: { lead_id: id, at: at(0), answers, fields: answers } })
  await writeAddition(database, { type: 'number', row: { lead_id: id, at: at(1), ...number } })
  await writeAddition(database, { type: 'note', row: { lead_id: id, at: at(2), text } })
  await requestDelivery(id, { height: '163 centimetres' }, database)
  const added = ['a warning sign', 'click-of-padma', 'Race Course Road', 'my daughter', '163 centimetres']
  const { NameData, EmailIdData, QueryData, CityData, ProcedureNameData } = person
  const personal = [
    NameData,
    EmailIdData,
    QueryData,
    CityData,
    ProcedureNameData,
    mobile,
    corrected,
    '203.0.113.7',
  ]
  return { id, mobile, corrected, personal: [...personal, ...added] }
}

describe(`sealed leads on ${testDatabaseKind} (decision 0048)`, () => {
  it('tell who has a dump and no key nothing of a person, and who has the key everything', async () => {
    const { personal } = await fullLead()
    const stolen = (await dump(own.database)).toLowerCase()
    expect(personal.filter((text) => stolen.includes(text.toLowerCase()))).toEqual([])
    const read = opened(await dump(own.database))
    expect(personal.filter((text) => !read.includes(text))).toEqual([])
  })

  it('are found by number as before, with and without its dial code, by part of the name, city and treatment', async () => {
    const { id, mobile, corrected } = await fullLead()
    expect(
      (await leadsOfNumber(own.database, { countryCode: '91', mobile: corrected })).map((one) => one.id),
    ).toEqual([id])
    expect(await leadsOfNumber(own.database, { countryCode: '91', mobile })).toEqual([])
    for (const typed of [corrected, `+91 ${corrected}`, `0${corrected}`])
      expect([typed, await leadsOfPerson(own.database, typed)]).toEqual([typed, [id]])
    expect(await leadsOfPerson(own.database, 'MAVATHI kris')).toContain(id)
    const filter = { city: 'coimbatore', treatment: ' piles' }
    expect((await newestLeads(own.database, filter, 100)).map((one) => one.id)).toContain(id)
    expect(await newestLeads(own.database, { ...filter, city: 'Delhi' }, 100)).toEqual([])
  })

  it('are read, changed, found and recognised as repeated beside leads that an older release stored in the clear', async () => {
    const mobile = nextMobile()
    dataKeys().writeWith(IN_THE_CLEAR)
    const old = await acceptedId(intake, leadInput({ MobileNoData: mobile, NameData: 'Of Before' }))
    expect(await dump(own.database)).toContain(mobile)
    await learnKeyInUse(own.database)
    const repeated = await acceptedId(intake, leadInput({ MobileNoData: mobile }))

    expect((await leadById(own.database, repeated))?.duplicate_of).toBe(old)
    expect(await leadsOfNumber(own.database, { countryCode: '91', mobile })).toHaveLength(2)
    expect(await leadsOfPerson(own.database, 'of before')).toEqual([old])
    const row = { lead_id: old, at: at(3), text: 'added later' }
    await writeAddition(own.database, { type: 'note', row })
    const lead = await leadById(own.database, old)
    expect(lead?.notes).toEqual([{ at: at(3), text: 'added later' }])
    expect(expandLead(lead?.fields ?? {})).toMatchObject({
      NameData: 'Of Before',
      Remark: 'The visitor adds: added later',
    })
    // Every change of a row encrypts it.
    expect(await dump(own.database)).not.toContain(mobile)
  })

  it('lose nothing of changes that come at once', async () => {
    const { id } = await fullLead()
    const changes = Array.from({ length: 8 }, (_, index) =>
      writeAddition(own.database, {
        type: 'survey',
        row: { lead_id: id, at: at(9), answers: { [`answer${index}`]: 'yes' }, fields: {} },
      }),
    )
    const withdrawal = writeAddition(own.database, { type: 'withdrawal', row: { lead_id: id, at: at(9) } })
    await Promise.all([...changes, withdrawal])
    const { survey, fields } = await storedContent(own.database, id)
    expect(Object.keys(survey ?? {}).filter((key) => key.startsWith('answer'))).toHaveLength(8)
    expect(fields.Remark).toMatch(/The visitor has withdrawn this enquiry\.$/)
  })
})
