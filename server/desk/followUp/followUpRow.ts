import 'server-only'
import type { FollowUp } from '@/machines/leadFollowUp/leadFollowUp.context'
import type { EnquiryStage } from '@/model/lead/enquiry'
import type { FollowUpState } from '@/model/desk/followUp'

/** A row of lead_follow_up, as both drivers read it. */
export interface StoredFollowUp {
  readonly lead_id: string
  readonly state: FollowUpState
  readonly version: number
  readonly last_hash: string
  readonly owner_id: string | null
  readonly attempts: number
  readonly due_at: Date | null
  readonly reason: string | null
  readonly merged_into: string | null
  readonly claimed_until: Date | null
  readonly first_called_at: Date | null
  readonly is_late: boolean
  readonly call_by: Date | null
  readonly arrived_at: Date
  readonly tier: number
  readonly source: string
  readonly own_priority: number
  /** The hospital that it belongs to, by slug. */
  readonly branch: string | null
}

/** The columns of a StoredFollowUp. */
export const FOLLOW_UP_COLUMNS = `f.lead_id, f.state, f.version, f.last_hash, f.owner_id, f.attempts, f.due_at, f.reason,
  f.merged_into, f.claimed_until, f.first_called_at, f.is_late, f.call_by, f.arrived_at, f.tier, f.source, f.own_priority, f.branch`

const msOf = (date: Date | null): number | null => (date === null ? null : date.getTime())

/** The row as the machine knows it. */
export const followUpOf = (row: StoredFollowUp): FollowUp => ({
  state: row.state,
  ownerId: row.owner_id,
  attempts: row.attempts,
  dueAt: msOf(row.due_at),
  reason: row.reason,
  mergedInto: row.merged_into,
  claimedUntil: msOf(row.claimed_until),
  firstCalledAt: msOf(row.first_called_at),
  isLate: row.is_late,
})

/** Leads that are older when the desk first sees them come after all others: a clinic's past is not its queue. */
const OLD_MS = 30 * 24 * 60 * 60 * 1000

/** A lead's place in the queue: by tier (0 is unknown), then old leads, then suspected spam. */
export function ownPriority(lead: {
  readonly tier: number
  readonly arrivedAt: Date
  readonly isSuspectedSpam: boolean
  readonly now: Date
}): number {
  const byTier = lead.tier >= 1 && lead.tier <= 3 ? lead.tier : 4
  const isOld = lead.now.getTime() - lead.arrivedAt.getTime() > OLD_MS
  return byTier + (isOld ? 10 : 0) + (lead.isSuspectedSpam ? 20 : 0)
}

const DUE_PRIORITY = 0

/** The place in the queue: due leads first, then by the lead's own priority, the longest waiting first. */
export const placeOf = (
  next: Pick<FollowUp, 'state' | 'dueAt'>,
  { arrived_at, own_priority }: Pick<StoredFollowUp, 'arrived_at' | 'own_priority'>,
): { readonly priority: number; readonly since: Date } =>
  next.state === 'queued' && next.dueAt !== null
    ? { priority: DUE_PRIORITY, since: new Date(next.dueAt) }
    : { priority: own_priority, since: arrived_at }

/** The stage shown to the lead's sender; undefined leaves it unchanged. */
export function stageOf({ state, firstCalledAt }: FollowUp): EnquiryStage | undefined {
  if (state === 'booked' || state === 'visited') return 'booked'
  if (state === 'lost' || state === 'merged') return undefined
  return firstCalledAt === null ? 'received' : 'calling'
}
