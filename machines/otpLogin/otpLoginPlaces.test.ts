/** What each place of the login answers, what it takes no notice of, and what components read from it. */
import type { EventObject } from 'xstate'
import { boxesOf } from '@/model/account/otpBoxes'
import { walkByName } from '@/devtools/proof/walkByName'
import { otpLoginTestModel } from './otpLogin.testModel'
import type { OtpLoginEvent } from './otpLogin.context'
import { otpLoginMachine } from './otpLogin.machine'

const EVENTS: readonly (OtpLoginEvent | { readonly type: 'otp.resent' })[] = [
  { type: 'mobile.changed', value: '9876543211' },
  { type: 'mobile.submitted' },
  { type: 'otp.changed', boxes: boxesOf('654321') },
  { type: 'otp.submitted' },
  { type: 'otp.resent' },
  { type: 'resend.requested' },
  { type: 'number.edited' },
  { type: 'name.changed', value: 'Ravi' },
  { type: 'login.submitted' },
]

type Place = {
  /** The words of the cases that lead there. */
  readonly way: readonly string[]
  readonly tags?: readonly string[]
  /** Events that it answers, with what part of the state they lead to; it stays where that is empty. */
  readonly answers?: Readonly<Record<string, string>>
}

const SENDS = ['types a mobile number', 'submits the number']
const ENTERS = [...SENDS, 'the code is sent']
const VERIFIES = [...ENTERS, 'types six digits', 'submits the code']
const RESENDS = [...ENTERS, 'thirty seconds pass', 'asks for the code again']
const LOGS_IN = [...VERIFIES, 'the code is right, the user has a name']
const NAMES = [...VERIFIES, 'the code is right, the user has no name']

const CODE = { 'otp.changed': '', 'otp.submitted': '', 'otp.resent': '', 'number.edited': 'enteringMobile' }
const WHOLE = { ...CODE, 'otp.submitted': 'verifyingOtp' }
const AGAIN = { 'resend.requested': 'resending' }

const PLACES: Readonly<Record<string, Place>> = {
  'the number, empty': { way: [], answers: { 'mobile.changed': '', 'mobile.submitted': '' } },
  'the number, typed': {
    way: SENDS.slice(0, 1),
    answers: { 'mobile.changed': '', 'mobile.submitted': 'sendingOtp' },
  },
  'sending the code': { way: SENDS, tags: ['busy'] },
  'the code, empty': { way: ENTERS, answers: CODE },
  'the code, typed': { way: [...ENTERS, 'types six digits'], answers: WHOLE },
  'the code, read': {
    way: [...ENTERS, 'the browser reads the code from the message'],
    answers: { ...WHOLE, 'otp.resent': 'listening' },
  },
  'the code, not to be read': {
    way: [...ENTERS, 'the browser may not read messages'],
    answers: { ...CODE, 'otp.resent': 'listening' },
  },
  'the code, after thirty seconds': {
    way: [...ENTERS, 'thirty seconds pass'],
    answers: { ...CODE, ...AGAIN },
  },
  'the code, after a countdown that broke': {
    way: [...ENTERS, 'the countdown breaks'],
    answers: { ...CODE, ...AGAIN },
  },
  'sending again': {
    way: RESENDS,
    answers: { 'otp.changed': '', 'otp.resent': '', 'number.edited': 'enteringMobile' },
  },
  'checking the code': { way: VERIFIES, tags: ['busy'] },
  'checking the code, after thirty seconds': { way: [...VERIFIES, 'thirty seconds pass'], tags: ['busy'] },
  'the name, empty': {
    way: NAMES,
    tags: ['signedIn'],
    answers: { 'name.changed': '', 'login.submitted': '' },
  },
  'the name, typed': {
    way: [...NAMES, 'types a name'],
    tags: ['signedIn'],
    answers: { 'name.changed': '', 'login.submitted': 'loggingIn' },
  },
  'reading the account': { way: LOGS_IN, tags: ['busy', 'signedIn'] },
  'the account did not answer': {
    way: [...LOGS_IN, 'the account does not answer'],
    tags: ['signedIn'],
    answers: { 'login.submitted': 'loggingIn' },
  },
  'logged in': { way: [...LOGS_IN, 'the account is complete'], tags: ['signedIn'] },
}

/** A walk that has gone a way. */
function gone(way: readonly string[]) {
  const walk = walkByName(otpLoginMachine, otpLoginTestModel)()
  for (const words of way) walk.step(words)
  return walk
}

const answered = (way: readonly string[], event: EventObject): string | undefined => {
  const before = gone(way).now()
  if (!before.can(event)) return undefined
  const walk = gone(way)
  const after = walk.send(event)
  const [from, to] = [before, after].map(({ value }) => JSON.stringify(value))
  return from === to ? '' : to
}

describe.each(Object.entries(PLACES))('%s', (_, { way, tags = [], answers = {} }) => {
  test.each(EVENTS.map((event) => [event.type, event] as const))('%s', (type, event) => {
    const expected = answers[type]
    const found = answered(way, event)
    if (expected) expect(found).toContain(expected)
    else expect(found).toBe(expected)
  })

  test('is marked for components', () => {
    expect([...gone(way).now().tags].sort()).toEqual([...tags].sort())
  })
})

test.each([
  ['the code is sent anew', [...SENDS, 'sending is refused'], 'submits the number'],
  ['another code is checked', [...VERIFIES, 'the code is wrong', 'types six digits'], 'submits the code'],
  [
    'the code is asked for again',
    [...VERIFIES, 'the code is wrong', 'thirty seconds pass'],
    'asks for the code again',
  ],
  ['the account is read anew', [...LOGS_IN, 'the account does not answer'], 'presses Login'],
])('what was said is gone while %s', (_, way, words) => {
  const walk = gone(way)
  walk.step(words)
  expect(walk.now().context.errors).toEqual({})
})
