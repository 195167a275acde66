import fc from 'fast-check'
import { channelOf } from './channel'
import { trackingFromQuery } from './tracking'
import { TRACKING_PARAMETERS } from './trackingParameters'

const channelOfQuery = (query: string) => channelOf(trackingFromQuery(new URLSearchParams(query)) ?? {})

test.each([
  ['', 'Organic or direct'],
  ['city=Pune&disease=piles', 'Organic or direct'],
  ['source=patientapp&gclid=1', 'App'],
  ['gclid=1', 'Paid search'],
  ['gad=1', 'Paid search'],
  ['wbraid=1', 'Paid search'],
  ['gbraid=1', 'Paid search'],
  ['gad_source=1', 'Paid search'],
  ['gad_campaignid=22', 'Paid search'],
  ['msclkid=1', 'Paid search'],
  ['dclid=1', 'Display'],
  ['utm_source=google&utm_medium=cpc', 'Paid search'],
  ['utm_source=google&utm_medium=paid', 'Paid search'],
  ['utm_source=justdial&utm_medium=paid_listing', 'Paid other'],
  ['utm_source=Facebook&utm_medium=CPC', 'Paid social'],
  ['utm_source=ig&utm_medium=paid', 'Paid social'],
  ['utm_medium=paid_social', 'Paid social'],
  ['utm_medium=cpm&utm_source=meta', 'Paid social'],
  ['utm_medium=cpm&utm_source=times', 'Display'],
  ['fbclid=1', 'Organic social'],
  ['utm_source=facebook', 'Organic social'],
  ['utm_source=facebook&utm_medium=social&fbclid=1', 'Organic social'],
  ['fbclid=1&utm_campaign=diwali', 'Paid social'],
  ['fbclid=1&utm_medium=paid', 'Paid social'],
  ['ttclid=1', 'Paid social'],
  ['utm_source=google&utm_medium=organic', 'Organic search'],
  ['utm_source=practo&utm_medium=referral', 'Referral'],
  ['utm_medium=referral&fbclid=1', 'Referral'],
  ['source=newsletter&medium=email', 'E-mail'],
  ['utm_source=newsletter&fbclid=1', 'E-mail'],
  ['utm_medium=E-Mail&gclid=1', 'E-mail'],
  ['utm_medium=sms', 'Messages'],
  ['utm_source=whatsapp', 'Messages'],
  ['utm_medium=affiliate', 'Affiliate'],
  ['utm_medium=qr', 'Offline'],
  ['utm_source=(direct)', 'Direct'],
  ['utm_medium=banner&gclid=1', 'Display'],
  ['utm_medium=(none)&msclkid=1', 'Paid search'],
  ['utm_campaign=diwali', 'Campaign'],
  ['utm_source=poster', 'Campaign'],
])('an address with %j is of the channel %j', (query, channel) => {
  expect(channelOfQuery(query)).toBe(channel)
})

test('every address has a channel that a lead can hold', () => {
  const touches = fc.dictionary(fc.constantFrom(...TRACKING_PARAMETERS), fc.string())
  fc.assert(
    fc.property(touches, (values) => {
      const channel = channelOfQuery(new URLSearchParams(values).toString())
      expect(channel).toMatch(/^[A-Z][a-z -]+$/)
    }),
  )
})
