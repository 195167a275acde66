import { isBlankText } from '@/model/plainText'
import { assign, raise, setup, stateIn } from 'xstate'
import type { Me } from '@/model/account/account'
import { isValidMobile } from '@/model/lead/mobile'
import { EMPTY_OTP, type OtpBoxes, boxesOf, isWholeOtp, otpOf } from '@/model/account/otpBoxes'
import {
  LOGIN_SUCCESS_MS,
  type OtpLoginField,
  type OtpLoginProblem,
  type Proven,
  type SentOtp,
  loginMobileOf,
  otpProblemOf,
} from '@/model/account/otpLogin'
import { resendTimerMachine } from '@/machines/resendTimer/resendTimer.machine'
import {
  EMPTY,
  type Failed,
  type LogInInput,
  type OtpLoginContext,
  type OtpLoginEvent,
  type SendOtpInput,
  type VerifyOtpInput,
  showFailure,
  showProblem,
  withoutErrorOf,
} from './otpLogin.context'
import { unprovided, withEvent, withOutput } from '@/machines/machineSetup'

/** Login and sign-up by a one-time password (specification, section 4, OTP login). */
export const otpLoginMachine = setup({
  types: {
    context: {} as OtpLoginContext,
    events: {} as OtpLoginEvent,
    tags: {} as 'busy' | 'signedIn',
    children: {} as {
      sendOtp: 'sendOtp'
      resendOtp: 'sendOtp'
      readOtp: 'readOtp'
      verifyOtp: 'verifyOtp'
      resendTimer: 'resendTimer'
      logIn: 'logIn'
    },
  },
  actors: {
    sendOtp: unprovided<SentOtp, SendOtpInput>(),
    /** The code out of the text message, where the browser reads it (WebOTP); otherwise it never ends. */
    readOtp: unprovided<string>(),
    verifyOtp: unprovided<Proven, VerifyOtpInput>(),
    logIn: unprovided<Me, LogInInput>(),
    resendTimer: resendTimerMachine,
  },
  delays: { successShown: LOGIN_SUCCESS_MS },
  guards: {
    isMobileValid: ({ context }) => isValidMobile(context.mobile),
    isOtpWhole: ({ context }) => isWholeOtp(context.otp),
    isResending: stateIn({ provingNumber: { resend: 'resending' } }),
    isVerifying: stateIn({ provingNumber: { code: 'verifyingOtp' } }),
    isNamed: ({ context }) => !isBlankText(context.name),
    isNameless: (_, { name }: { name: string }) => isBlankText(name),
    needsName: ({ context }) => context.needsName,
    isIncomplete: ({ context: { me } }) => !me?.name.trim() || !me.selectedCity,
  },
  actions: {
    takeMobile: assign(({ context }, { value }: { value: string }) => {
      const { mobile, isWrong } = loginMobileOf(value)
      return {
        mobile,
        errors: isWrong ? { mobile: { kind: 'mobileInvalid' as const } } : withoutErrorOf(context, 'mobile'),
      }
    }),
    takeOtp: assign(({ context }, { boxes }: { boxes: OtpBoxes }) => ({
      otp: boxes,
      errors: withoutErrorOf(context, 'otp'),
    })),
    takeName: assign(({ context }, { value }: { value: string }) => ({
      name: value,
      errors: withoutErrorOf(context, 'name'),
    })),
    demandName: assign((_, { suggestedName = '' }: Proven) => ({ needsName: true, name: suggestedName })),
    showProblem: assign((_, { field, problem }: { field: OtpLoginField; problem: OtpLoginProblem }) => ({
      errors: { [field]: problem },
      resent: false,
    })),
    showFailure: assign((_, { error, field, otherwise }: Failed) => ({
      errors: { [field]: otpProblemOf(error, otherwise) },
      resent: false,
    })),
    clearProblems: assign({ errors: {}, resent: false }),
    keepWait: assign((_, { waitSeconds }: SentOtp) => ({ waitSeconds })),
    clearOtp: assign({ otp: EMPTY_OTP }),
    confirmResent: assign({ resent: true, errors: {} }),
    takeMe: assign((_, me: Me) => ({ me })),
    startAnew: assign(EMPTY),
    // What happens outside; provided where the login is shown.
    closeModal: () => {},
    trackLocationViewed: () => {},
    announceSession: () => {},
    openLocation: () => {},
  },
}).createMachine({
  id: 'otpLogin',
  description: 'A visitor logs in, or signs up, by proving a mobile number with a code sent to it.',
  context: EMPTY,
  initial: 'enteringMobile',
  states: {
    enteringMobile: {
      description: 'Step 1: the visitor types the mobile number.',
      on: {
        'mobile.changed': { actions: withEvent('takeMobile') },
        'mobile.submitted': [
          { guard: 'isMobileValid', target: 'sendingOtp' },
          { actions: showProblem('mobile', 'mobileInvalid') },
        ],
      },
    },
    sendingOtp: {
      description: 'The code is asked for; asking again does nothing.',
      tags: 'busy',
      entry: 'clearProblems',
      invoke: {
        id: 'sendOtp',
        src: 'sendOtp',
        input: ({ context }) => ({ mobile: context.mobile, isResend: false }),
        onDone: { target: 'provingNumber', actions: withOutput('keepWait') },
        onError: { target: 'enteringMobile', actions: showFailure('mobile', 'unanswered') },
      },
    },
    provingNumber: {
      description: 'Step 2: a code is on its way to the visitor, who types it or has it sent again.',
      type: 'parallel',
      on: { 'number.edited': [{ guard: 'isVerifying' }, { target: 'enteringMobile', actions: 'startAnew' }] },
      states: {
        code: {
          description: 'What the visitor does with the code.',
          initial: 'enteringOtp',
          states: {
            enteringOtp: {
              description:
                'The six digits are typed, pasted, filled in by the browser or read from the message.',
              initial: 'listening',
              on: {
                'otp.changed': { actions: withEvent('takeOtp') },
                'otp.refused': { actions: showProblem('otp', 'otpInvalid') },
                'otp.submitted': [
                  { guard: 'isResending' },
                  { guard: 'isOtpWhole', target: 'verifyingOtp' },
                  { actions: showProblem('otp', 'otpInvalid') },
                ],
                'otp.resent': '.listening',
              },
              states: {
                listening: {
                  description: 'The browser may read the code from the message.',
                  invoke: {
                    id: 'readOtp',
                    src: 'readOtp',
                    onDone: {
                      target: 'listened',
                      actions: { type: 'takeOtp', params: ({ event }) => ({ boxes: boxesOf(event.output) }) },
                    },
                    // Without permission to read messages, the visitor types the code.
                    onError: 'listened',
                  },
                },
                listened: { description: 'The browser has read the code, or may not.' },
              },
            },
            verifyingOtp: {
              description: 'The code is checked; what is pressed meanwhile does nothing.',
              tags: 'busy',
              entry: 'clearProblems',
              invoke: {
                id: 'verifyOtp',
                src: 'verifyOtp',
                input: ({ context }) => ({ mobile: context.mobile, otp: otpOf(context.otp) }),
                onDone: [
                  {
                    guard: withOutput('isNameless'),
                    target: '#otpLogin.naming',
                    actions: withOutput('demandName'),
                  },
                  { target: '#otpLogin.loggingIn' },
                ],
                onError: { target: 'enteringOtp', actions: showFailure('otp', 'loginException') },
              },
            },
          },
        },
        resend: {
          description: 'Whether the code may be sent again.',
          initial: 'cooling',
          states: {
            cooling: {
              description: 'The countdown runs, in an actor of its own.',
              invoke: {
                id: 'resendTimer',
                src: 'resendTimer',
                input: ({ context }) => ({ seconds: context.waitSeconds }),
                onDone: 'ready',
                onError: 'ready',
              },
            },
            ready: {
              description: 'The code may be sent again.',
              on: {
                'resend.requested': [{ guard: 'isVerifying' }, { target: 'resending', actions: 'clearOtp' }],
              },
            },
            resending: {
              description: 'The code is asked for again.',
              entry: 'clearProblems',
              invoke: {
                id: 'resendOtp',
                src: 'sendOtp',
                input: ({ context }) => ({ mobile: context.mobile, isResend: true }),
                onDone: {
                  target: 'cooling',
                  actions: [withOutput('keepWait'), 'confirmResent', raise({ type: 'otp.resent' })],
                },
                onError: { target: 'ready', actions: showFailure('otp', 'unanswered') },
              },
            },
          },
        },
      },
    },
    naming: {
      description:
        'The number is proven and the session there, but the account has no name: one is demanded, and the one that an enquiry gave is offered.',
      tags: 'signedIn',
      on: {
        'name.changed': { actions: withEvent('takeName') },
        'login.submitted': [
          { guard: 'isNamed', target: 'loggingIn' },
          { actions: showProblem('name', 'nameMissing') },
        ],
      },
    },
    retrying: {
      description:
        'The number is proven and the account has a name, but it could not be read: Login tries again.',
      tags: 'signedIn',
      on: { 'login.submitted': 'loggingIn' },
    },
    loggingIn: {
      description: 'The name is kept, where one was asked for, and the account is read.',
      tags: ['busy', 'signedIn'],
      entry: 'clearProblems',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => ({ name: context.needsName ? context.name.trim() : undefined }),
        onDone: { target: 'loggedIn', actions: withOutput('takeMe') },
        onError: [
          { guard: 'needsName', target: 'naming', actions: showFailure('name', 'loginException') },
          { target: 'retrying', actions: showFailure('otp', 'loginException') },
        ],
      },
    },
    loggedIn: {
      description: "'Login Successful' stands for a second.",
      tags: 'signedIn',
      exit: ['closeModal', 'trackLocationViewed', 'announceSession'],
      after: {
        successShown: [
          { guard: 'isIncomplete', target: 'closed', actions: 'openLocation' },
          { target: 'closed' },
        ],
      },
    },
    closed: { description: 'The modal has closed; the visitor is logged in.', type: 'final' },
  },
})
