import { isRight } from 'fp-ts/Either'
import { Campaign, dayInIndia, hasEnded } from './campaign'

const row = {
  CampaignId: 1,
  title: 'Knees',
  slug: 'knees',
  summary: 'About knees.',
  points: ['A call'],
  about: ['Knees hurt.'],
  treatmentSlugs: ['knee-replacement'],
  citySlugs: [],
  faqs: [],
}

test('a campaign may have a last day, which is a day of the calendar', () => {
  expect(isRight(Campaign.decode(row))).toBe(true)
  expect(isRight(Campaign.decode({ ...row, endsOn: '2026-07-31' }))).toBe(true)
  expect(isRight(Campaign.decode({ ...row, endsOn: '31 July' }))).toBe(false)
})

test('the day is India’s, whatever the server’s clock says', () => {
  expect(dayInIndia(new Date('2026-07-31T18:29:59Z'))).toBe('2026-07-31')
  expect(dayInIndia(new Date('2026-07-31T18:30:00Z'))).toBe('2026-08-01')
})

test('a campaign ends with its last day, one without a last day does not', () => {
  const endsOn = '2026-07-31'
  expect(hasEnded({ endsOn }, new Date('2026-07-31T18:29:59Z'))).toBe(false)
  expect(hasEnded({ endsOn }, new Date('2026-07-31T18:30:00Z'))).toBe(true)
  expect(hasEnded({}, new Date('2099-01-01T00:00:00Z'))).toBe(false)
})
