import { left, right } from 'fp-ts/Either'
import { leadApiAdapter } from './leadApiAdapter'
import { leadToDeliver } from '@/tests/support/testLeads'
import { TestReceiver, type ReceiverAnswer } from '@/tests/support/testReceiver'

let receiver: TestReceiver
beforeAll(async () => {
  receiver = await TestReceiver.start()
})
afterAll(() => receiver.stop())
beforeEach(() => receiver.reset())

const deliverTo = async (answer: ReceiverAnswer, key?: string) => {
  receiver.answer = () => answer
  const [result] = await leadApiAdapter({ baseUrl: `${receiver.url}/`, key, timeoutMs: 2000 }).deliver([
    leadToDeliver(1),
  ])
  return result
}

describe('another lead API', () => {
  it('gets the lead’s fields as they are, at the path of the specification', async () => {
    await deliverTo({ body: { status: { code: 200 }, data: [{ Id: 'L-9' }] } }, 'Bearer of-the-api')
    const { leadId, lead } = leadToDeliver(1)
    expect(receiver.requests[0]).toMatchObject({
      method: 'POST',
      path: '/lead/v1/admin/webleadcreate',
      headers: { applicationtype: 'website', 'idempotency-key': leadId, authorization: 'Bearer of-the-api' },
    })
    expect(JSON.parse(receiver.requests[0]?.body ?? '')).toEqual(JSON.parse(JSON.stringify(lead)))
  })

  it.each<[string, ReceiverAnswer, object]>([
    [
      'takes it and names it',
      { body: { status: { code: 200 }, data: [{ Id: 'L-9' }] } },
      right({ externalId: 'L-9' }),
    ],
    [
      'names it by a number',
      { body: { status: { code: 200 }, data: [{ Id: 4711 }] } },
      right({ externalId: '4711' }),
    ],
    [
      'forgets to name it',
      { body: { status: { code: 200 }, data: [] } },
      left({ kind: 'badAnswer', detail: 'status.code 200 without an Id' }),
    ],
    [
      'refuses it inside a 200',
      { body: { status: { code: 400 }, error: ['Please Enter Name'] } },
      left({ kind: 'rejected', detail: 'status.code 400' }),
    ],
    [
      'fails inside a 200',
      { body: { status: { code: 500 } } },
      left({ kind: 'badAnswer', detail: 'status.code 500' }),
    ],
    [
      'refuses it',
      { status: 400, body: { status: { code: 400 } } },
      left({ kind: 'rejected', detail: 'HTTP 400' }),
    ],
    [
      'asks to wait',
      { status: 429, headers: { 'retry-after': '2' } },
      left({ kind: 'rateLimited', detail: 'HTTP 429', retryAfterMs: 2000 }),
    ],
    [
      'answers garbage',
      { status: 200, body: '<html>' },
      left({ kind: 'badAnswer', detail: 'HTTP 200, unreadable answer' }),
    ],
  ])('%s', async (_, answer, result) => {
    expect(await deliverTo(answer)).toEqual(result)
  })
})
