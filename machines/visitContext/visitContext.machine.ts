import { assign, setup } from 'xstate'
import { withContext, withEvent } from '@/machines/machineSetup'
import {
  type KnownVisit,
  NOTHING_KNOWN,
  type VisitContact,
  type VisitThing,
  type VisitTopic,
  type VisitTopics,
  afterAccount,
  afterChoice,
  afterPage,
  isContact,
  isNothingKnown,
} from '@/model/page/visitContext'

export type VisitContextEvent =
  | {
      /** A page was loaded, or restored from the browser's back/forward cache. */
      readonly type: 'page.opened'
      /** What the tab kept of the visit so far. */
      readonly kept: KnownVisit | null
      /** What the page is about. */
      readonly topics: VisitTopics
    }
  | { readonly type: 'topic.chosen'; readonly topic: VisitTopic; readonly thing: VisitThing }
  /** The account says where its user lives. */
  | { readonly type: 'account.read'; readonly city: VisitThing }
  /** Name and number were typed into a form. */
  | { readonly type: 'contact.typed'; readonly contact: VisitContact }
  /** Logout, or the visitor does not want to be remembered. */
  | { readonly type: 'visit.forgotten' }

/** What a visitor is looking for, told by choices, pages and the account, so that nothing is asked twice (docs/decisions/0035). */
export const visitContextMachine = setup({
  types: {} as { context: KnownVisit; events: VisitContextEvent },
  guards: {
    isNothing: ({ context }) => isNothingKnown(context),
    isSomething: ({ context }) => !isNothingKnown(context),
    isContact: (_, { contact }: { contact: VisitContact }) => isContact(contact),
  },
  actions: {
    openPage: assign((_, { kept, topics }: { kept: KnownVisit | null; topics: VisitTopics }) => ({
      topics: afterPage(kept?.topics ?? {}, topics),
      contact: kept?.contact ?? null,
    })),
    choose: assign(({ context }, { topic, thing }: { topic: VisitTopic; thing: VisitThing }) => ({
      topics: afterChoice(context.topics, topic, thing),
    })),
    takeAccount: assign(({ context }, { city }: { city: VisitThing }) => ({
      topics: afterAccount(context.topics, city),
    })),
    takeContact: assign((_, { contact }: { contact: VisitContact }) => ({ contact })),
    forget: assign(() => NOTHING_KNOWN),
    // What happens outside; provided where the visit is read.
    keepVisit: (_, _params: KnownVisit) => {},
  },
}).createMachine({
  id: 'visitContext',
  description: 'What a visitor is looking for in this visit, and who has said so.',
  context: NOTHING_KNOWN,
  on: {
    'page.opened': { actions: [withEvent('openPage'), withContext('keepVisit')] },
    'topic.chosen': { actions: [withEvent('choose'), withContext('keepVisit')] },
    'account.read': { actions: [withEvent('takeAccount'), withContext('keepVisit')] },
    'contact.typed': {
      guard: withEvent('isContact'),
      actions: [withEvent('takeContact'), withContext('keepVisit')],
    },
    'visit.forgotten': { actions: ['forget', withContext('keepVisit')] },
  },
  initial: 'empty',
  states: {
    empty: {
      description: 'Nothing is known: forms, prices and lists stand as the page has them for everybody.',
      always: { guard: 'isSomething', target: 'known' },
    },
    known: {
      description:
        'What is known fills forms and calculators, is said beside them, and leads prices, lists and places.',
      always: { guard: 'isNothing', target: 'empty' },
    },
  },
})
