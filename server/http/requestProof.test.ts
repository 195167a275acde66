import { isSameOrigin } from './requestProof'

const SITE = 'https://clinic.example'
const sent = (headers: Record<string, string>) =>
  isSameOrigin(new Request(`${SITE}/enquiry`, { headers }), SITE)

describe('a form without JavaScript', () => {
  test('is taken from this site’s own pages', () => {
    expect(sent({ 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(sent({ origin: SITE })).toBe(true)
  })

  test('is taken from the host that the browser asked for, whatever the site is configured as', () => {
    expect(sent({ origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' })).toBe(true)
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: SITE }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://clinic.example.evil.test' }],
    ['a page that hides where it is', { origin: 'null' }],
    ['nobody says whom', {}],
  ])('is refused from %s', (_, headers: Record<string, string>) => {
    expect(sent(headers)).toBe(false)
  })
})
