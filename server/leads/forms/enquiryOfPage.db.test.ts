import { crmRecordFromLead } from '@/model/lead/crmRecord'
import { PDF_REMARK } from '@/model/lead/leadFromForm'
import { draftOf, filled, leadOfAnswer, storedLead, submit } from '@/tests/support/plainForms'
import { expandLead } from '@/model/lead/lead'

/* What a form that was sent without JavaScript says of its page. */

test('of an insurer’s page names the insurer, unless the visitor has another insurance', async () => {
  const page = {
    pageType: 'Insurance',
    path: '/hospitals/insurance/star',
    variant: '0',
    insurerName: 'Star',
    insurerType: 'Govt.',
  }
  const stored = async (insuranceType: string) => await storedLead(filled({ ...page, insuranceType }))
  expect(await stored('Govt.')).toMatchObject({ InsuranceNameData: 'Star', insuranceType: 'Govt.' })
  expect(await stored('Private')).toMatchObject({ InsuranceNameData: '', insuranceType: 'Private' })
})

test('says where the visitor came from, by the address of its page', async () => {
  const referer = 'http://localhost:3000/treatment/piles?utm_source=google&gclid=g-1&token=x'
  const lead = await leadOfAnswer(await submit(filled({ vendorId: 'v-1' }), { referer }))
  expect(expandLead(lead.fields)).toMatchObject({
    Zutm_sourcedata: 'google',
    site_source_name: 'google',
    GCLID: 'g-1',
    lead_channeldata: 'Paid search',
    vendorId: 'v-1',
    qualifying: 'yes',
  })
  expect(lead.first_touch).toEqual({ source: 'google', gclid: 'g-1' })
})

test('keeps where the visitor came from, whole, also when the form had to be shown again', async () => {
  const clickId = 'W'.repeat(512)
  const referer = `http://localhost:3000/treatment/piles?utm_source=x&amp;wbraid=${clickId}&UTM_Content=ad+7`
  const draft = await draftOf(await submit(filled({ name: '' }), { referer }))
  expect(draft?.errors).toHaveProperty('name')
  const tracking = new URLSearchParams(draft?.tracking).toString()
  const again = { referer: 'http://localhost:3000/enquiry/0190' }
  const lead = await storedLead(filled({ tracking }), again)
  expect(lead).toMatchObject({
    Zutm_sourcedata: 'x',
    wbraid: clickId,
    utm_content: 'ad 7',
    lead_channeldata: 'Paid search',
  })
  expect(crmRecordFromLead(lead)).toMatchObject({ wbraid: clickId, lead_channel: 'Paid search' })
})

test('names the treatment of a page whose form does not ask for one', async () => {
  const page = { pageType: 'costpage', path: '/treatment/piles-cost', variant: '2', treatmentSlug: 'piles' }
  const lead = await storedLead(filled({ ...page, treatment: '' }))
  expect(lead.ProcedureNameData).toBe('Piles Treatment')
  expect(crmRecordFromLead(lead).procedure).toBe('Piles Treatment')
})

test('asks again for a hospital that nobody knows', async () => {
  const page = { pageType: 'hospitals', path: '/hospitals', variant: '6' }
  const answers = {
    priorConsultationField: 'no',
    FormSimilarConsultation: 'no',
    hospital: 'No such hospital',
  }
  const draft = await draftOf(await submit(filled({ ...page, ...answers })))
  expect(draft?.errors).toEqual({ hospital: 'Please Select a Hospital' })
})

test('from a page’s version or a campaign says so', async () => {
  const fields = filled({ pageVariant: 'pdf', campaignId: '7', leadType: 'Campaign', hospitalId: '3' })
  const lead = await storedLead(fields)
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
    hospital: '3',
    hospitalName: 'Neem Hospital',
    hospitalId: '3',
  })
  const lead = await storedLead(fields)
  expect(lead.hospitalid).toBe('3')
})
