import { leadFormSpecFor } from '@/model/lead/leadForm'
import { UNPROVEN, createLead } from '@/services/lead'
import { leadSender } from './leadForm.actors'

jest.mock('@/services/lead', () => ({
  ...jest.requireActual('@/services/lead'),
  createLead: jest.fn(),
  sendLeadToCrm: jest.fn(),
}))

const form = document.createElement('form')
const posted = jest.spyOn(form, 'submit').mockImplementation(() => {})

const PAGE = {
  pageType: 'Condition',
  pageName: 'Piles',
  path: '/condition/piles',
  tier: 3,
  language: 'en',
} as const

const send = () =>
  leadSender({
    page: PAGE,
    form: { current: form },
  })({
    spec: leadFormSpecFor({ pageType: PAGE.pageType, path: PAGE.path }),
    surroundings: { whatsappConsent: false, honeypot: '', fillMs: 9000 },
    values: { name: 'Asha Rao', mobile: '9876543210', city: 'Mumbai', treatment: 'Piles Treatment' },
    idempotencyKey: 'key-1',
  })

const FACTS = { page_type: 'Condition', form_variant: '3' }

beforeEach(() => {
  window.dataLayer = []
})

test('a stored lead is noted as submitted and succeeded, without a word of what was typed', async () => {
  jest.mocked(createLead).mockResolvedValue({ leadId: 'lead-1' })
  await send()
  expect(window.dataLayer).toEqual([
    { event: 'lead_submitted', ...FACTS },
    { event: 'lead_succeeded', ...FACTS },
  ])
})

test('a lead that fails is noted with the reason, and the form learns of the failure all the same', async () => {
  jest.mocked(createLead).mockRejectedValue({ kind: 'network' })
  await expect(send()).rejects.toEqual({ kind: 'network' })
  expect(window.dataLayer).toEqual([
    { event: 'lead_submitted', ...FACTS },
    { event: 'lead_failed', reason: 'network', ...FACTS },
  ])
})

test('a lead whose call the server takes from no browser without cookies is posted by the form itself, once', async () => {
  jest.mocked(createLead).mockRejectedValue(UNPROVEN)
  const ended = jest.fn()
  void send().then(ended, ended)
  await new Promise((done) => setTimeout(done))
  expect([posted.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0])
})
