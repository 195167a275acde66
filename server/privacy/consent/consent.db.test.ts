import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import { brand } from '@/content/brand'
import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { jsonCall } from '@/server/accounts/accountGuards'
import { eraseUser, numberOf, setWhatsappConsent, userData } from '@/server/accounts/profile/visitorRights'
import { findOrCreateUser } from '@/server/accounts/profile/users'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { visitorActor } from '@/server/privacy/audit/visitorAudit'
import { createLead } from '@/server/leads/leadCalls'
import { writeAddition } from '@/server/leads/intake/leadChange'
import { flatLead } from '@/server/leads/export/leadExport'
import { leadById } from '@/server/leads/leadStore'
import { runtime } from '@/server/runtime'
import { draftOf, filled, leadOfAnswer, submit } from '@/tests/support/plainForms'
import { accounts } from '@/tests/support/testAccounts'
import { leadBody } from '@/tests/support/testLead'
import { consentsOf } from './consentLedger'
import { noticeNow, noticeText, noticesOf } from './notices'

const PAGE = { 'sec-fetch-site': 'same-origin' }
const own = { version: PRIVACY_NOTICE_VERSION, language: 'en' }

async function create(extras: unknown, headers = {}, change = {}) {
  const body = JSON.stringify({ ...leadBody(change), extras })
  const response = await jsonCall(createLead)(accounts.post('/', body, headers))
  const answer = (await response.json()) as {
    status: { message: string }
    data?: { Id: string }[]
    error?: string[]
  }
  return { http: response.status, id: answer.data?.[0]?.Id ?? '', ...answer }
}
const lead = async (id: string) => {
  const found = await leadById(accounts.database, id)
  if (!found) throw new Error('no lead')
  return found
}
/** What is in the ledger. The embedded database makes its dates outside the test's own global object. */
const ledger = async (...subjects: string[]) =>
  (await consentsOf(accounts.database.executeSql, subjects)).map((entry) => ({
    ...entry,
    at: new Date(entry.at),
  }))

describe('what a lead was agreed to', () => {
  test('is in the ledger with the version and the hash of the site’s own text', async () => {
    const { id } = await create({ privacyNotice: own, whatsappConsent: true }, PAGE)
    const { hash } = noticeNow('en')
    expect(await ledger(id)).toEqual([
      { subject: id, purpose: 'enquiry', isGiven: true, at: expect.any(Date), notice: hash },
      { subject: id, purpose: 'whatsapp', isGiven: true, at: expect.any(Date), notice: hash },
    ])
    expect((await lead(id)).privacy_notice).toEqual({ ...own, hash })
    const kept = await noticeText(accounts.database, hash)
    expect(kept?.content.policy.version).toBe(PRIVACY_NOTICE_VERSION)
    expect(JSON.stringify(kept?.content)).toContain(brand().grievance.email)
  })

  test.each(['banana', '', 'x'.repeat(300), "'; drop table lead"])(
    'a notice that this site never showed is not believed: %p',
    async (version) => {
      const claim = { privacyNotice: { version, language: 'en' } }
      const refused = await create(claim, PAGE)
      expect([refused.http, refused.error?.[0]]).toEqual([400, expect.stringContaining('privacy notice')])
      const { http, id, status } = await create(claim)
      expect(http).toBe(200)
      expect(status.message).toContain('Stored and marked')
      expect((await lead(id)).privacy_notice).toBeNull()
      expect(await ledger(id)).toEqual([])
    },
  )

  test('none at all is refused from a page and marked from a program', async () => {
    expect((await create(undefined, PAGE)).http).toBe(400)
    expect((await create({ whatsappConsent: true }, { origin: 'http://localhost:3000' })).http).toBe(400)
    const { id } = await create(undefined)
    expect(flatLead(await lead(id))).toMatchObject({ privacy_notice_version: '', privacy_notice_hash: '' })
  })

  test('a form without JavaScript names its notice, else it is shown again with the words why', async () => {
    const stored = await leadOfAnswer(await submit(filled({ language: 'hi' })))
    expect(stored.privacy_notice).toEqual(noticeNow('hi'))
    expect((await ledger(stored.id)).map(({ notice }) => notice)).toEqual([noticeNow('hi').hash])
    for (const notice of ['', 'banana']) {
      const draft = await draftOf(await submit(filled({ notice })))
      expect(draft).toMatchObject({
        isFailure: true,
        notice: expect.stringContaining('which privacy notice'),
      })
      expect(draft?.values.name).toBe('Asha Rao')
    }
  })

  test('a page that was made before the text changed is believed, and the former text stays', async () => {
    const { id: before } = await create({ privacyNotice: own }, PAGE)
    const former = noticeNow('en')
    const rows = catalogueSnapshot()
    setCatalogueSnapshot({ ...rows, brand: [{ ...brand(), grievance: { email: 'new@clinic.example' } }] })
    const { id: after } = await create({ privacyNotice: own }, PAGE)
    const changed = noticeNow('en')
    setCatalogueSnapshot(rows)
    expect(changed.hash).not.toBe(former.hash)
    expect((await ledger(before, after)).map(({ notice }) => notice)).toEqual([former.hash, changed.hash])
    const shown = await noticesOf(accounts.database, 'en')
    expect(shown.map(({ hash }) => hash)).toEqual(expect.arrayContaining([former.hash, changed.hash]))
    await accounts.database.executeSql(
      `insert into notice_version (hash, version, language, content) values ('old', '2020-01-01', 'en', '{}')`,
    )
    const old = await create({ privacyNotice: { version: '2020-01-01', language: 'en' } }, PAGE)
    expect((await lead(old.id)).privacy_notice).toMatchObject({ version: '2020-01-01', hash: 'old' })
  })

  test('while the database is away the notice of now is known, and no lead is refused for one of before', async () => {
    const away = jest.spyOn(runtime().intake.breaker, 'isAvailable', 'get').mockReturnValue(false)
    const now = await create({ privacyNotice: own }, PAGE)
    const before = await create({ privacyNotice: { ...own, version: '2020-02-02' } }, PAGE)
    const none = await create(undefined, PAGE)
    away.mockRestore()
    expect([now.http, before.http, none.http]).toEqual([200, 200, 400])
    await runtime().intake.settle()
    expect((await ledger(now.id)).map(({ notice }) => notice)).toEqual([noticeNow('en').hash])
    expect((await lead(before.id)).privacy_notice).toBeNull()
  })
})

