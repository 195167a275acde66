import { isRight } from 'fp-ts/Either'
import fc from 'fast-check'
import { readLeadBody } from '@/model/lead/lead'
import { VISIT_LIMIT_MS, Visit, channelOf, leadFieldsOf, nextVisit, trackingFromQuery } from './tracking'
import { TRACKING_PARAMETERS } from './trackingParameters'

const touchOf = (query: string) => trackingFromQuery(new URLSearchParams(query))

describe('the tracking parameters of an address', () => {
  test('are the thirteen of the specification and nothing else', () => {
    const query = TRACKING_PARAMETERS.map((name) => `${name}=${name}1`).join('&')
    expect(Object.keys(touchOf(`${query}&token=y`) ?? {})).toEqual([...TRACKING_PARAMETERS])
    expect(TRACKING_PARAMETERS).toHaveLength(13)
  })

  test('are none when there are none, or only empty ones', () => {
    expect(touchOf('a=b&gclid=&source=%20')).toBeNull()
  })

  test('never make a lead that the rules refuse', () => {
    const values = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constant('\u{1f642}'.repeat(150)),
      fc.constant(`${'a'.repeat(199)}🙂`),
    )
    fc.assert(
      fc.property(fc.constantFrom(...TRACKING_PARAMETERS), values, (name, value) => {
        const touch = trackingFromQuery(new URLSearchParams({ [name]: value }))
        expect(readLeadBody(leadFieldsOf(touch ?? {})).ok).toBe(true)
      }),
    )
    expect(touchOf('keyword=a%00b%0Ac')).toEqual({ keyword: 'a b c' })
  })
})

describe('a visit', () => {
  const google = { source: 'google' }
  const mail = { source: 'mail' }

  test('keeps the first address with parameters and the latest', () => {
    const first = nextVisit(null, google, 0)
    expect(nextVisit(first, mail, 1000)).toEqual({ first: google, last: mail, seenAt: 1000 })
  })

  test('does not begin before an address has parameters', () => {
    expect(nextVisit(null, null, 0)).toBeNull()
  })

  test('lasts while pages follow within 30 minutes', () => {
    const first = nextVisit(null, google, 0)
    const later = nextVisit(first, null, VISIT_LIMIT_MS)
    expect(nextVisit(later, null, 2 * VISIT_LIMIT_MS)).toEqual({
      first: google,
      last: google,
      seenAt: 2 * VISIT_LIMIT_MS,
    })
  })

  test('ends after more than 30 minutes of inactivity', () => {
    expect(VISIT_LIMIT_MS).toBe(1_800_000)
    const first = nextVisit(null, google, 0)
    expect(nextVisit(first, null, VISIT_LIMIT_MS + 1)).toBeNull()
    expect(nextVisit(first, mail, VISIT_LIMIT_MS + 1)).toEqual({
      first: mail,
      last: mail,
      seenAt: VISIT_LIMIT_MS + 1,
    })
  })

  test('is read back from where it was kept', () => {
    const visit = nextVisit(null, google, 5)
    expect(isRight(Visit.decode(JSON.parse(JSON.stringify(visit))))).toBe(true)
    expect(isRight(Visit.decode({ first: google, last: { source: 1 }, seenAt: 5 }))).toBe(false)
  })
})

test.each([
  ['', 'Organic or direct'],
  ['city=Pune&disease=piles', 'Organic or direct'],
  ['source=patientapp&gclid=1', 'App'],
  ['gclid=1', 'Paid'],
  ['gad=1', 'Paid'],
  ['utm_source=google&utm_medium=cpc', 'Paid'],
  ['source=newsletter&medium=email', 'Campaign'],
  ['utm_campaign=diwali', 'Campaign'],
])('an address with %j is of the channel %j', (query, channel) => {
  expect(channelOf(touchOf(query) ?? {})).toBe(channel)
})

test('utm_source and utm_medium count like source and medium, which win over them', () => {
  expect(touchOf('utm_source=google&utm_medium=cpc')).toEqual({ source: 'google', medium: 'cpc' })
  expect(touchOf('utm_source=google&source=app&utm_medium=cpc&medium=')).toEqual({
    source: 'app',
    medium: 'cpc',
  })
})

test('each parameter fills its Lead fields', () => {
  const touch = Object.fromEntries(TRACKING_PARAMETERS.map((name) => [name, `the ${name}`]))
  expect(leadFieldsOf(touch)).toEqual({
    Zutm_sourcedata: 'the source',
    site_source_name: 'the source',
    Zutm_mediumdata: 'the medium',
    Zutm_campaigndata: 'the utm_campaign',
    Zutm_termdata: 'the keyword',
    utm_term: 'the keyword',
    Keyword_Text: 'the keyword',
    Keyword_Match_Type: 'the matchtype',
    campaignid: 'the campaignid',
    Network: 'the network',
    Adset_Id: 'the creative',
    GCLID: 'the gclid',
    placement: 'the gad',
    entity: 'the targetid',
    CityData: 'the city',
    condition_data: 'the disease',
  })
  expect(leadFieldsOf({})).toEqual({})
})
