import { isRight } from 'fp-ts/Either'
import { LeadExtras } from './leadExtras'

test('what travels beside a lead is read: consent, notice, first touch, form configuration and signals', () => {
  const extras = {
    whatsappConsent: true,
    privacyNotice: { version: '1', language: 'hi' },
    firstTouch: { source: 'google' },
    configured: {
      options: { hideNameField: true },
      leadFormKeys: ['city'],
      formRequirements: { query: true },
    },
    signals: { honeypot: '', fillMs: 5200 },
  }
  expect(LeadExtras.decode(extras)).toMatchObject({ right: extras })
  expect(isRight(LeadExtras.decode({}))).toBe(true)
})

test.each([
  { whatsappConsent: 'yes' },
  { firstTouch: { source: 1 } },
  { configured: { leadFormKeys: ['town'] } },
])('%j is refused', (extras) => expect(isRight(LeadExtras.decode(extras))).toBe(false))
