import { kindOf } from '@/model/failure'

/** Who works at the desk: with everything, with leads, and with the catalogue's texts (docs/decisions/0107). */
export const STAFF_ROLES = ['owner', 'manager', 'agent', 'viewer', 'reviewer', 'author'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** What a page or call asks for: a role or one above it; 'staff' is every role. */
export type LeastRole = StaffRole | 'staff'

/** From most to least rights, once over leads and once over texts. */
const ORDERS: readonly (readonly LeastRole[])[] = [
  ['owner', 'manager', 'agent', 'viewer', 'staff'],
  ['owner', 'manager', 'reviewer', 'author', 'staff'],
]

export interface StaffMember {
  readonly id: string
  /** Unique regardless of case: the sign-in name, also shown in the audit trail. */
  readonly name: string
  readonly role: StaffRole
  /** The hospitals, by slug, whose leads they see; null is no limit (docs/decisions/0100). */
  readonly branches: readonly string[] | null
  /** Read with a session; undefined elsewhere. */
  readonly isOnDuty?: boolean
}

export const isStaffRole = (text: unknown): text is StaffRole => STAFF_ROLES.some((role) => role === text)

/** Whether a staff member has at least a role's rights. A role of a newer release has none. */
export const isAtLeast = ({ role }: Pick<StaffMember, 'role'>, least: LeastRole): boolean =>
  isStaffRole(role) &&
  ORDERS.some((order) => order.includes(role) && order.indexOf(role) <= order.indexOf(least))

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} .'’-]{1,58}[\p{L}\p{M}\p{N}.]$/u

/** Normalised name: 3 to 60 letters, digits, spaces and name punctuation; undefined if invalid. */
export function staffNameOf(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ')
  return NAME.test(name) ? name : undefined
}

/** What two names are compared by. */
export const staffNameKey = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Sign-in failure kinds. A refusal never reveals what was wrong or whether the name exists. */
export type SignInFailure =
  | { readonly kind: 'refused' | 'unanswered' | 'cancelled' | 'unsupported' }
  /** Too many tries: how long to wait. */
  | { readonly kind: 'locked'; readonly seconds: number }

export type SignInFailureKind = SignInFailure['kind']

const KINDS: readonly SignInFailureKind[] = ['refused', 'unanswered', 'cancelled', 'unsupported', 'locked']

/** Anything else that is thrown counts as no answer. */
export function signInFailureOf(error: unknown): SignInFailure {
  const isOwn = KINDS.some((kind) => kind === kindOf(error))
  // Its kind says what else it has.
  return isOwn ? (error as SignInFailure) : { kind: 'unanswered' }
}
