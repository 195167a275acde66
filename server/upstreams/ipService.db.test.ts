import { storedContent } from '@/tests/support/openedRows'
import { jsonCall } from '@/server/accounts/accountGuards'
import { createLead } from '@/server/leads/leadCalls'
import { cityListFromAnywhere } from '@/server/catalogue/options/upstreamOptions'
import { requestWith } from '@/tests/support/siteRequest'
import { leadBody } from '@/tests/support/testLead'
import { accounts, receiver, testUpstream, written } from '@/tests/support/testUpstream'
import { readAnswer } from '@/tests/support/testUser'

testUpstream()

describe('an IP service', () => {
  const ipOfNewLead = async () => {
    const answer = await readAnswer(
      jsonCall(createLead)(accounts.request('/', leadBody(), { 'x-shalya-client-ip': '203.0.113.20' })),
    )
    const [lead] = answer.data as unknown as { Id: string }[]
    return [answer.http, (await storedContent(accounts.database, lead?.Id ?? '')).fields.ip]
  }

  it('says the address that stands in the lead; none is asked where none is configured', async () => {
    expect(await ipOfNewLead()).toEqual([200, '203.0.113.20'])
    expect(receiver.requests).toEqual([])
    accounts.configure({ IP_LOOKUP_URL: `${receiver.url}/ip` })
    receiver.answer = () => ({ body: { ip: '198.51.100.7' } })
    expect(await ipOfNewLead()).toEqual([200, '198.51.100.7'])
  })

  const standingCity = async (ip = '203.0.113.20') => {
    const answer = await cityListFromAnywhere(
      requestWith({ 'x-shalya-client-ip': ip }, '/dmg/v1/web/citylist'),
    )
    const { data } = (await answer.json()) as { data: unknown }
    return { data, cached: answer.headers.get('cache-control') }
  }

  it('names the city that stands where none was chosen, to nobody but that visitor; else it is the default', async () => {
    const standard = { data: { cityName: 'Delhi NCR', cityId: 514 }, cached: 'public, max-age=300' }
    expect(await standingCity()).toEqual(standard)
    accounts.configure({ IP_LOOKUP_URL: `${receiver.url}/places` })
    receiver.answer = () => ({ body: { ip: '198.51.100.7', city: 'Bombay' } })
    expect(await standingCity()).toEqual({
      data: { cityName: 'Mumbai', cityId: 477 },
      cached: 'private, no-store',
    })
    receiver.answer = () => ({ body: { ip: '198.51.100.8', city: 'Springfield' } })
    expect(await standingCity('203.0.113.21')).toEqual(standard)
  })

  it.each([
    ['hangs', () => 'hangs' as const],
    ['is away', () => 'hangsUp' as const],
  ])('that %s costs no lead', async (what, answer) => {
    accounts.configure({ IP_LOOKUP_URL: `${receiver.url}/${what}`, UPSTREAM_TIMEOUT_MS: '5000' })
    receiver.answer = answer
    const begun = performance.now()
    expect(await ipOfNewLead()).toEqual([200, '203.0.113.20'])
    expect(performance.now() - begun).toBeLessThan(2000)
    expect(written.join()).not.toContain('203.0.113')
  })
})
