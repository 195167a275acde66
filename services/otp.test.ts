import type { IncomingMessage, ServerResponse } from 'node:http'
import { httpDefaults } from './httpClient'
import { ASHA } from '@/machines/session/session.testModel'
import { sendAnswer, testApi } from '@/tests/support/testApi'
import { logIn, sendOtp, verifyOtp } from './otp'
import { pause, until } from '@/tests/support/until'

type Call = { readonly call: string; readonly body: unknown }

let calls: Call[] = []
/** By method and path; every other call succeeds with nothing. */
let answers: Record<string, { status: number; body: unknown } | undefined> = {}

const ok = (data: unknown = {}) => ({ status: 200, body: { status: { code: 200, message: 'OK' }, data } })
const refusal = (status: number, body: unknown) => ({ status, body })

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? undefined : JSON.parse(text)
}
async function answer(request: IncomingMessage, response: ServerResponse) {
  const call = `${request.method} ${request.url}`
  const body = await bodyOf(request)
  if (request.url !== '/api/session/xsrf') calls.push({ call, body })
  const { status, body: answerBody } = answers[call] ?? ok()
  sendAnswer(response, status, answerBody)
}

testApi((request, response) => void answer(request, response))
const log = jest.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  calls = []
  answers = {}
  log.mockClear()
})

const SIGNUP = 'POST /users/v1/user/signup'
const LOGIN = 'POST /users/v1/user/login'
const ME = 'GET /users/v1/user/me'
const UPDATE = 'PUT /users/v1/user/update'
const VISITOR = 'GET /timeline/visitorid'

describe('sending a code', () => {
  test('signs up with number, country code without plus and resend 0', async () => {
    await sendOtp({ mobile: '9876543210', isResend: false })
    expect(calls).toEqual([{ call: SIGNUP, body: { mobileNo: '9876543210', resend: 0, countryCode: '91' } }])
  })

  test('says 1 when it is sent again', async () => {
    await sendOtp({ mobile: '9876543210', isResend: true })
    expect(calls[0]?.body).toMatchObject({ resend: 1 })
  })

  test('goes to generateotp when nobody signs up', async () => {
    await sendOtp({ mobile: '9876543210', isResend: false, isSignup: false })
    expect(calls[0]?.call).toBe('POST /lead/v1/authenticate/generateotp')
  })

  test.each([
    [
      'the first item of the error array',
      { error: ['First', 'Second'], status: { code: 429, message: 'S' } },
      'First',
    ],
    ['else the status message', { error: [], status: { code: 429, message: 'Said' } }, 'Said'],
    [
      'else the status message, for items that are no text',
      { error: [{}], status: { message: 'Said' } },
      'Said',
    ],
    ['else nothing', 'Bad gateway', ''],
  ])('throws %s', async (_, body, message) => {
    answers[SIGNUP] = refusal(429, body)
    await expect(sendOtp({ mobile: '9876543210', isResend: false })).rejects.toEqual({
      kind: 'refused',
      message,
    })
  })

  test('throws a failure when there is no answer', async () => {
    const { baseUrl } = httpDefaults
    httpDefaults.baseUrl = 'http://127.0.0.1:1'
    await expect(sendOtp({ mobile: '9876543210', isResend: false })).rejects.toEqual({ kind: 'network' })
    httpDefaults.baseUrl = baseUrl
  })
})

describe('proving the number', () => {
  test('sends number, country code and code, and answers the name', async () => {
    answers[LOGIN] = ok({ token: 't', name: 'Asha' })
    expect(await verifyOtp({ mobile: '9876543210', otp: '012345' })).toEqual({ name: 'Asha' })
    expect(calls).toEqual([
      { call: LOGIN, body: { mobileNo: '9876543210', countryCode: '91', otp: '012345' } },
    ])
  })

  test.each([{ token: 't', name: '' }, { token: 't', name: null }, { token: 't' }])(
    'answers no name for %j',
    async (data) => {
      answers[LOGIN] = ok(data)
      expect(await verifyOtp({ mobile: '9876543210', otp: '012345' })).toEqual({ name: '' })
    },
  )

  test('throws what the server said', async () => {
    answers[LOGIN] = refusal(401, {
      status: { code: 401, message: 'Unauthorized' },
      error: ['Incorrect OTP'],
    })
    const refused = verifyOtp({ mobile: '9876543210', otp: '012345' })
    await expect(refused).rejects.toEqual({ kind: 'refused', message: 'Incorrect OTP' })
  })

  test('an answer that tells nobody is no refusal', async () => {
    answers[LOGIN] = { status: 200, body: { status: { code: 200, message: 'OK' } } }
    await expect(verifyOtp({ mobile: '9876543210', otp: '012345' })).rejects.toThrow('told nobody')
  })
})

describe('ending the login', () => {
  test('keeps the name, then reads the account, and asks for the visitor’s id', async () => {
    answers[ME] = ok(ASHA)
    expect(await logIn({ name: 'Asha' })).toEqual(ASHA)
    expect(calls.filter(({ call }) => call !== VISITOR)).toEqual([
      { call: UPDATE, body: { name: 'Asha' } },
      { call: ME, body: undefined },
    ])
    expect(calls.map(({ call }) => call)).toContain(VISITOR)
  })

  test('changes no name that nobody was asked for', async () => {
    answers[ME] = ok(ASHA)
    await logIn({ name: undefined })
    expect(calls.map(({ call }) => call)).not.toContain(UPDATE)
  })

  test('goes on without a visitor’s id: that is logged only', async () => {
    answers[ME] = ok(ASHA)
    answers[VISITOR] = refusal(503, {})
    expect(await logIn({ name: undefined })).toEqual(ASHA)
    await until('it is logged', () => log.mock.calls.length > 0)
    await pause(50)
    expect(log).toHaveBeenCalledTimes(1)
  })

  test('throws when the name is refused, and reads nothing then', async () => {
    answers[UPDATE] = refusal(400, {
      status: { code: 400, message: 'Bad request' },
      error: ['Please enter a shorter text'],
    })
    await expect(logIn({ name: 'x' })).rejects.toEqual({
      kind: 'refused',
      message: 'Please enter a shorter text',
    })
    expect(calls.map(({ call }) => call)).not.toContain(ME)
  })

  test.each([
    [401, {}],
    [200, { data: { id: 7 } }],
  ])('throws when the account answers %i %j', async (status, body) => {
    answers[ME] = { status, body }
    await expect(logIn({ name: undefined })).rejects.toThrow('/users/v1/user/me')
  })
})
