import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepCode } from '@/server/accounts/otp/otpCodes'
import { hashOfNumber } from './users'
import { createSession } from '@/server/accounts/sessions/sessions'
import { crmRequests, settleCrmRequests, eraseLeads } from '@/server/leads/export/personLeads'
import { readFormDraft, saveFormDraft } from '@/server/leads/forms/enquiryDraft'
import { saveSurvey } from '@/server/leads/intake/surveyAnswers'
import type { JsonObject } from '@/server/database/schema'
import { journalLine } from '@/server/leads/journal/journal'
import { leadById } from '@/server/leads/leadStore'
import {
  own,
  intake,
  receiver,
  setDatabaseAway,
  startIntake,
  restartIntake,
  deliverToReceiver,
  stopDelivery,
  testLeadServer,
  userOf,
  enquire,
  journalText,
} from '@/tests/support/testLeadServer'
import { dump, opened, storedContent } from '@/tests/support/openedRows'
import { someMobile } from '@/tests/support/testNumbers'
import { until } from '@/tests/support/until'
import { eraseUser, userData } from './visitorRights'

testLeadServer()

/** Every row of every table, as who has the keys reads it. */
const everything = async (): Promise<string> => opened(await dump(own.database))

/** A stored lead as the journal has it. */
async function journalRow(leadId: string): Promise<JsonObject> {
  const { rows } = await own.database.executeSql<{ row: JsonObject }>(
    'select to_jsonb(l) as row from lead l where id = $1',
    [leadId],
  )
  return { ...rows[0]?.row, ...(await storedContent(own.database, leadId)), idem_key: null, body_hash: 'x' }
}

