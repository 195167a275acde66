import { crmRecordFromLead } from '@/model/lead/crmRecord'
import { expandLead } from '@/model/lead/lead'
import { requestWith } from '@/tests/support/siteRequest'
import { readEnquiry } from './enquiryForm'
import { PageShown } from '@/server/http/envelope'
import { cookieHeader } from '@/tests/support/cookieHeader'
import { postedTo } from '@/tests/support/postedForm'
import { contentKey, submitEnquiry } from './submitEnquiry'
import { readEnquiryDraft } from './enquiryDraft'
import { flatLead } from '@/server/leads/export/leadExport'
import { accounts } from '@/tests/support/testAccounts'
import { testLimits } from '@/tests/support/testLimits'
import { runtime, setRuntime } from '@/server/runtime'
import { blindIndexesOf } from '@/server/privacy/sealing/leadContent'
import { storedExtra } from '@/tests/support/openedRows'
import {
  cookieOfAnswer,
  draftOf,
  filled,
  leadIdOfAnswer,
  leadOfAnswer,
  submit,
} from '@/tests/support/plainForms'

const leadsOf = async (mobile: string) =>
  (
    await accounts.database.executeSql<{ n: number }>(
      'select count(*)::int as n from lead where mobile = any($1)',
      [blindIndexesOf('mobile', mobile)],
    )
  ).rows[0]?.n

