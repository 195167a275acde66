import { readConfig } from '@/server/config/config'
import { TestReceiver } from '@/tests/support/testReceiver'
import {
  logSender,
  maskedNumber,
  type OtpMessage,
  senderFor,
  sentMessages,
} from '@/server/accounts/otp/otpSenders'

const MESSAGE: OtpMessage = {
  number: { countryCode: '91', mobile: '9876543210' },
  code: '042117',
  text: '042117 is your OTP for Shalya.\n\n@shalya.example #042117',
}

let receiver: TestReceiver
beforeAll(async () => (receiver = await TestReceiver.start()))
beforeEach(() => receiver.reset())
afterAll(() => receiver.stop())

const configured = (settings: Record<string, string>) =>
  senderFor(readConfig(settings as unknown as NodeJS.ProcessEnv))

const msg91 = (settings: Record<string, string> = {}) =>
  configured({
    OTP_SENDER: 'msg91',
    MSG91_API_URL: receiver.url,
    MSG91_AUTH_KEY: 'the-auth-key',
    MSG91_TEMPLATE_ID: '65e06f45d6fc05278c7d47e2',
    ...settings,
  })

const twilio = (settings: Record<string, string> = {}) =>
  configured({
    OTP_SENDER: 'twilio',
    TWILIO_API_URL: receiver.url,
    TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000',
    TWILIO_AUTH_TOKEN: 'the-token',
    TWILIO_FROM: '+14155550100',
    ...settings,
  })

const MSG91_OK = { status: 200, body: { message: '3763646c3058373530393938', type: 'success' } }
const TWILIO_OK = {
  status: 201,
  body: { sid: 'SM00000000000000000000000000000000', status: 'queued', error_code: null },
}

describe('MSG91', () => {
  it('is asked as its documentation of "Send SMS" says', async () => {
    receiver.answer = () => MSG91_OK
    expect(await msg91()(MESSAGE)).toEqual({ kind: 'sent' })
    const [request] = receiver.requests

    expect(receiver.requests).toHaveLength(1)
    expect([request?.method, request?.path]).toEqual(['POST', '/api/v5/flow'])
    expect(request?.headers).toMatchObject({ authkey: 'the-auth-key', 'content-type': 'application/json' })
    expect(JSON.parse(request?.body ?? '')).toEqual({
      template_id: '65e06f45d6fc05278c7d47e2',
      short_url: '0',
      recipients: [{ mobiles: '919876543210', otp: '042117' }],
    })
  })

  it('gets the code in the variable that the template names', async () => {
    receiver.answer = () => MSG91_OK
    await msg91({ MSG91_OTP_VARIABLE: 'VAR1' })(MESSAGE)
    expect(JSON.parse(receiver.requests[0]?.body ?? '').recipients).toEqual([
      { mobiles: '919876543210', VAR1: '042117' },
    ])
  })

  it('has not sent what it answers with an error, be it under status 200', async () => {
    receiver.answer = () => ({
      status: 200,
      body: { type: 'error', message: 'template not found', code: '418' },
    })
    expect(await msg91()(MESSAGE)).toEqual({
      kind: 'unavailable',
      detail: 'HTTP 200, code 418',
      mayBeSent: false,
    })
  })
})

describe('Twilio', () => {
  it('is asked as its documentation of "Create a Message" says', async () => {
    receiver.answer = () => TWILIO_OK
    expect(await twilio()(MESSAGE)).toEqual({ kind: 'sent' })
    const [request] = receiver.requests
    const basic = Buffer.from('AC00000000000000000000000000000000:the-token').toString('base64')

    expect([request?.method, request?.path]).toEqual([
      'POST',
      '/2010-04-01/Accounts/AC00000000000000000000000000000000/Messages.json',
    ])
    expect(request?.headers).toMatchObject({
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      To: '+919876543210',
      From: '+14155550100',
      Body: MESSAGE.text,
    })
  })

  it('sends by a messaging service where one is named', async () => {
    receiver.answer = () => TWILIO_OK
    const service = 'MG0123456789abcdef0123456789abcdef'
    await twilio({ TWILIO_FROM: service })(MESSAGE)
    const form = new URLSearchParams(receiver.requests[0]?.body)
    expect([form.get('MessagingServiceSid'), form.get('From')]).toEqual([service, null])
  })

  it('tells a number that cannot be reached from a failure of its own', async () => {
    const answering = async (status: number, code: number) => {
      receiver.answer = () => ({ status, body: { code, message: 'to +919876543210', status } })
      return twilio()(MESSAGE)
    }
    expect(await answering(400, 21211)).toEqual({ kind: 'numberRefused', detail: 'HTTP 400, code 21211' })
    expect(await answering(400, 21610)).toMatchObject({ kind: 'numberRefused' })
    expect(await answering(401, 20003)).toEqual({
      kind: 'unavailable',
      detail: 'HTTP 401, code 20003',
      mayBeSent: false,
    })
    expect(await answering(400, 21606)).toMatchObject({ kind: 'unavailable' })
  })

  it('has not sent what it took and failed at once', async () => {
    receiver.answer = () => ({ status: 201, body: { sid: 'SM1', status: 'failed', error_code: 30003 } })
    expect(await twilio()(MESSAGE)).toMatchObject({ kind: 'unavailable' })
  })
})

describe.each([
  ['msg91', msg91],
  ['twilio', twilio],
])('%s', (_name, sender) => {
  it.each(['hangs', 'hangsUp', 'speaksGibberish', 'breaksOff'] as const)(
    'that %s is unavailable, in the time that it has',
    async (mood) => {
      receiver.answer = () => mood
      const outcome = await sender({ OTP_SEND_TIMEOUT_MS: '300' })(MESSAGE)
      expect(outcome).toMatchObject({ kind: 'unavailable' })
    },
  )

  it.each([
    { status: 500, body: 'oops' },
    { status: 429, body: { message: 'slow down' } },
    { status: 302, headers: { location: 'https://elsewhere.example' } },
    { status: 200, body: '<html>' },
    { status: 200, body: {} },
    { status: 201, body: [] },
  ])('that answers %j is unavailable', async (answer) => {
    receiver.answer = () => answer
    expect(await sender()(MESSAGE)).toMatchObject({ kind: 'unavailable' })
    expect(receiver.requests).toHaveLength(1)
  })

  it('leaves neither number nor code nor the provider’s words in what may be logged', async () => {
    receiver.answer = () => ({
      status: 400,
      body: { code: 'bad 9876543210', message: '+919876543210 042117' },
    })
    const outcome = JSON.stringify(await sender()(MESSAGE))
    expect(outcome).not.toMatch(/9876543210|042117/)
  })
})

describe('the log sender', () => {
  it('prints the code with a number of which only the end is shown', async () => {
    const lines: string[] = []
    await logSender({ remember: false, print: (line) => lines.push(line) })(MESSAGE)
    expect(lines).toEqual(['OTP 042117 for +91 ******3210 (OTP_SENDER=log: no text message was sent)'])
    expect(maskedNumber({ countryCode: '290', mobile: '22158' })).toBe('+290 ***58')
  })

  it('shows its messages to developers, and keeps none in production', async () => {
    const print = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    await configured({ NODE_ENV: 'production' })(MESSAGE)
    expect(sentMessages()).toEqual([])
    await configured({ NODE_ENV: 'production', DEV_PAGES: '1' })(MESSAGE)
    print.mockRestore()
    expect(sentMessages()).toMatchObject([{ to: '919876543210', text: MESSAGE.text }])
  })
})
