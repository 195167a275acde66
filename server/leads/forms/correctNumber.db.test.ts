import { crmRecordFromLead } from '@/model/lead/crmRecord'
import { expandLead } from '@/model/lead/lead'
import { runtime, setRuntime } from '@/server/runtime'
import { storedContent } from '@/tests/support/openedRows'
import { writeAddition } from '@/server/leads/intake/leadChange'
import { cookieOfAnswer, draftOf, filled, leadOfAnswer, post, submit } from '@/tests/support/plainForms'
import { requestWith } from '@/tests/support/siteRequest'
import { accounts } from '@/tests/support/testAccounts'
import { testLimits } from '@/tests/support/testLimits'
import { correctNumber } from './ownEnquiryForms'
import { ownEnquiry } from './ownEnquiry'

const OLD = '9876543210'
const NEW = '9876543211'

const correct = async (fields: Record<string, string>, cookie: string, query = '', headers = {}) =>
  correctNumber(post(`/enquiry/number${query}`, fields, { cookie, ...headers }))
const ending = async (answer: Promise<Response>) => (await answer).headers.get('location')

const numberOf = async (id: string) => {
  const { mobile, country_code, corrections } = await storedContent(accounts.database, id)
  return { mobile, country_code, corrections }
}

let serial = 0

/** A name of its own: what is the same within ten minutes is one enquiry. */
async function enquiry() {
  const answer = await submit(filled({ mobile: OLD, name: `Asha ${serial++}` }))
  return { cookie: cookieOfAnswer(answer), id: (await leadOfAnswer(answer)).id, answer }
}

describe('a corrected number', () => {
  test('goes to the same lead, keeps the old one and tells the care team', async () => {
    const { cookie, id, answer } = await enquiry()
    expect(await ending(correct({ mobile: ' 98765 43211', countryCode: '+91' }, cookie))).toBe(
      '/thankyou?isquicksurvey=1#number-corrected',
    )
    expect(await numberOf(id)).toEqual({
      mobile: NEW,
      country_code: '91',
      corrections: [{ at: expect.any(String), mobile: OLD, country_code: '91' }],
    })
    const lead = expandLead((await leadOfAnswer(answer)).fields)
    expect(crmRecordFromLead(lead)).toMatchObject({
      phoneno: NEW,
      message: expect.stringContaining(`+91 ${OLD}`),
    })
    const request = requestWith({ cookie })
    expect((await ownEnquiry(request, 'en'))?.details?.mobile).toBe(NEW)
  })

  test('sent again changes nothing, and an older one does not undo a newer one', async () => {
    const { cookie, id } = await enquiry()
    await correct({ mobile: NEW }, cookie)
    const once = await numberOf(id)
    expect(await ending(correct({ mobile: NEW }, cookie))).toMatch(/corrected$/)
    const row = { lead_id: id, at: '2020-01-01T00:00:00.000Z', mobile: '9000000001', country_code: '91' }
    expect(await writeAddition(accounts.database, { type: 'number', row })).toBe(true)
    expect(await numberOf(id)).toEqual(once)
  })

  test.each(['delivered', 'delivering', 'dead'])(
    'makes a lead that is %s go to the CRM again',
    async (state) => {
      const { cookie, id } = await enquiry()
      const set = `update lead_delivery set state = $2, attempts = 3, next_attempt_at = null,
      delivered_at = case when $2 = 'delivered' then now() end where lead_id = $1`
      await accounts.database.executeSql(set, [id, state])
      await correct({ mobile: NEW }, cookie)
      const { rows } = await accounts.database.executeSql(
        'select state, attempts, delivered_at, next_attempt_at <= now() as due from lead_delivery where lead_id = $1',
        [id],
      )
      expect(rows).toEqual([{ state: 'pending', attempts: 0, delivered_at: null, due: true }])
    },
  )

  test('that cannot be called is refused by the rule of every form', async () => {
    const { cookie, id } = await enquiry()
    for (const mobile of ['', '12345', '1876543210', 'no number', '98765432100'])
      expect(await ending(correct({ mobile }, cookie, '?language=hi'))).toBe(
        '/hi/thankyou?isquicksurvey=1#number-wrong',
      )
    expect(await numberOf(id)).toMatchObject({ mobile: OLD, corrections: null })
  })

  test('that was refused stays for the next try, of this lead and this browser alone', async () => {
    const { cookie } = await enquiry()
    const tried = cookieOfAnswer(await correct({ mobile: '98765 <b>' }, cookie))
    const shown = async (cookies: string) => {
      const request = requestWith({ cookie: cookies })
      return (await ownEnquiry(request, 'en'))?.triedNumber
    }
    expect(await shown(`${cookie}; ${tried}`)).toBe('98765 <b>')
    expect(await shown(cookie)).toBeUndefined()
    expect(await shown(`${(await enquiry()).cookie}; ${tried}`)).toBeUndefined()
    const right = await correct({ mobile: NEW }, `${cookie}; ${tried}`)
    expect(right.headers.getSetCookie()[0]).toMatch(/^tried_number=;.*Max-Age=0/i)
  })

  test('is taken from nobody but who has made the lead', async () => {
    const { cookie, id } = await enquiry()
    for (const other of ['', `lead_ref=${id}`, `${cookie}x`])
      expect(await ending(correct({ mobile: NEW }, other, '?from=company'))).toBe(
        '/thankyou?from=company#number-failed',
      )
    expect((await correct({ mobile: NEW }, cookie, '', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await numberOf(id)).toMatchObject({ mobile: OLD })
  })

  test('is taken a few times, and no more is claimed', async () => {
    const { cookie, id } = await enquiry()
    const endings: (string | null)[] = []
    for (let last = 1; last <= 6; last++)
      endings.push(await ending(correct({ mobile: `900000000${last}` }, cookie)))
    expect(endings.map((address) => address?.split('#')[1])).toEqual([
      ...Array.from({ length: 5 }, () => 'number-corrected'),
      'number-failed',
    ])
    expect(await numberOf(id)).toMatchObject({ mobile: '9000000005' })
  })

  test('protects a stranger as an enquiry does: both count for the number that is to be called', async () => {
    const [one, other] = [await enquiry(), await enquiry()]
    setRuntime({ ...runtime(), limits: testLimits({ leadsOfNumber: 1 }) })
    const stranger = '9876501237'
    const outcomes = []
    for (const { cookie } of [one, other])
      outcomes.push((await ending(correct({ mobile: stranger }, cookie)))?.split('#')[1])
    expect(outcomes).toEqual(['number-corrected', 'number-failed'])
    expect(await numberOf(other.id)).toMatchObject({ mobile: OLD })
    const draft = await draftOf(await submit(filled({ mobile: stranger })))
    expect(draft?.notice).toContain('Too many requests')
  })

  test('waits in the journal while the database is away, and never in an address', async () => {
    const { cookie, id } = await enquiry()
    const isAvailable = jest.spyOn(runtime().intake.breaker, 'isAvailable', 'get').mockReturnValue(false)
    const location = await ending(correct({ mobile: NEW }, cookie))
    isAvailable.mockRestore()
    expect(location).toMatch(/#number-corrected$/)
    expect(location).not.toContain(NEW)
    expect(await numberOf(id)).toMatchObject({ mobile: OLD })
    // As after a restart of the process.
    await runtime().intake.settle()
    expect(await numberOf(id)).toMatchObject({ mobile: NEW })
  })
})
