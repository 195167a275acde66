import type { Me } from '@/model/account/account'
import type { TestModel } from '@/devtools/proof/testModel'
import type { SessionContext, SessionEvent } from './session.machine'

export const ASHA: Me = {
  id: '0190f3c2-0000-7000-8000-000000000001',
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobileNo: '9876543210',
  countryCode: '91',
  whatsappConsent: false,
}

const outcomes = [
  { label: 'the server knows Asha', output: ASHA },
  { label: 'the server knows nobody', output: null },
  { label: 'the server does not answer', error: new Error('no answer') },
]

export const sessionTestModel: TestModel<SessionEvent, SessionContext, undefined> = {
  input: undefined,
  events: [
    { label: 'has the marker cookie', event: { type: 'marker.found' } },
    { label: 'has no marker cookie', event: { type: 'marker.missing' } },
  ],
  outcomes: { fetchMe: outcomes, fetchMeAgain: outcomes },
  stateKey: ({ me }) => me?.name,
}