describe('the ledger', () => {
  test('takes entries and lets nobody change or remove one', async () => {
    const { id } = await create({ privacyNotice: own }, PAGE)
    const sql = accounts.database.executeSql
    await expect(sql('update consent_entry set is_given = false where subject = $1', [id])).rejects.toThrow(
      'not changed',
    )
    await expect(sql('delete from consent_entry where subject = $1', [id])).rejects.toThrow('not changed')
    expect(await ledger(id)).toHaveLength(1)
  })

  test('has what is taken back as an entry: an enquiry, WhatsApp, everything', async () => {
    const MobileNoData = '9198765001'
    const [kept, withdrawn] = [
      await create({ privacyNotice: own, whatsappConsent: true }, PAGE, { MobileNoData }),
      await create({ privacyNotice: own }, PAGE, { MobileNoData }),
    ]
    const user = await findOrCreateUser({ countryCode: '91', mobile: MobileNoData })
    const row = { lead_id: withdrawn.id, at: new Date().toISOString() }
    await writeAddition(accounts.database, { type: 'withdrawal', row })
    await writeAddition(accounts.database, { type: 'withdrawal', row })
    expect((await ledger(withdrawn.id)).map(({ purpose, isGiven }) => [purpose, isGiven])).toEqual([
      ['enquiry', true],
      ['enquiry', false],
    ])

    await setWhatsappConsent(user, true, 'hi')
    await setWhatsappConsent(user, false, 'hi')
    expect(await ledger(user.id)).toMatchObject([
      { purpose: 'whatsapp', isGiven: true, notice: noticeNow('hi').hash },
      { purpose: 'whatsapp', isGiven: false, notice: null },
    ])
    expect((await ledger(kept.id)).map(({ purpose, isGiven }) => [purpose, isGiven])).toEqual([
      ['enquiry', true],
      ['whatsapp', true],
      ['whatsapp', false],
    ])

    const { consents } = await userData(user)
    expect(consents).toHaveLength(7)

    await eraseUser(user)
    expect((await ledger(kept.id)).at(-1)).toMatchObject({ purpose: 'enquiry', isGiven: false })
    const { rows } = await accounts.database.executeSql<{ text: string }>(
      'select consent_entry::text as text from consent_entry',
    )
    expect(rows.map(({ text }) => text).join()).not.toContain(MobileNoData)
  })

  test('is told to the audit trail by pseudonym: given with a lead, given and taken back in the profile', async () => {
    const MobileNoData = '9198765002'
    const { id } = await create({ privacyNotice: own }, PAGE, { MobileNoData })
    await create(undefined, {}, { MobileNoData })
    const user = await findOrCreateUser({ countryCode: '91', mobile: MobileNoData })
    await setWhatsappConsent(user, true, 'en')
    await setWhatsappConsent(user, false, 'en')
    await runtime().visitorAudit.idle()
    const actor = visitorActor(runtime().secret, numberOf(user))
    const found = []
    for await (const entry of auditEntries(accounts.database.executeSql))
      if (entry.actor === actor) found.push([entry.action, entry.subject])
    expect(found).toEqual([
      ['consent.given', id],
      ['consent.given', 'whatsapp'],
      ['consent.withdrawn', 'whatsapp'],
    ])
  })
})
