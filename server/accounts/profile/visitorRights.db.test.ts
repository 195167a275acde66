import { randomInt, randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TestReceiver } from '@/tests/support/testReceiver'
import { LeadDelivery } from '@/server/delivery/delivery'
import { readConfig } from '@/server/config'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { acceptLead } from '@/server/leads/intake/acceptLead'
import { crmRequests, settleCrmRequests, eraseLeads } from '@/server/leads/export/personLeads'
import { readFormDraft, saveFormDraft } from '@/server/leads/forms/enquiryDraft'
import { journalLine } from '@/server/leads/journal/journal'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { leadById } from '@/server/leads/leadStore'
import { saveSurvey } from '@/server/leads/intake/surveyAnswers'
import { leadBody } from '@/tests/support/testLead'
import { type Runtime, runtime, setRuntime } from '@/server/runtime'
import { keepCode } from '@/server/accounts/otp/otpCodes'
import { hashOfNumber } from '@/server/accounts/otp/otpLimits'
import { createSession } from '@/server/accounts/sessions/sessions'
import { eraseUser, hasAgreedToWhatsapp, setWhatsappConsent, userData } from './visitorRights'
import { findOrCreateUser } from './users'

let own: TestDatabase
let intake: LeadIntake
let receiver: TestReceiver
let delivery: LeadDelivery | undefined

/** A database that can be taken away: then leads go to the journal. */
let isAway = false

async function startIntake(): Promise<LeadIntake> {
  const { database } = own
  const started = await LeadIntake.start({
    database: {
      ...database,
      executeSql: (text, values) =>
        isAway ? Promise.reject(new Error('Connection terminated')) : database.executeSql(text, values),
      transaction: (work) =>
        isAway ? Promise.reject(new Error('Connection terminated')) : database.transaction(work),
    },
    dataDir: own.dataDir,
    probeEveryMs: 20,
    onStored: () => delivery?.wake(),
  })
  setRuntime({
    config: readConfig({} as NodeJS.ProcessEnv),
    database,
    intake: started,
    secret: 'a secret of the test',
    leadLimiter: undefined,
    delivery: () => delivery,
    shutdown: async () => {},
  } satisfies Runtime)
  return started
}

beforeAll(async () => {
  own = await createTestDatabase()
  intake = await startIntake()
  receiver = await TestReceiver.start()
})
afterEach(async () => {
  await delivery?.stop(100)
  delivery = undefined
  receiver.reset()
})
afterAll(async () => {
  await intake.stop()
  await receiver.stop()
  setRuntime(undefined)
  await own.drop()
})

const someMobile = () => `9${randomInt(1e9).toString().padStart(9, '0')}`
const userOf = (mobile: string) => findOrCreateUser({ countryCode: '91', mobile })

