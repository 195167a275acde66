/** Zoho CRM for tests of its adapter. */
import { zohoAdapter } from '@/server/delivery/adapters/zohoAdapter'
import { type ReceivedRequest, type ReceiverAnswer, TestReceiver } from './testReceiver'

export const UPSERT = '/crm/v8/Leads/upsert'
export const OTHER_UPSERT = '/crm/v8/Partners/upsert'

type ZohoRecord = Record<string, unknown>
type Upsert = { data: ZohoRecord[]; duplicate_check_fields: string[] }

/** Zoho as far as the adapter knows it: tokens that can be revoked, an upsert that a test may disturb. */
class TestZoho {
  tokensGranted = 0
  validToken = ''
  /** Answers one record; by default it is stored. */
  judge: (record: ZohoRecord) => object = (record) => ({
    code: 'SUCCESS',
    status: 'success',
    action: 'insert',
    details: { id: `Z${String(record.Mobile)}` },
  })
  /** Answers a whole call instead, when it wants to. */
  interrupt: (call: number) => ReceiverAnswer | undefined = () => undefined
  tokenAnswer: (() => ReceiverAnswer) | undefined
  readonly upserts: Upsert[] = []
  private calls = 0

  readonly answer = (request: ReceivedRequest): ReceiverAnswer => {
    if (request.path === '/oauth/v2/token') {
      if (this.tokenAnswer) return this.tokenAnswer()
      this.tokensGranted += 1
      this.validToken = `token-${this.tokensGranted}`
      return { body: { access_token: this.validToken, expires_in: 3600, token_type: 'Bearer' } }
    }
    if (request.path !== UPSERT && request.path !== OTHER_UPSERT)
      return { status: 404, body: { code: 'INVALID_URL_PATTERN', status: 'error' } }
    if (request.headers.authorization !== `Zoho-oauthtoken ${this.validToken}`)
      return { status: 401, body: { code: 'INVALID_TOKEN', status: 'error' } }
    this.calls += 1
    const interruption = this.interrupt(this.calls)
    if (interruption) return interruption
    const upsert = JSON.parse(request.body) as Upsert
    if (upsert.data.length > 100)
      return { status: 400, body: { code: 'LIMIT_EXCEEDED_RECORDS', status: 'error' } }
    this.upserts.push(upsert)
    return { status: 200, body: { data: upsert.data.map((record) => this.judge(record)) } }
  }
}

/** A server that answers as Zoho in the tests of a file; each test begins with a new Zoho. */
export function testZohoServer() {
  const server = {
    zoho: new TestZoho(),
    get receiver(): TestReceiver {
      if (!receiver) throw new Error('tests have not begun')
      return receiver
    },
    /** The adapter that sends there. */
    adapter: (options: Partial<Parameters<typeof zohoAdapter>[0]> = {}) =>
      zohoAdapter({
        apiUrl: server.receiver.url,
        accountsUrl: server.receiver.url,
        module: 'Leads',
        clientId: 'client',
        clientSecret: 'client-secret',
        refreshToken: 'refresh',
        timeoutMs: 2000,
        ...options,
      }),
  }
  let receiver: TestReceiver | undefined
  beforeAll(async () => {
    receiver = await TestReceiver.start()
  })
  afterAll(() => server.receiver.stop())
  beforeEach(() => {
    server.receiver.reset()
    server.zoho = new TestZoho()
    server.receiver.answer = server.zoho.answer
  })
  return server
}
