import { messageSender } from '@/server/appointments/messages/messageSenders'
import type { WrittenMessage } from '@/server/appointments/messages/messageText'
import { readConfig } from '@/server/config/config'
import { type ReceiverAnswer, TestReceiver } from '@/tests/support/testReceiver'

const NUMBER = { countryCode: '91', mobile: '9876543210' }
const MESSAGE: WrittenMessage = {
  kind: 'dayBefore',
  language: 'hi',
  text: 'याद रहे',
  values: {
    doctor: 'Dr Rao',
    date: 'Fri 27 Nov',
    time: '5:20 pm',
    place: 'Neem Grove',
    minutes: '20',
    until: '',
    link: 'https://clinic.example/a/x',
  },
}

let receiver: TestReceiver
beforeAll(async () => (receiver = await TestReceiver.start()))
beforeEach(() => receiver.reset())
afterAll(() => receiver.stop())

const send = (settings: Readonly<Record<string, string>>, mayUseWhatsapp = true) => {
  const env = {
    MSG91_API_URL: receiver.url,
    MSG91_AUTH_KEY: 'key',
    MESSAGE_SENDER: 'msg91',
    MSG91_MESSAGE_TEMPLATES: 'dayBefore.en=t-en, dayBefore.hi=t-hi',
    OTP_SEND_TIMEOUT_MS: '200',
    ...settings,
  }
  return messageSender(readConfig(env as unknown as NodeJS.ProcessEnv))(NUMBER, MESSAGE, mayUseWhatsapp)
}
const whatsapp = () => ({
  WHATSAPP_API_URL: receiver.url,
  WHATSAPP_TOKEN: 'the-token',
  WHATSAPP_PHONE_NUMBER_ID: '4711',
})
const TAKEN = { status: 200, body: { messages: [{ id: 'wamid.1' }], type: 'success' } }

describe('WhatsApp', () => {
  it('is sent an approved template with its values in order, to those who agreed', async () => {
    receiver.answer = () => TAKEN
    expect(await send(whatsapp())).toEqual({ channel: 'whatsapp', failure: undefined })
    const [request] = receiver.requests
    expect([request?.path, request?.headers.authorization]).toEqual(['/4711/messages', 'Bearer the-token'])
    const { to, template } = JSON.parse(request?.body ?? '')
    expect([to, template.name, template.language.code]).toEqual([
      '919876543210',
      'appointment_day_before',
      'hi',
    ])
    // Those of the template: a reminder says no minutes.
    const { doctor, date, time, place, link } = MESSAGE.values
    expect(template.components[0].parameters.map(({ text }: { text: string }) => text)).toEqual([
      ...[doctor, date, time, place, link],
    ])
  })

  it('is not used without consent, and a number without it gets a text message', async () => {
    receiver.answer = () => TAKEN
    expect(await send(whatsapp(), false)).toMatchObject({ channel: 'text' })
    receiver.answer = ({ path }) =>
      path.includes('4711') ? { status: 400, body: { error: { code: 131026 } } } : TAKEN
    expect(await send(whatsapp())).toEqual({ channel: 'text', failure: undefined })
    expect(receiver.requests.map(({ path }) => path)).toEqual([
      '/api/v5/flow',
      '/4711/messages',
      '/api/v5/flow',
    ])
  })

  it('that may have sent it is not followed by a text message', async () => {
    receiver.answer = () => 'hangs'
    expect(await send(whatsapp())).toMatchObject({ channel: 'whatsapp', failure: { kind: 'unknown' } })
    expect(receiver.requests).toHaveLength(1)
  })
})

describe('MSG91', () => {
  it('gets the template of the message and language, with the gaps by name', async () => {
    receiver.answer = () => TAKEN
    await send({}, false)
    expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({
      template_id: 't-hi',
      recipients: [{ mobiles: '919876543210', ...MESSAGE.values }],
    })
    await send({ MSG91_MESSAGE_TEMPLATES: 'dayBefore.en=t-en' }, false)
    expect(JSON.parse(receiver.requests[1]?.body ?? '').template_id).toBe('t-en')
    expect(await send({ MSG91_MESSAGE_TEMPLATES: 'booked.en=t' }, false)).toMatchObject({
      failure: { kind: 'unavailable' },
    })
  })

  it.each([
    ['hangs', 'unknown'],
    ['hangsUp', 'unknown'],
    ['breaksOff', 'unknown'],
    [{ status: 500 }, 'unknown'],
    [{ status: 502 }, 'unknown'],
    [{ status: 503 }, 'unavailable'],
    [{ status: 429 }, 'unavailable'],
    [{ status: 401 }, 'unavailable'],
    [{ status: 200, body: { type: 'error' } }, 'unavailable'],
  ] as const)('what it may have sent is told from what it has not: %j', async (answer, kind) => {
    receiver.answer = () => answer as ReceiverAnswer
    expect((await send({}, false)).failure?.kind).toBe(kind)
  })

  it('that nobody reaches has nothing', async () => {
    expect((await send({ MSG91_API_URL: 'http://127.0.0.1:1' }, false)).failure?.kind).toBe('unavailable')
  })
})