describe('erasing a user', () => {
  it('leaves nothing of the number in the database or the journal, and everything of others', async () => {
    const [mobile, other] = [someMobile(), someMobile()]
    const user = await userOf(mobile)
    await createSession(user.id)
    await keepCode(hashOfNumber({ countryCode: '91', mobile }), '123456')
    const leadId = await enquire(mobile, { key: 'a key of the browser' })
    await enquire(mobile)
    await saveSurvey(leadId, { FormLocalityField: 'Lajpat Nagar' })
    const draft = await saveFormDraft({ form: `mobile=${mobile}` })
    const change = await saveFormDraft({ user: user.id, values: { name: 'Asha Private Rao' } })
    const otherUser = await userOf(other)
    const otherLead = await enquire(other)
    expect(await everything()).toContain(mobile)

    expect(await eraseUser(user)).toEqual({ leads: 2, inCrm: 0, kept: 0 })
    expect(await everything()).not.toContain(mobile)
    expect(journalText()).not.toContain(mobile)
    expect(journalText()).not.toContain('Lajpat Nagar')
    expect([await readFormDraft(draft), await readFormDraft(change)]).toEqual([undefined, undefined])
    const left = await own.database.executeSql(
      'select 1 from user_session where user_id = $1 union select 1 from otp_code where number_hash = $2',
      [user.id, hashOfNumber({ countryCode: '91', mobile })],
    )
    expect(left.rows).toEqual([])
    expect(await leadById(own.database, otherLead)).toBeDefined()
    expect((await userOf(other)).id).toBe(otherUser.id)
  })

  it('leaves nothing that a start after a crash would bring back', async () => {
    const mobile = someMobile()
    // Without a key nothing but the journal's own state keeps a line from being stored again.
    await enquire(mobile)
    await eraseUser(await userOf(mobile))
    const later = await enquire(someMobile())
    // Another process on the present disk state, as after kill -9.
    const after = await startIntake()
    try {
      expect(await everything()).not.toContain(mobile)
      expect(await leadById(own.database, later)).toBeDefined()
    } finally {
      await after.stop()
      await restartIntake()
    }
  })

  it('is not undone by a crash between the erasure and the letting go of the journal', async () => {
    const mobile = someMobile()
    const leadId = await enquire(mobile)
    await saveSurvey(leadId, { FormLocalityField: 'Lajpat Nagar' })
    // Possible content of a journal: the lead, the same under a second id, its survey.
    const row = await journalRow(leadId)
    const second = randomUUID()
    await own.database.executeSql('insert into lead_alias (id, lead_id) values ($1, $2)', [second, leadId])
    const lines = [
      { type: 'lead', row: row },
      { type: 'lead', row: { ...row, id: second } },
      { type: 'survey', row: { lead_id: leadId, at: '', answers: { a: mobile }, fields: {} } },
    ].map(journalLine)
    await own.database.transaction((executeSql) => eraseLeads(executeSql, { countryCode: '91', mobile }))
    writeFileSync(join(own.dataDir, 'journal', '000000000000000-000000-1.ndjson'), lines.join(''))
    const after = await startIntake()
    await after.settle()
    try {
      expect(await everything()).not.toContain(mobile)
      expect(journalText()).not.toContain(mobile)
    } finally {
      await after.stop()
      await restartIntake()
    }
  })

  it('finds leads that stood in the journal only', async () => {
    const mobile = someMobile()
    const user = await userOf(mobile)
    setDatabaseAway(true)
    const leadId = await enquire(mobile)
    expect(intake.backlog.has(leadId)).toBe(true)
    setDatabaseAway(false)
    await until('it came about', () => intake.breaker.isAvailable)

    expect((await userData(user)).enquiries.map(({ id }) => id)).toEqual([leadId])
    expect(await eraseUser(user)).toEqual({ leads: 1, inCrm: 0, kept: 0 })
    expect(await everything()).not.toContain(mobile)
    expect(journalText()).not.toContain(mobile)
  })

  it('is refused while leads stand in the journal that cannot be read into the database', async () => {
    const mobile = someMobile()
    const user = await userOf(mobile)
    setDatabaseAway(true)
    await enquire(mobile)
    await expect(eraseUser(user)).rejects.toThrow('leads stand in the journal only')
    setDatabaseAway(false)
    await until('it came about', () => intake.breaker.isAvailable)
    expect(await eraseUser(user)).toEqual({ leads: 1, inCrm: 0, kept: 0 })
  })

  it('takes the number’s records out of those that were set aside, and no others', async () => {
    const [mobile, other] = [someMobile(), someMobile()]
    const path = join(own.dataDir, 'journal', 'quarantine.txt')
    const leadId = await enquire(mobile)
    const row = await journalRow(leadId)
    const lead = (number: string) => ({ type: 'lead', row: { ...row, mobile: number } })
    const survey = { type: 'survey', row: { lead_id: leadId, at: '', answers: { a: 'mine' }, fields: {} } }
    const lines = [lead(mobile), lead(other), survey].map(journalLine)
    appendFileSync(path, `${lines.join('')}a damaged line\n`)
    await eraseUser(await userOf(mobile))

    expect(readFileSync(path, 'utf8')).toBe(`${lines[1]}a damaged line\n`)
    expect(existsSync(`${path}.next`)).toBe(false)
  })

  it('tells what the CRM has got already, notes it for the care team, and stops what waits', async () => {
    const mobile = someMobile()
    const user = await userOf(mobile)
    deliverToReceiver()
    receiver.answer = () => ({ body: { id: 'crm-1' } })
    const delivered = await enquire(mobile)
    await until('it came about', async () => (await leadById(own.database, delivered))?.state === 'delivered')
    // The next one is refused for now and waits ten minutes.
    receiver.answer = () => ({ status: 500 })
    const tried = await enquire(mobile)
    await until('it came about', async () => (await leadById(own.database, tried))?.state === 'retrying')
    await stopDelivery()
    const waiting = await enquire(mobile)

    expect(await eraseUser(user)).toEqual({ leads: 3, inCrm: 2, kept: 0 })
    const requests = await own.database.executeSql(
      'select lead_id, kind, adapter, external_id from crm_request where lead_id = any($1) order by external_id',
      [[delivered, tried, waiting]],
    )
    expect(requests.rows).toEqual([
      { lead_id: delivered, kind: 'erase', adapter: 'webhook', external_id: 'crm-1' },
      { lead_id: tried, kind: 'erase', adapter: 'webhook', external_id: null },
    ])
    // The care team reads them, does them in the CRM, and says so.
    const open = await crmRequests(own.database)
    expect(open.map(({ lead_id }) => lead_id)).toEqual(expect.arrayContaining([delivered, tried]))
    expect(await settleCrmRequests(own.database, [delivered, tried])).toBe(2)
    expect((await crmRequests(own.database)).some(({ lead_id }) => lead_id === tried)).toBe(false)
    const calls = receiver.requests.length
    receiver.answer = () => ({ status: 200 })
    deliverToReceiver()
    const next = await enquire(someMobile())
    await until('it came about', async () => (await leadById(own.database, next))?.state === 'delivered')
    expect(
      receiver.requests
        .slice(calls)
        .map(({ body }) => body)
        .join(),
    ).not.toContain(mobile)
  })

  it('does not send what a slow receiver has made wait in our hands', async () => {
    const mobile = someMobile()
    deliverToReceiver()
    receiver.answer = () => 'hangs'
    // Four calls hang; the fifth lead is in hand and waits for its turn.
    for (let call = 0; call < 4; call++) await enquire(someMobile())
    await until('it came about', () => receiver.requests.length === 4)
    const inHand = await enquire(mobile)
    await until('it came about', async () => (await leadById(own.database, inHand))?.state === 'delivering')
    const next = await enquire(someMobile())
    await until('it came about', async () => (await leadById(own.database, next))?.state === 'delivering')
    await eraseUser(await userOf(mobile))
    receiver.answer = () => ({ status: 200 })
    receiver.hangUp()
    await until('it came about', async () => (await leadById(own.database, next))?.state === 'delivered')
    expect(receiver.requests.map(({ body }) => body).join()).not.toContain(mobile)
  })

  it('lets the number begin anew', async () => {
    const mobile = someMobile()
    const first = await userOf(mobile)
    await eraseUser(first)
    const second = await userOf(mobile)
    const leadId = await enquire(mobile)

    expect(second.id).not.toBe(first.id)
    expect((await userData(second)).enquiries.map(({ id }) => id)).toEqual([leadId])
  })
})