describe('a form sent without JavaScript', () => {
  test('that is right is stored like the live form’s, and leads to the thank-you page', async () => {
    const answer = await submit(filled({ whatsappConsent: 'yes', reference_note: 'x' }))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thankyou?isquicksurvey=1'])
    const lead = await leadOfAnswer(answer)
    expect(lead).toMatchObject({ whatsapp_consent: true, suspected_spam: true })
    expect(expandLead(lead.fields)).toMatchObject({
      NameData: 'Asha Rao',
      CityData: 'Chennai',
      PageTypeData: 'Treatment',
      PageNameData: '/treatment/piles',
      IsInsurance: 'yes',
      LeadTier: 1,
      leadFormVariant: '1',
    })
  })

  test.each(['en', 'hi'])(
    'is taken in %s without insurance, to the CRM record and the export',
    async (language) => {
      const lead = await leadOfAnswer(await submit(filled({ language, tier: '2', insuranceType: 'none' })))
      const fields = expandLead(lead.fields)
      expect(fields).toMatchObject({ IsInsurance: 'no', insuranceType: '', LeadTier: 2 })
      expect(crmRecordFromLead(fields)).toMatchObject({ IsInsurance: 'no', Insurance_Type: '', Lead_Tier: 2 })
      expect(flatLead(lead)).toMatchObject({ IsInsurance: 'no', insuranceType: '', LeadTier: 2 })
    },
  )

  test('takes what the page’s tools found to the stored lead, to the CRM and to its secondary record', async () => {
    const found = {
      pilesSeverityScore: '8',
      pilesSeverity: 'Grade III (Goligher)',
      cataractLens: 'Multifocal or EDOF, toric',
    }
    const carried = Object.fromEntries(
      Object.entries(found).map(([name, value]) => [`carried_${name}`, value]),
    )
    const lead = await leadOfAnswer(await submit(filled({ ...carried, carried_estimate: 'A warning sign.' })))
    const fields = expandLead(lead.fields)
    expect(fields).toMatchObject({ ...found, QueryData: 'A warning sign.' })
    const record = {
      Piles_Severity_Score: '8',
      Piles_Severity: 'Grade III (Goligher)',
      Cataract_Lens: 'Multifocal or EDOF, toric',
    }
    expect(await storedExtra(accounts.database, lead.id)).toMatchObject(record)
    expect(crmRecordFromLead(fields)).toMatchObject({ ...record, message: 'A warning sign.' })
  })

  test('that is wrong comes back with the messages of the specification and every value', async () => {
    const answer = await submit(filled({ name: 'Asha <b>Rao</b>', mobile: '12345', insuranceType: '' }))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).not.toMatch(/Asha|12345/)
    expect(await draftOf(answer)).toMatchObject({
      values: { name: 'Asha <b>Rao</b>', mobile: '12345', city: 'Chennai' },
      errors: {
        mobile: 'Please Only Enter a Valid Mobile Number',
        insuranceType: 'Please Select an Insurance Type',
      },
      isFailure: false,
    })
    expect(await leadsOf('12345')).toBe(0)
  })

  test('that is wrong is shown to the browser that sent it, not to who knows the address', async () => {
    const [own, other] = [await submit(filled({ name: '' })), await submit(filled({ name: '' }))]
    const id = /enquiry\/([\w-]+)/.exec(own.headers.get('location') ?? '')?.[1] ?? ''
    const draftWith = (cookie: string) => readEnquiryDraft(requestWith({ cookie }), id)
    expect(own.headers.getSetCookie()[0]).toMatch(/^draft_ref=.*; Max-Age=1800; HttpOnly$/)
    expect(await draftWith(cookieOfAnswer(own))).toBeDefined()
    for (const cookie of ['', cookieOfAnswer(other), `draft_ref=${id}`])
      expect(await draftWith(cookie)).toBeUndefined()
  })

  test('that is wrong is sent once more by a browser without a cookie, which shows whether it keeps the one it gets', async () => {
    const form = filled({ name: '', language: 'hi' })
    const send = (path: string, headers = {}) => submitEnquiry(postedTo(path, form, headers))
    const asked = await send('/enquiry')
    const again = asked.headers.get('location') ?? ''
    const cookie = cookieOfAnswer(asked)
    expect([asked.status, again, cookie]).toEqual([
      307,
      '/enquiry?again=1',
      expect.stringMatching(/^browser_id=./),
    ])
    const kept = await send(again, { cookie })
    expect([kept.status, kept instanceof PageShown]).toEqual([303, false])
    expect((await draftOf(kept))?.errors.name).toBe('कृपया नाम लिखें')
    const shown = await send(again)
    if (!(shown instanceof PageShown)) throw new Error('the form is not shown')
    expect([shown.shownAs, shown.path]).toEqual([422, expect.stringMatching(/^\/hi\/enquiry\/[\w-]+$/)])
    const id = shown.path.split('/').pop() ?? ''
    const draft = await readEnquiryDraft(requestWith({ cookie: cookieHeader(shown.cookies) }), id)
    expect(draft?.errors.name).toBe('कृपया नाम लिखें')
    // The browser gets nothing to show it by later.
    expect(shown.headers.getSetCookie()).toEqual([])
  })

  test('that is right is taken from a browser without a cookie at once', async () => {
    const answer = await submitEnquiry(postedTo('/enquiry', filled()))
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/thankyou'),
    ])
  })

  test('that is wrong on a Hindi page comes back in Hindi', async () => {
    const draft = await draftOf(await submit(filled({ language: 'hi', name: '' })))
    expect(draft?.errors.name).toBe('कृपया नाम लिखें')
  })

  test('from a Hindi page is thanked in Hindi, or shown again in Hindi', async () => {
    const [taken, refused] = [
      await submit(filled({ language: 'hi' })),
      await submit(filled({ language: 'hi', name: '' })),
    ]
    expect(taken.headers.get('location')).toBe('/hi/thankyou?isquicksurvey=1')
    expect(refused.headers.get('location')).toMatch(/^\/hi\/enquiry\/[\w-]+#problem$/)
  })

  test('sent twice at once is one lead, and so is one sent again a moment later', async () => {
    const fields = filled()
    const [one, two] = await Promise.all([submit(fields), submit(fields)])
    const three = await submit(fields)
    expect(new Set([one, two, three].map(leadIdOfAnswer)).size).toBe(1)
    expect(await leadsOf(fields.mobile ?? '')).toBe(1)
  })

  test('is known by a keyed hash, which nobody makes again from the content', async () => {
    const { id } = await leadOfAnswer(await submit(filled()))
    const keyOf = async () =>
      (
        await accounts.database.executeSql<{ key: string }>(
          'select key from idempotency_key where lead_id = $1',
          [id],
        )
      ).rows[0]?.key
    expect(await keyOf()).toMatch(/^form \d+ [\w-]{43}$/)
    const parts = [['a', 1]]
    const own = await contentKey(parts)
    setRuntime({ ...runtime(), secret: 'another secret' })
    expect(await contentKey(parts)).not.toBe(own)
  })

  test('with the same content from another browser is a lead of its own', async () => {
    const fields = filled()
    await submit(fields)
    await submit(fields, { 'user-agent': 'another browser' })
    expect(await leadsOf(fields.mobile ?? '')).toBe(2)
  })

  test('from a marketing page leads to its plan', async () => {
    const fields = filled({ pageType: 'Marketing', path: '/marketing/piles', department: 'Proctology' })
    expect((await submit(fields)).headers.get('location')).toBe(
      `/thankyou?isquicksurvey=1&isplanfeature=1&mob=${fields.mobile}&department=Proctology&source=Marketing`,
    )
  })

  test('takes along what the page’s calculator found, for the lead and for the CRM', async () => {
    const answer = await submit(
      filled({
        carried_bmi: '24.2',
        carried_height: '170 cm',
        carried_weight: '70 kg',
        carried_estimate: 'BMI 24.2.',
      }),
    )
    const { id, fields } = await leadOfAnswer(answer)
    expect(expandLead(fields)).toMatchObject({ bmi: '24.2', QueryData: 'BMI 24.2.' })
    const measured = { BMI_kg_m2: '24.2', height: '170 cm', weight: '70 kg' }
    expect(await storedExtra(accounts.database, id)).toEqual(measured)
  })

  test('keeps what the calculator found when it comes back', async () => {
    const draft = await draftOf(await submit(filled({ name: '', carried_bmi: '24.2' })))
    expect(draft?.calculatorResult).toEqual({ bmi: '24.2' })
  })

  test('of a partner is no patient’s, keeps every tick and is asked nothing more', async () => {
    const fields = filled({
      pageType: 'Partner',
      path: '/partner-with-us',
      variant: '0',
      leadType: 'Partner',
      state: 'Kerala',
      query: 'To join',
    })
    const refused = await submit(fields)
    const draft = await draftOf(refused)
    expect(draft?.errors).toEqual({ specializations: 'Please select specializations' })

    const form = new URLSearchParams(fields)
    for (const name of ['Urology', 'ENT']) form.append('specializations', name)
    expect(readEnquiry(form).values.specializations).toBe('Urology, ENT')
    const answer = await submit(form)
    expect(answer.headers.get('location')).toBe('/thankyou?from=company')
    expect(expandLead((await leadOfAnswer(answer)).fields)).toMatchObject({
      LeadTypeData: 'Partner',
      specializations: 'Urology, ENT',
      state: 'Kerala',
    })
  })

  test('from another site is refused', async () => {
    const fields = filled()
    expect((await submit(fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await leadsOf(fields.mobile ?? '')).toBe(0)
  })

  test('that is far too large, or no form at all, is answered by a notice', async () => {
    const tooLarge = await draftOf(await submit(filled({ query: 'x'.repeat(70_000) })))
    expect(tooLarge).toMatchObject({ isFailure: true, notice: expect.stringContaining('too long') })
    const noForm = await draftOf(await submit(filled(), { 'content-type': 'text/plain' }))
    expect(noForm?.isFailure).toBe(true)
  })
})

describe('the limits of a form sent without JavaScript', () => {
  const from = (ip: string) => ({ 'x-shalya-client-ip': ip })

  it('a mobile number that came too often is told so, and nothing that was typed is lost', async () => {
    setRuntime({ ...runtime(), limits: testLimits({ leadsOfNumber: 1 }) })
    const fields = filled({ mobile: '9876501236' })
    expect((await submit(fields, from('203.0.113.1'))).headers.get('location')).toMatch(/^\/thankyou/)
    const draft = await draftOf(await submit({ ...fields, name: 'Meera Rao' }, from('203.0.113.2')))
    expect(draft?.notice).toContain('Too many requests. Please try again later.')
    expect(draft?.values).toMatchObject({ mobile: '9876501236', name: 'Meera Rao' })
  })

  it('an address has only so many refused forms kept', async () => {
    setRuntime({ ...runtime(), limits: testLimits({ drafts: 1 }) })
    const wrong = filled({ mobile: '12' })
    expect((await submit(wrong, from('203.0.113.1'))).status).toBe(303)
    const refused = await submit(wrong, from('203.0.113.1'))
    expect([refused.status, await refused.text()]).toEqual([
      429,
      'Too many requests. Please try again later.',
    ])
    expect((await submit(wrong, from('203.0.113.2'))).status).toBe(303)
  })
})
