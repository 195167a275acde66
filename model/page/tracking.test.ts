import { isRight } from 'fp-ts/Either'
import fc from 'fast-check'
import { readLeadBody } from '@/model/lead/lead'
import { VISIT_LIMIT_MS, Visit, leadFieldsOf, nextVisit, trackingFromQuery } from './tracking'
import { ADDED_PARAMETERS, TRACKING_PARAMETERS } from './trackingParameters'

const touchOf = (query: string) => trackingFromQuery(new URLSearchParams(query))

describe('the tracking parameters of an address', () => {
  test('are the thirteen of the specification, those that advertising services add, and nothing else', () => {
    const query = TRACKING_PARAMETERS.map((name) => `${name}=${name}1`).join('&')
    expect(Object.keys(touchOf(`${query}&token=y`) ?? {})).toEqual([...TRACKING_PARAMETERS])
    const specified =
      'city source medium campaignid network keyword targetid matchtype creative gclid gad disease utm_campaign'
    const added =
      'utm_term utm_content utm_id wbraid gbraid gad_source gad_campaignid fbclid msclkid dclid ttclid twclid'
    expect(TRACKING_PARAMETERS).toEqual(expect.arrayContaining(`${specified} ${added}`.split(' ')))
  })

  test.each([
    [
      'copied out of HTML',
      'utm_source=x&amp;gclid=y&amp;amp;utm_content=z',
      { source: 'x', gclid: 'y', utm_content: 'z' },
    ],
    ['with names in capitals', 'UTM_Source=x&GCLID=Y&FbClid=Zz', { source: 'x', gclid: 'Y', fbclid: 'Zz' }],
    ['with a doubled name', 'gclid=&gclid=first&gclid=second', { gclid: 'first' }],
    ['with plus signs and %20', 'keyword=piles+laser%20cost', { keyword: 'piles laser cost' }],
    [
      'with broken percent signs',
      'keyword=100%&gclid=a%zzb&utm_term=%E0%A4',
      { keyword: '100%', gclid: 'a%zzb', utm_term: '\ufffd' },
    ],
    ['with a second question mark', '?gclid=y&?fbclid=z', { gclid: 'y', fbclid: 'z' }],
    [
      'with markup and marks that cannot be seen',
      'keyword=%3Cb%3Epiles%3C/b%3E%E2%80%AE&gclid=%3Cscript%3E',
      { keyword: 'b piles /b' },
    ],
  ])('are read from an address %s', (_, query, touch) => {
    expect(touchOf(query)).toEqual(touch)
  })

  test('hold an id whole or not at all, and words up to their length', () => {
    const long = 'a'.repeat(512)
    const ids = TRACKING_PARAMETERS.filter((name) => touchOf(`${name}=${long}b`) === null)
    expect(ids).toEqual(
      expect.arrayContaining([
        'gclid',
        'campaignid',
        'wbraid',
        'gbraid',
        'fbclid',
        'msclkid',
        'utm_id',
        'gad_campaignid',
      ]),
    )
    for (const name of ids) expect(touchOf(`${name}=${long}`)).toEqual({ [name]: long })
    for (const name of TRACKING_PARAMETERS.filter((one) => !ids.includes(one)))
      expect(long.startsWith(touchOf(`${name}=${long}b`)?.[name] ?? 'none')).toBe(true)
  })

  test('of two addresses fit into the body of a lead, whatever they hold', () => {
    const query = new URLSearchParams(TRACKING_PARAMETERS.map((name) => [name, 'क'.repeat(512)]))
    const touch = trackingFromQuery(query) ?? {}
    const body = JSON.stringify({ ...leadFieldsOf(touch), extras: { firstTouch: touch } })
    expect(Buffer.byteLength(body)).toBeLessThan(48 * 1024)
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
    Zutm_termdata: 'the utm_term',
    utm_term: 'the utm_term',
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
    ...Object.fromEntries(ADDED_PARAMETERS.map((name) => [name, `the ${name}`])),
  })
  expect(leadFieldsOf({})).toEqual({})
})

test('where the specified parameter is missing, another one fills its Lead field', () => {
  expect(leadFieldsOf({ keyword: 'piles' })).toMatchObject({ Zutm_termdata: 'piles', utm_term: 'piles' })
  expect(leadFieldsOf({ gad_campaignid: '7' })).toEqual({ campaignid: '7', gad_campaignid: '7' })
  expect(leadFieldsOf({ gad_campaignid: '7', utm_id: '8' }).campaignid).toBe('8')
})
