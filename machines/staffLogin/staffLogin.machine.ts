import { assign, setup } from 'xstate'
import { unprovided, withEvent } from '@/machines/machineSetup'
import { type SignInFailureKind, signInFailureOf } from '@/model/desk/staff'

export type StaffLoginProblem =
  Exclude<SignInFailureKind, 'locked'> | 'nameMissing' | 'passwordMissing' | 'codeMissing'

export type StaffLoginContext = {
  readonly name: string
  readonly password: string
  readonly code: string
  readonly problem: StaffLoginProblem | null
  /** Seconds until the next password attempt is allowed. */
  readonly waitSeconds: number
}

export type StaffLoginEvent =
  | { readonly type: 'name.submitted'; readonly text: string }
  | { readonly type: 'password.submitted'; readonly text: string }
  | { readonly type: 'code.submitted'; readonly text: string }
  | { readonly type: 'passkey.chosen' }
  | { readonly type: 'recovery.chosen' }
  | { readonly type: 'timeCode.chosen' }
  | { readonly type: 'name.edited' }

export type StaffLoginProof = Pick<StaffLoginContext, 'name' | 'password' | 'code'>

const login = setup({
  types: {} as { context: StaffLoginContext; events: StaffLoginEvent; tags: 'busy' },
  actors: { askPasskey: unprovided<void>(), checkCode: unprovided<void, StaffLoginProof>() },
  delays: { lockedFor: ({ context }) => context.waitSeconds * 1000 },
  guards: {
    isFilled: (_, { text }: { text: string }) => text.trim() !== '',
    isLocked: (_, { error }: { error: unknown }) => signInFailureOf(error).kind === 'locked',
    isRefused: (_, { error }: { error: unknown }) => signInFailureOf(error).kind === 'refused',
  },
  actions: {
    keepName: assign((_, { text }: { text: string }) => ({ name: text.trim(), problem: null })),
    keepPassword: assign((_, { text }: { text: string }) => ({ password: text, problem: null })),
    keepCode: assign((_, { text }: { text: string }) => ({ code: text, problem: null })),
    forgetSecrets: assign({ password: '', code: '' }),
    forgetProblem: assign({ problem: null }),
    say: assign((_, { problem }: { problem: StaffLoginProblem }) => ({ problem })),
    keepFailure: assign((_, { error }: { error: unknown }) => {
      const failure = signInFailureOf(error)
      return failure.kind === 'locked'
        ? { problem: null, waitSeconds: failure.seconds }
        : { problem: failure.kind }
    }),
    // What happens outside; provided where the form is shown.
    goOn: () => {},
  },
})

/** Where a code is typed, of either kind. */
const takingCode = login.createStateConfig({
  on: {
    'code.submitted': [
      { guard: withEvent('isFilled'), target: 'checking', actions: withEvent('keepCode') },
      { actions: { type: 'say', params: { problem: 'codeMissing' } } },
    ],
  },
})

/** Where everything is checked together; without an answer the code can be sent again. */
const checking = (id: 'checkTimeCode' | 'checkRecoveryCode') =>
  login.createStateConfig({
    tags: 'busy',
    invoke: {
      id,
      src: 'checkCode',
      input: ({ context: { name, password, code } }) => ({ name, password, code }),
      onDone: '#staffLogin.signedIn',
      onError: [
        { guard: withEvent('isLocked'), target: '#staffLogin.locked', actions: withEvent('keepFailure') },
        {
          guard: withEvent('isRefused'),
          target: '#staffLogin.identifying',
          actions: withEvent('keepFailure'),
        },
        { target: 'entering', actions: withEvent('keepFailure') },
      ],
    },
  })

/** How a member of staff signs in at the desk: by a passkey, or by password and code. */
export const staffLoginMachine = login.createMachine({
  id: 'staffLogin',
  description: 'A member of staff signs in at the desk.',
  context: { name: '', password: '', code: '', problem: null, waitSeconds: 0 },
  initial: 'identifying',
  states: {
    identifying: {
      description:
        'A passkey can be chosen, or a name given. After a failed try it says so, not what was wrong nor whether there is anybody of the name.',
      entry: 'forgetSecrets',
      on: {
        'passkey.chosen': { target: 'proving.passkey', actions: 'forgetProblem' },
        'name.submitted': [
          { guard: withEvent('isFilled'), target: 'proving.password', actions: withEvent('keepName') },
          { actions: { type: 'say', params: { problem: 'nameMissing' } } },
        ],
      },
    },
    proving: {
      description: 'The person shows who they are. Nothing is checked before everything is given.',
      initial: 'password',
      on: { 'name.edited': { target: 'identifying', actions: 'forgetProblem' } },
      states: {
        passkey: {
          description: 'The browser asks for a passkey, and the server checks what it has signed.',
          tags: 'busy',
          invoke: {
            id: 'askPasskey',
            src: 'askPasskey',
            onDone: '#staffLogin.signedIn',
            onError: [
              {
                guard: withEvent('isLocked'),
                target: '#staffLogin.locked',
                actions: withEvent('keepFailure'),
              },
              { target: '#staffLogin.identifying', actions: withEvent('keepFailure') },
            ],
          },
        },
        password: {
          description: 'The password is asked for.',
          on: {
            'password.submitted': [
              { guard: withEvent('isFilled'), target: 'timeCode', actions: withEvent('keepPassword') },
              { actions: { type: 'say', params: { problem: 'passwordMissing' } } },
            ],
          },
        },
        timeCode: {
          description:
            'The code of the authenticator app is asked for; who has lost it takes a recovery code.',
          initial: 'entering',
          on: { 'recovery.chosen': { target: '#staffLogin.recovering', actions: 'forgetProblem' } },
          states: {
            entering: {
              description: 'A code can be typed. Where no answer came it can be sent again.',
              ...takingCode,
            },
            checking: {
              description: 'Name, password and code are checked together.',
              ...checking('checkTimeCode'),
              // Checked already: another way would come too late.
              on: { 'name.edited': {}, 'recovery.chosen': {} },
            },
          },
        },
      },
    },
    recovering: {
      description: 'A recovery code stands in the place of the time code, once.',
      initial: 'entering',
      states: {
        entering: {
          description: 'A recovery code can be typed.',
          on: {
            'timeCode.chosen': { target: '#staffLogin.proving.timeCode', actions: 'forgetProblem' },
            'name.edited': { target: '#staffLogin.identifying', actions: 'forgetProblem' },
            ...takingCode.on,
          },
        },
        checking: {
          description: 'Name, password and recovery code are checked together.',
          ...checking('checkRecoveryCode'),
        },
      },
    },
    locked: {
      description: 'Too many tries: no password is taken for some minutes. A passkey is taken all the same.',
      after: { lockedFor: 'identifying' },
      on: { 'passkey.chosen': { target: 'proving.passkey', actions: 'forgetProblem' } },
    },
    signedIn: {
      description: 'The cookie is set; the page that was asked for is opened.',
      type: 'final',
      entry: ['forgetSecrets', 'goOn'],
    },
  },
})
