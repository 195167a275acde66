import { assign, setup, transition } from 'xstate'
import { withEvent } from '@/machines/machineSetup'
import { type ContentPerson, type ReviewRow, isSamePerson } from '@/model/desk/contentReview'

/** `by` is who does it, `hash` the text that the person has seen: both come from outside. */
export type ReviewEvent =
  /** @param isMedical whether texts of this kind need another person's approval */
  | {
      readonly type: 'text.saved'
      readonly by: ContentPerson
      readonly hash: string
      readonly isMedical: boolean
    }
  | { readonly type: 'draft.dropped' }
  | { readonly type: 'review.requested' }
  /** The reviewer gives it back, or the author takes it back. */
  | { readonly type: 'review.returned' }
  | { readonly type: 'text.approved'; readonly by: ContentPerson; readonly hash: string }
  | { readonly type: 'text.published'; readonly by: ContentPerson; readonly hash: string }
  /** @param authors who wrote the earlier text that is to be public again */
  | {
      readonly type: 'text.rolledBack'
      readonly by: ContentPerson
      readonly authors: readonly ContentPerson[]
    }
  /** The review date of the public text has come. */
  | { readonly type: 'review.due' }

export type ReviewContext = Omit<ReviewRow, 'state'>

type By = { readonly by: ContentPerson }
type Seen = { readonly hash: string }
type Saved = By & Seen & { readonly isMedical: boolean }

const isAmong = (people: readonly ContentPerson[], by: ContentPerson): boolean =>
  people.some((person) => isSamePerson(person, by))

/** Context of a text without draft or approval. */
const NO_DRAFT = { authors: [], approver: null, textHash: null, approvedHash: null } as const

/** To an earlier text, from where one is public. */
const ROLL_BACK = {
  guard: withEvent('mayRollBack'),
  target: 'rolledBack',
  actions: withEvent('takeBack'),
} as const

/** How a text of the catalogue reaches the public page (server/catalogue/review persists each step with the text). */
export const contentReviewMachine = setup({
  types: {} as { context: ReviewContext; events: ReviewEvent; input: { readonly isMedical: boolean } },
  guards: {
    isChanged: ({ context }, { hash }: Seen) => context.textHash !== hash,
    // An approver may not be an author, and must have seen this exact version.
    mayApprove: ({ context }, { by, hash }: By & Seen) =>
      !isAmong(context.authors, by) && context.textHash === hash,
    isApprovedText: ({ context }, { by, hash }: By & Seen) =>
      !isAmong(context.authors, by) && context.textHash === hash && context.approvedHash === hash,
    needsNoReview: ({ context }, { hash }: Seen) => !context.isMedical && context.textHash === hash,
    // An author cannot republish alone what another person rolled back.
    mayRollBack: ({ context }, { by, authors }: By & { authors: readonly ContentPerson[] }) =>
      !context.isMedical || !isAmong(authors, by),
  },
  actions: {
    beginDraft: assign((_, { by, hash, isMedical }: Saved) => ({
      ...NO_DRAFT,
      isMedical,
      authors: [by],
      textHash: hash,
    })),
    changeDraft: assign(({ context }, { by, hash, isMedical }: Saved) => ({
      ...NO_DRAFT,
      isMedical,
      authors: isAmong(context.authors, by) ? context.authors : [...context.authors, by],
      textHash: hash,
    })),
    approve: assign((_, { by, hash }: By & Seen) => ({ approver: by, approvedHash: hash })),
    voidApproval: assign({ approver: null, approvedHash: null }),
    endDraft: assign({ textHash: null, approvedHash: null }),
    dropDraft: assign(NO_DRAFT),
    takeBack: assign((_, { authors }: { authors: readonly ContentPerson[] }) => ({ ...NO_DRAFT, authors })),
  },
}).createMachine({
  id: 'contentReview',
  description:
    'A text of the catalogue is written, approved by another person, published, and reviewed again in time.',
  context: ({ input }) => ({ ...NO_DRAFT, isMedical: input.isMedical }),
  initial: 'published',
  states: {
    published: {
      description: 'The public page shows the text, and no change is under way.',
      on: {
        'text.saved': { target: 'draft', actions: withEvent('beginDraft') },
        'text.rolledBack': ROLL_BACK,
        'review.due': 'expired',
      },
    },
    draft: {
      description: 'Somebody writes at a change; the public page shows what it showed.',
      on: {
        'text.saved': { guard: withEvent('isChanged'), actions: withEvent('changeDraft') },
        'review.requested': 'inReview',
        'text.published': { guard: withEvent('needsNoReview'), target: 'published', actions: 'endDraft' },
        'draft.dropped': { target: 'published', actions: 'dropDraft' },
      },
    },
    inReview: {
      description: 'The change waits for somebody who did not write at it.',
      on: {
        'text.saved': { guard: withEvent('isChanged'), target: 'draft', actions: withEvent('changeDraft') },
        'review.returned': 'draft',
        'text.approved': {
          guard: withEvent('mayApprove'),
          target: 'approved',
          actions: withEvent('approve'),
        },
        'draft.dropped': { target: 'published', actions: 'dropDraft' },
      },
    },
    approved: {
      description: 'Another person has approved these very words; one changed word voids it.',
      on: {
        'text.saved': { guard: withEvent('isChanged'), target: 'draft', actions: withEvent('changeDraft') },
        'review.returned': { target: 'draft', actions: 'voidApproval' },
        'text.published': { guard: withEvent('isApprovedText'), target: 'published', actions: 'endDraft' },
        'draft.dropped': { target: 'published', actions: 'dropDraft' },
      },
    },
    expired: {
      description: 'The review date of the public text has come: it must be read again.',
      on: {
        'text.saved': { target: 'draft', actions: withEvent('beginDraft') },
        'text.rolledBack': ROLL_BACK,
      },
    },
    rolledBack: {
      description: 'The public page shows an earlier text again.',
      on: {
        'text.saved': { target: 'draft', actions: withEvent('beginDraft') },
        'text.rolledBack': { guard: withEvent('mayRollBack'), actions: withEvent('takeBack') },
        'review.due': 'expired',
      },
    },
  },
})

/** Initial row of a text never edited at the desk: the catalogue's text is public. */
export const untouched = (isMedical: boolean): ReviewRow => ({ ...NO_DRAFT, state: 'published', isMedical })

const standing = ({ state, ...context }: ReviewRow) =>
  contentReviewMachine.resolveState({ value: state, context })

/** The row after an event: one pure machine step. Events that do not fit change nothing. */
export function nextReview(row: ReviewRow, event: ReviewEvent): ReviewRow {
  const [stands] = transition(contentReviewMachine, standing(row), event)
  return { state: stands.value, ...stands.context }
}

/** Whether a state accepts an event, for buttons and refusals. */
export const canReview = (row: ReviewRow, event: ReviewEvent): boolean => standing(row).can(event)
