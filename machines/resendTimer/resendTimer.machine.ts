import { assign, setup } from 'xstate'
import { withEvent } from '@/machines/machineSetup'

export type ResendTimerContext = { readonly secondsLeft: number }

/**
 * Time that no tick has counted: phones stop a page's clock while its visitor reads the message in another
 * application.
 */
export type ResendTimerEvent = { readonly type: 'time.passed'; readonly seconds: number }

type Passed = { readonly seconds: number }

/** The countdown until a code may be sent again: 'Resend OTP in N secs' (specification, sections 4 and 9). */
export const resendTimerMachine = setup({
  types: {
    context: {} as ResendTimerContext,
    events: {} as ResendTimerEvent,
    /** At least 1. */
    input: {} as { readonly seconds: number },
  },
  /** In milliseconds. */
  delays: { second: 1000 },
  guards: { isOver: ({ context }, { seconds }: Passed) => seconds >= context.secondsLeft },
  actions: {
    count: assign(({ context }, { seconds }: Passed) => ({
      secondsLeft: Math.max(0, context.secondsLeft - seconds),
    })),
  },
}).createMachine({
  id: 'resendTimer',
  description: 'Counts the seconds until a code may be sent again.',
  context: ({ input }) => ({ secondsLeft: input.seconds }),
  initial: 'counting',
  states: {
    counting: {
      description: 'The seconds go by, one tick each.',
      after: {
        second: [
          {
            guard: { type: 'isOver', params: { seconds: 1 } },
            target: 'done',
            actions: { type: 'count', params: { seconds: 1 } },
          },
          { target: 'counting', reenter: true, actions: { type: 'count', params: { seconds: 1 } } },
        ],
      },
      on: {
        'time.passed': [
          { guard: withEvent('isOver'), target: 'done', actions: withEvent('count') },
          { actions: withEvent('count') },
        ],
      },
    },
    done: { description: 'A code may be sent again.', type: 'final' },
  },
})
