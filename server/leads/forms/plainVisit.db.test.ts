import { TRACKING_PARAMETERS } from '@/model/page/trackingParameters'
import { PLAIN_VISIT_ADDRESS } from '@/model/page/plainVisitAddress'
import { handlerOf } from '@/server/handlers'
import { cookieHeader } from '@/tests/support/cookieHeader'
import { requestWith } from '@/tests/support/siteRequest'
import { filled, leadOfAnswer, submit } from '@/tests/support/plainForms'
import { expandLead } from '@/model/lead/lead'
import { plainVisitOf } from './plainVisit'

const SITE = 'http://localhost:3000'

/** The pages of a browser without scripts, one after the other; and the cookie that it has then. */
async function cookieAfter(pages: readonly string[], headers: Record<string, string> = {}): Promise<string> {
  let cookie = ''
  for (const page of pages) {
    const answer = await handlerOf(
      PLAIN_VISIT_ADDRESS,
      'GET',
    )?.(requestWith({ referer: SITE + page, 'sec-fetch-site': 'same-origin', cookie, ...headers }))
    expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([204, 'no-store'])
    const set = answer?.headers.getSetCookie() ?? []
    if (set.length) cookie = cookieHeader(set)
  }
  return cookie
}

const sent = async (cookie: string, headers: Record<string, string> = {}) =>
  leadOfAnswer(await submit(filled(), { cookie: `browser_id=kept; ${cookie}`, ...headers }))

describe('a visit without JavaScript', () => {
  it('keeps where it came from over its pages, the first and the latest, to the lead', async () => {
    const cookie = await cookieAfter([
      '/?gclid=One&utm_source=google',
      '/treatment/piles',
      '/blog?utm_source=newsletter&utm_campaign=Diwali',
      '/treatment/piles',
    ])
    const lead = await sent(cookie, { referer: `${SITE}/treatment/piles` })
    expect(expandLead(lead.fields)).toMatchObject({
      site_source_name: 'newsletter',
      Zutm_campaigndata: 'Diwali',
      GCLID: '',
    })
    expect(lead.first_touch).toEqual({ gclid: 'One', source: 'google' })
  })

  it('counts less than the address that the form was posted from', async () => {
    const cookie = await cookieAfter(['/?utm_source=google'])
    const lead = await sent(cookie, { referer: `${SITE}/treatment/piles?utm_source=leaflet` })
    expect(expandLead(lead.fields).site_source_name).toBe('leaflet')
    expect(lead.first_touch).toEqual({ source: 'google' })
  })

  it('leaves a cookie for the form’s address alone, out of the reach of scripts and of other sites', async () => {
    const handle = handlerOf(PLAIN_VISIT_ADDRESS, 'GET')
    const answer = await handle?.(
      requestWith({
        referer: `${SITE}/?gclid=One&name=Asha&mob=9876543210`,
        'sec-fetch-site': 'same-origin',
      }),
    )
    const [cookie = ''] = answer?.headers.getSetCookie() ?? []
    expect(cookie).toMatch(/; Path=\/enquiry; SameSite=Lax; Max-Age=1800; HttpOnly/)
    expect(cookie).not.toMatch(/Asha|9876543210/)
  })

  it.each<[string, string, Record<string, string>]>([
    ['an address without parameters', '/treatment/piles?mob=9876543210', {}],
    ['a page of another site', '/?gclid=One', { 'sec-fetch-site': 'cross-site' }],
    ['a visitor who is not to be followed', '/?gclid=One', { 'sec-gpc': '1' }],
  ])('leaves none for %s', async (_what, page, headers) => {
    expect(await cookieAfter([page], headers)).toBe('')
  })

  it('is forgotten when the visitor is not to be followed any more', async () => {
    const cookie = await cookieAfter(['/?gclid=One'])
    const answer = await handlerOf(
      PLAIN_VISIT_ADDRESS,
      'GET',
    )?.(requestWith({ cookie, referer: `${SITE}/blog`, 'sec-gpc': '1' }))
    expect(answer?.headers.getSetCookie().join()).toMatch(/came_from=;.*Max-Age=0/)
  })

  it.each([
    ['ids of 512 letters', 'a'.repeat(512)],
    ['words of another script', 'बवासीर'.repeat(80)],
    ['marks that are written longer', '"%&;'.repeat(128)],
  ])('fits into a cookie with %s: every value is whole or left out', async (_what, value) => {
    const query = new URLSearchParams(TRACKING_PARAMETERS.map((name) => [name, value])).toString()
    const cookie = await cookieAfter([`/?${query}`, `/blog?${query}`])
    expect(Buffer.byteLength(cookie)).toBeLessThan(4096)
    const visit = plainVisitOf(requestWith({ cookie }))
    const kept = [...Object.entries(visit?.first ?? {}), ...Object.entries(visit?.last ?? {})]
    for (const [name, text] of kept) expect([name, text]).toEqual([name, value.slice(0, text.length)])
    const ids = kept.filter(([name]) => /id$/.test(name))
    for (const [, id] of ids) expect(id).toBe(value)
  })

  it('keeps an id of 512 letters', async () => {
    const cookie = await cookieAfter([`/?gclid=${'a'.repeat(512)}`])
    expect(plainVisitOf(requestWith({ cookie }))?.first.gclid).toHaveLength(512)
  })

  it.each(['came_from=%', 'came_from=null', 'came_from={"first":1}', `came_from=${'x'.repeat(3000)}`])(
    'reads nothing from %p',
    (cookie) => {
      expect(plainVisitOf(requestWith({ cookie }))).toBeUndefined()
    },
  )
})
