import { jsonCall } from '@/server/accounts/accountGuards'
import { leadById } from '@/server/leads/leadStore'
import { runtime } from '@/server/runtime'
import { storedExtra } from '@/tests/support/openedRows'
import { accounts, testAccounts, xsrfProof } from '@/tests/support/testAccounts'
import { leadBody } from '@/tests/support/testLead'
import { addSurvey, createLead, handToCrm } from './leadCalls'

testAccounts()

type Change = { path?: string; headers?: Record<string, string | undefined> }
const post = (body: BodyInit, { path = '/lead/v1/admin/webleadcreate', headers }: Change = {}) =>
  accounts.post(path, body, headers)
const create = (change?: Change) => jsonCall(createLead)(post(JSON.stringify(leadBody()), change))

/** What the browser that made a lead sends along with later calls. */
const asMaker = (response: Response) => {
  const { headers } = post('{}')
  return { cookie: `${headers.get('cookie')}; ${response.headers.get('set-cookie')?.split(';')[0]}` }
}

async function made() {
  const response = await create()
  const headers = asMaker(response)
  const [lead] = (await response.json()).data as { Id: string; Token: string }[]
  return { leadId: lead?.Id ?? '', token: lead?.Token ?? '', headers }
}

describe('POST survey', () => {
  const survey = (body: unknown, headers?: Change['headers']) =>
    jsonCall(addSurvey)(post(JSON.stringify(body), { path: '/lead/v1/survey', headers }))

  it('adds the answers to the lead', async () => {
    const { leadId, headers } = await made()
    const answers = { insuranceField: 'Yes', callNowLaterField: 'Now' }
    const answer = await survey({ leadId, answers }, headers)

    expect(answer.status).toBe(200)
    expect((await leadById(accounts.database, leadId))?.fields).toMatchObject({
      IsInsurance: 'yes',
      Callback_Input: 'Now',
    })
  })

  it('answers 404 for a lead that is not known and 400 for answers that are no texts', async () => {
    const { leadId, headers } = await made()
    expect((await survey({ leadId: 'x', answers: {} }, headers)).status).toBe(404)
    expect((await survey({ leadId, answers: { insuranceField: 7 } }, headers)).status).toBe(400)
    expect((await survey(null, headers)).status).toBe(404)
  })

  it('takes them of who made the lead: by the cookie or by the token, not by the id alone', async () => {
    const [own, other] = [await made(), await made()]
    const answers = { FormLocalityField: 'Andheri' }
    const status = async (headers?: Change['headers']) =>
      (await survey({ leadId: own.leadId, answers }, headers)).status
    expect(await status()).toBe(404)
    expect(await status(other.headers)).toBe(404)
    expect(await status({ 'x-lead-token': other.token })).toBe(404)
    expect((await leadById(accounts.database, own.leadId))?.survey).toBeNull()
    expect(await status({ 'x-lead-token': own.token })).toBe(200)
    expect(await status(own.headers)).toBe(200)
  })

  it('a token holds for a day', async () => {
    const { leadId, token } = await made()
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60 * 1000)
    const answer = await survey({ leadId, answers: {} }, { 'x-lead-token': token, ...xsrfProof() })
    later.mockRestore()
    expect(answer.status).toBe(404)
  })
})

describe('POST createleadzoho', () => {
  it('keeps the CRM fields with the lead, and answers 404 for an unknown one', async () => {
    const { leadId, headers } = await made()
    const path = `/api/lead/createleadzoho?leadId=${leadId}`
    const answer = await jsonCall(handToCrm)(
      post('{"height":"170","nested":{"x":1},"hospitalid":"Neem Hospital"}', { path, headers }),
    )
    const unknown = await jsonCall(handToCrm)(post('{}', { path: '/api/lead/createleadzoho?leadId=x' }))

    expect(answer.status).toBe(200)
    expect(await storedExtra(accounts.database, leadId)).toEqual({ height: '170' })
    expect(unknown.status).toBe(404)
  })

  it('stores them without marks that nobody sees', async () => {
    const { leadId, headers } = await made()
    const extra = { message: 'Asha\u202eoaR', Piles_Severity: '\u200bGrade I\u2069', height: 170 }
    expect(await hand(leadId, extra, headers)).toBe(200)
    const clean = { message: 'AshaoaR', Piles_Severity: 'Grade I', height: 170 }
    expect(await storedExtra(accounts.database, leadId)).toEqual(clean)
  })

  const hand = async (leadId: string, extra: object, headers?: Change['headers']) =>
    (
      await jsonCall(handToCrm)(
        post(JSON.stringify(extra), { path: `/api/lead/createleadzoho?leadId=${leadId}`, headers }),
      )
    ).status
  const extraOf = async (leadId: string) => (await leadById(accounts.database, leadId))?.crm_extra

  it('takes them of who made the lead, and of nobody by the id alone (decision 0046)', async () => {
    const [own, other] = [await made(), await made()]
    expect(await hand(own.leadId, { height: '1' })).toBe(404)
    expect(await hand(own.leadId, { height: '1' }, other.headers)).toBe(404)
    expect(await extraOf(own.leadId)).toBeNull()
    expect(await hand(own.leadId, { height: '170' }, { 'x-lead-token': own.token })).toBe(200)
    expect(await hand(own.leadId, { weight: '70' }, own.headers)).toBe(200)
    expect(await extraOf(own.leadId)).toEqual({ height: '170', weight: '70' })
  })

  it('answers 503 while nothing can keep them, so that they are sent again', async () => {
    const { leadId, headers } = await made()
    const { backlog, breaker } = runtime().intake
    const isAvailable = jest.spyOn(breaker, 'isAvailable', 'get').mockReturnValue(false)
    expect(await hand(leadId, { height: '170' }, headers)).toBe(503)
    isAvailable.mockRestore()
    const has = jest.spyOn(backlog, 'has').mockReturnValue(true)
    expect(await hand(leadId, { height: '170' }, headers)).toBe(503)
    has.mockRestore()
    expect(await hand(leadId, { height: '170' }, headers)).toBe(200)
    expect(await extraOf(leadId)).toEqual({ height: '170' })
  })

  it('a browser adds to the leads of its three last tabs', async () => {
    const leads: { leadId: string }[] = []
    let { headers } = await made()
    for (let tab = 0; tab < 4; tab++) {
      const response = await create({ headers })
      headers = asMaker(response)
      leads.push({ leadId: ((await response.json()).data as { Id: string }[])[0]?.Id ?? '' })
    }
    const codes = []
    for (const { leadId } of leads) codes.push(await hand(leadId, { height: '170' }, headers))
    expect(codes).toEqual([404, 200, 200, 200])
  })

  it('a lead’s extras have a limit all together, however many calls bring them (decision 0046)', async () => {
    const { leadId, headers } = await made()
    const codes = []
    for (let call = 0; call < 12; call++)
      codes.push(await hand(leadId, { [`part${call}`]: 'x'.repeat(1900) }, headers))
    expect(codes).toEqual([...Array(8).fill(200), ...Array(4).fill(413)])
    expect(JSON.stringify(await extraOf(leadId)).length).toBeLessThan(16 * 1024)
  })
})