async function enquire(mobile: string, { whatsapp = false, key }: { whatsapp?: boolean; key?: string } = {}) {
  const answer = await acceptLead({
    body: leadBody({ MobileNoData: mobile }),
    ip: '',
    idempotencyKey: key,
    consent: { whatsapp },
  })
  if (answer.kind !== 'accepted') throw new Error(answer.kind)
  return answer.leadId
}

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const tables = await own.database.executeSql<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'catalogue_%'
        and table_name not like 'search_%'`,
  )
  const all = await Promise.all(
    tables.rows.map(({ name }) => own.database.executeSql(`select t::text from "${name}" t`)),
  )
  return JSON.stringify(all.map(({ rows }) => rows))
}

/** Every file of the journal, as text. */
const journalText = (): string => {
  const folder = join(own.dataDir, 'journal')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not come about')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Starts delivering to the receiver. */
function deliverToReceiver(): void {
  const env = {
    CRM_ADAPTER: 'webhook',
    CRM_WEBHOOK_URL: receiver.url,
    CRM_WEBHOOK_SECRET: 'a secret of sixteen',
    DELIVERY_BASE_DELAY_MS: '600000',
    DELIVERY_TIMEOUT_MS: '1500',
  }
  delivery = LeadDelivery.start({
    database: own.database,
    config: readConfig(env as unknown as NodeJS.ProcessEnv),
    pollMs: 20,
  })
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

    expect(await eraseUser(user)).toEqual({ leads: 2, inCrm: 0 })
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
    // Another process on what is on the disk now, as after kill -9.
    const after = await startIntake()
    try {
      expect(await everything()).not.toContain(mobile)
      expect(await leadById(own.database, later)).toBeDefined()
    } finally {
      await after.stop()
      await intake.stop()
      intake = await startIntake()
    }
  })

  it('is not undone by a crash between the erasure and the letting go of the journal', async () => {
    const mobile = someMobile()
    const leadId = await enquire(mobile)
    await saveSurvey(leadId, { FormLocalityField: 'Lajpat Nagar' })
    // What a journal of another server, or of this one, may hold: the lead, the same under a second id, its survey.
    const { rows } = await own.database.executeSql<{ row: object }>(
      `select to_jsonb(l) - 'duplicate_of' - 'survey' || '{"idem_key":null,"body_hash":"x"}' as row from lead l
        where id = $1`,
      [leadId],
    )
    const second = randomUUID()
    await own.database.executeSql('insert into lead_alias (id, lead_id) values ($1, $2)', [second, leadId])
    const lines = [
      { type: 'lead', row: rows[0]?.row },
      { type: 'lead', row: { ...rows[0]?.row, id: second } },
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
      await intake.stop()
      intake = await startIntake()
    }
  })

  it('finds leads that stood in the journal only', async () => {
    const mobile = someMobile()
    const user = await userOf(mobile)
    isAway = true
    const leadId = await enquire(mobile)
    expect(intake.backlog.has(leadId)).toBe(true)
    isAway = false
    await until(() => intake.breaker.isAvailable)

    expect((await userData(user)).enquiries.map(({ id }) => id)).toEqual([leadId])
    expect(await eraseUser(user)).toEqual({ leads: 1, inCrm: 0 })
    expect(await everything()).not.toContain(mobile)
    expect(journalText()).not.toContain(mobile)
  })

  it('is refused while leads stand in the journal that cannot be read into the database', async () => {
    const mobile = someMobile()
    const user = await userOf(mobile)
    isAway = true
    await enquire(mobile)
    await expect(eraseUser(user)).rejects.toThrow('leads stand in the journal only')
    isAway = false
    await until(() => intake.breaker.isAvailable)
    expect(await eraseUser(user)).toEqual({ leads: 1, inCrm: 0 })
  })

  it('takes the number’s records out of those that were set aside, and no others', async () => {
    const [mobile, other] = [someMobile(), someMobile()]
    const path = join(own.dataDir, 'journal', 'quarantine.txt')
    const leadId = await enquire(mobile)
    const { rows } = await own.database.executeSql<{ row: object }>(
      `select to_jsonb(l) - 'duplicate_of' - 'survey' || '{"idem_key":null,"body_hash":"x"}' as row from lead l
        where id = $1`,
      [leadId],
    )
    const lead = (number: string) => ({ type: 'lead', row: { ...rows[0]?.row, mobile: number } })
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
    await until(async () => (await leadById(own.database, delivered))?.state === 'delivered')
    // The next one is refused for now and waits ten minutes.
    receiver.answer = () => ({ status: 500 })
    const tried = await enquire(mobile)
    await until(async () => (await leadById(own.database, tried))?.state === 'retrying')
    await delivery?.stop(100)
    const waiting = await enquire(mobile)

    expect(await eraseUser(user)).toEqual({ leads: 3, inCrm: 2 })
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
    await until(async () => (await leadById(own.database, next))?.state === 'delivered')
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
    // Four calls hang, and time out after a while; the fifth lead is in hand and waits for its turn.
    for (let call = 0; call < 4; call++) await enquire(someMobile())
    await until(() => receiver.requests.length === 4)
    const inHand = await enquire(mobile)
    await until(async () => (await leadById(own.database, inHand))?.state === 'delivering')
    const next = await enquire(someMobile())
    await until(async () => (await leadById(own.database, next))?.state === 'delivering')
    await eraseUser(await userOf(mobile))
    receiver.answer = () => ({ status: 200 })
    await until(async () => (await leadById(own.database, next))?.state === 'delivered')
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

describe('withdrawing the consent to WhatsApp', () => {
  it('reaches the account and every lead of the number, and later deliveries carry it', async () => {
    const [mobile, other] = [someMobile(), someMobile()]
    const user = await userOf(mobile)
    await setWhatsappConsent(user, true)
    const [own_, others] = [
      await enquire(mobile, { whatsapp: true }),
      await enquire(other, { whatsapp: true }),
    ]
    expect((await userOf(mobile)).whatsapp_consent).toBe(true)
    expect(await hasAgreedToWhatsapp(await userOf(other))).toBe(true)

    expect(await setWhatsappConsent(user, false)).toEqual({ leads: 1, inCrm: 0 })
    expect((await userOf(mobile)).whatsapp_consent).toBe(false)
    expect(await hasAgreedToWhatsapp(await userOf(mobile))).toBe(false)
    expect((await leadById(own.database, own_))?.whatsapp_consent).toBe(false)
    expect((await leadById(own.database, others))?.whatsapp_consent).toBe(true)
    deliverToReceiver()
    await until(async () => (await leadById(own.database, own_))?.state === 'delivered')
    const sent = receiver.requests.map(
      ({ body }) => JSON.parse(body) as { id: string; whatsappConsent: boolean },
    )
    expect(sent.find(({ id }) => id === own_)?.whatsappConsent).toBe(false)
    expect(journalText()).not.toContain('"whatsapp_consent":true')
  })

  it('is noted for the care team where the CRM has got a lead with the consent, once', async () => {
    const mobile = someMobile()
    const user = await userOf(mobile)
    deliverToReceiver()
    const leadId = await enquire(mobile, { whatsapp: true })
    await until(async () => (await leadById(own.database, leadId))?.state === 'delivered')

    expect(await setWhatsappConsent(user, false)).toEqual({ leads: 1, inCrm: 1 })
    expect(await setWhatsappConsent(user, false)).toEqual({ leads: 0, inCrm: 0 })
    const { rows } = await own.database.executeSql('select kind from crm_request where lead_id = $1', [
      leadId,
    ])
    expect(rows).toEqual([{ kind: 'withdrawWhatsapp' }])
    // Erasing stands above it.
    await eraseUser(user)
    const after = await own.database.executeSql('select kind from crm_request where lead_id = $1', [leadId])
    expect(after.rows).toEqual([{ kind: 'erase' }])
  })

  it('finds leads that stood in the journal only', async () => {
    const mobile = someMobile()
    const user = await userOf(mobile)
    isAway = true
    const leadId = await enquire(mobile, { whatsapp: true })
    isAway = false
    await until(() => runtime().intake.breaker.isAvailable)
    await setWhatsappConsent(user, false)
    expect((await leadById(own.database, leadId))?.whatsapp_consent).toBe(false)
  })
})
