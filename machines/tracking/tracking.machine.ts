import { setup } from 'xstate'
import { type Consent, TRACKING_PUSH_DELAY_MS } from '@/model/page/analytics'

export type TrackingEvent =
  | {
      readonly type: 'page.opened'
      readonly consent: Consent
      /** Whether the page may hold what a visitor typed: nothing is pushed from it. */
      readonly isPrivate: boolean
    }
  | { readonly type: 'consent.given' }
  | { readonly type: 'consent.refused' }
  /** The visitor wants to think about it again. */
  | { readonly type: 'consent.reopened' }

type OpenedPage = Extract<TrackingEvent, { readonly type: 'page.opened' }>

/** Asks something about the page that has opened. */
const opened =
  (is: (page: OpenedPage) => boolean) =>
  ({ event }: { readonly event: TrackingEvent }): boolean =>
    event.type === 'page.opened' && is(event)

/** When a page's tracking data is pushed: after a while, and only with consent where it leaves the browser. */
export const trackingMachine = setup({
  types: { events: {} as TrackingEvent, tags: {} as 'asking' | 'keeps' | 'answered' },
  guards: {
    isPrivateWithConsent: opened(({ isPrivate, consent }) => isPrivate && consent === 'given'),
    isPrivate: opened(({ isPrivate }) => isPrivate),
    isUnanswered: opened(({ consent }) => consent === 'unknown'),
    isRefused: opened(({ consent }) => consent === 'refused'),
  },
  actions: { keepConsent: () => {}, keepRefusal: () => {}, push: () => {}, stopPushing: () => {} },
  delays: { pushDelay: TRACKING_PUSH_DELAY_MS },
}).createMachine({
  id: 'tracking',
  description: 'Tracking data waits until a visitor stays, and for consent where it leaves the browser.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is pushed.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The page has not opened yet, or it may hold what a visitor typed.',
          on: {
            'page.opened': [
              { guard: 'isPrivateWithConsent', target: 'keeping' },
              { guard: 'isPrivate', target: 'resting' },
              { guard: 'isUnanswered', target: 'asking' },
              { guard: 'isRefused', target: 'refused' },
              { target: '#tracking.waiting' },
            ],
          },
        },
        keeping: {
          description: 'This page pushes nothing; its events are kept for the visit’s next page.',
          tags: 'keeps',
        },
        asking: {
          description: 'The visitor is asked; until an answer comes no third party is loaded.',
          tags: 'asking',
          on: {
            'consent.given': { target: '#tracking.waiting', actions: 'keepConsent' },
            'consent.refused': { target: 'refused', actions: 'keepRefusal' },
          },
        },
        refused: {
          description: 'The visitor does not want to be counted.',
          tags: 'answered',
          on: { 'consent.reopened': 'asking' },
        },
      },
    },
    waiting: {
      description: 'Data may be pushed, once the visitor has stayed for 10 s.',
      tags: ['keeps', 'answered'],
      after: { pushDelay: 'pushed' },
      on: { 'consent.reopened': 'idle.asking' },
    },
    pushed: {
      description: 'The page’s events have been pushed, later ones follow at once.',
      entry: 'push',
      initial: 'settled',
      on: { 'consent.refused': { target: 'idle.refused', actions: ['keepRefusal', 'stopPushing'] } },
      states: {
        settled: {
          description: 'Nothing is asked.',
          tags: 'answered',
          on: { 'consent.reopened': 'reconsidering' },
        },
        reconsidering: {
          description: 'The visitor thinks about the consent again.',
          tags: 'asking',
          on: { 'consent.given': 'settled' },
        },
      },
    },
  },
})
