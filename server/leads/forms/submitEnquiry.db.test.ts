import { crmRecordFromLead } from '@/model/lead/crmRecord'
import { PDF_REMARK } from '@/model/lead/leadFromForm'
import { readConfig } from '@/server/config'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { expandLead } from '@/server/leads/export/compactLead'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { leadById } from '@/server/leads/leadStore'
import { setRuntime } from '@/server/runtime'
import { readEnquiryDraft } from './enquiryDraft'
import { submitEnquiry } from './submitEnquiry'
import { submitSurvey } from './submitSurvey'

let own: TestDatabase
let keeping: LeadIntake

beforeAll(async () => {
  own = await createTestDatabase()
  keeping = await LeadIntake.start({ database: own.database, dataDir: own.dataDir })
  setRuntime({
    config: readConfig({ NODE_ENV: 'test' }),
    database: own.database,
    keeping,
    secret: 'a secret of this test',
    leadLimiter: undefined,
    delivery: () => undefined,
    shutdown: async () => {},
  })
})
afterAll(async () => {
  setRuntime(undefined)
  await keeping.stop()
  await own.drop()
})

let serial = 0
const newMobile = () => String(9_100_000_000 + serial++)

const filled = (change: Record<string, string> = {}): Record<string, string> => ({
  pageType: 'Treatment',
  pageName: 'Piles',
  path: '/treatment/piles',
  tier: '3',
  language: 'en',
  variant: '1',
  name: 'Asha Rao',
  mobile: newMobile(),
  countryCode: '+91',
  city: 'Chennai',
  treatment: 'Piles Treatment',
  insuranceType: 'Private',
  ...change,
})

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'a browser',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })

const submit = (fields: Record<string, string>, headers?: Record<string, string>) =>
  submitEnquiry(post('/enquiry', fields, headers))

const cookieOfAnswer = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const leadOfAnswer = async (answer: Response) => {
  const lead = await leadById(own.database, cookieOfAnswer(answer).split('=')[1] ?? '')
  if (!lead) throw new Error('no lead')
  return lead
}
const draftOf = (answer: Response) => {
  const id = /^\/enquiry\/([\w-]+)#problem$/.exec(answer.headers.get('location') ?? '')?.[1]
  return readEnquiryDraft(id ?? '')
}
const leadsOf = async (mobile: string) =>
  (
    await own.database.executeSql<{ n: number }>('select count(*)::int as n from lead where mobile = $1', [
      mobile,
    ])
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

  test('that is wrong on a Hindi page comes back in Hindi', async () => {
    const draft = await draftOf(await submit(filled({ language: 'hi', name: '' })))
    expect(draft?.errors.name).toBe('कृपया नाम लिखें')
  })

  test('sent twice at once is one lead, and so is one sent again a moment later', async () => {
    const fields = filled()
    const [one, two] = await Promise.all([submit(fields), submit(fields)])
    const three = await submit(fields)
    expect(new Set([one, two, three].map(cookieOfAnswer)).size).toBe(1)
    expect(await leadsOf(fields.mobile ?? '')).toBe(1)
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
    const { rows } = await own.database.executeSql('select crm_extra from lead_delivery where lead_id = $1', [
      id,
    ])
    expect(rows).toEqual([{ crm_extra: { BMI_kg_m2: '24.2', height: '170 cm', weight: '70 kg' } }])
  })

  test('keeps what the calculator found when it comes back', async () => {
    const draft = await draftOf(await submit(filled({ name: '', carried_bmi: '24.2' })))
    expect(draft?.calculatorResult).toEqual({ bmi: '24.2' })
  })

  test('from a page’s version or a campaign says so', async () => {
    const fields = filled({ pageVariant: 'pdf', campaignId: '7', leadType: 'Campaign', hospitalId: '3' })
    const lead = expandLead((await leadOfAnswer(await submit(fields))).fields)
    expect(lead).toMatchObject({
      Page_Variant: 'pdf',
      campaignid: '7',
      LeadTypeData: 'Campaign',
      hospitalid: '3',
    })
  })

  test('from a marketing page’s pdf variant carries a remark, and leads to the promise of the file', async () => {
    const page = { pageType: 'Marketing', path: '/marketing/piles', variant: '1', insuranceType: 'Private' }
    const answer = await submit(filled({ ...page, pageVariant: 'pdf' }))
    expect(answer.headers.get('location')).toMatch(
      /^\/thankyou\?isquicksurvey=1&isplanfeature=1.*&variant=pdf$/,
    )
    const lead = expandLead((await leadOfAnswer(answer)).fields)
    expect(lead).toMatchObject({ Page_Variant: 'pdf', Remark: PDF_REMARK })
    expect(crmRecordFromLead(lead).message).toContain(PDF_REMARK)
  })

  test('from a hospital’s page names the hospital by its id', async () => {
    const fields = filled({
      pageType: 'hospitals',
      path: '/hospital/neem',
      variant: '3',
      hospital: 'Neem Hospital',
      hospitalName: 'Neem Hospital',
      hospitalId: '3',
    })
    const lead = expandLead((await leadOfAnswer(await submit(fields))).fields)
    expect(lead.hospitalid).toBe('3')
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

describe('the quick survey sent without JavaScript', () => {
  const survey = async (fields: Record<string, string>, cookie: string) =>
    (await submitSurvey(post('/survey', fields, { cookie }))).headers.get('location')

  test('joins the lead that the browser’s cookie names', async () => {
    const answer = await submit(filled())
    const location = await survey(
      { FormLocalityField: 'Andheri West', priorConsultationField: 'yes' },
      cookieOfAnswer(answer),
    )
    expect(location).toBe('/thankyou?isquicksurvey=1#survey-done')
    const { fields } = await leadOfAnswer(answer)
    expect(expandLead(fields)).toMatchObject({ locality: 'Andheri West', Prior_Consultation: 'yes' })
  })

  test('without a lead says that it failed, and without an answer that nothing is missing', async () => {
    expect(await survey({ FormLocalityField: 'Andheri West' }, '')).toBe(
      '/thankyou?isquicksurvey=1#survey-failed',
    )
    expect(await survey({}, '')).toBe('/thankyou?isquicksurvey=1#survey-done')
  })
})
