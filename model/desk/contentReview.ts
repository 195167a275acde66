/** Stages of a catalogue text on its way to the public page. */
export const REVIEW_STATES = ['published', 'draft', 'inReview', 'approved', 'expired', 'rolledBack'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Author of a change: a staff member by id, or a command-line user by name. */
export interface ContentPerson {
  readonly id: string | null
  readonly name: string
}

const comparable = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Whether two are the same person: by id, and by name, since the command line knows no ids. Never too generous. */
export const isSamePerson = (one: ContentPerson, other: ContentPerson): boolean =>
  (one.id !== null && one.id === other.id) || comparable(one.name) === comparable(other.name)

/** What is stored of a text's way beside its draft. */
export interface ReviewRow {
  readonly state: ReviewState
  /** Whether another person must approve it: a medical text. */
  readonly isMedical: boolean
  /** Everybody who wrote at what is not published yet, or, of a published text, at what is public. */
  readonly authors: readonly ContentPerson[]
  readonly approver: ContentPerson | null
  /** The hash of the draft and of the public text that it was begun from; null when no draft is under way. */
  readonly textHash: string | null
  /** The hash of what was approved. */
  readonly approvedHash: string | null
}
