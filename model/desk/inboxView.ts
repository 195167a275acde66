import { DESK_AGES, type DeskAge, type DeskRow, type DeskView } from './deskLead'
import type { InboxFilters } from './inboxFilters'
import type { StaffMember } from './staff'

const HOUR_MS = 60 * 60 * 1000

const isDue = ({ dueAt, state }: DeskRow, now: number): boolean =>
  dueAt !== null &&
  Date.parse(dueAt) <= now &&
  (state === 'queued' || state === 'noAnswer' || state === 'callbackScheduled')

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

const isDeskAge = (age: string): age is DeskAge => Object.hasOwn(DESK_AGES, age)

function isOfView(row: DeskRow, view: DeskView, staff: StaffMember, now: number): boolean {
  switch (view) {
    case 'queue':
      return row.state === 'queued'
    case 'mine':
      return row.owner?.id === staff.id
    case 'due':
      return isDue(row, now)
    case 'all':
      return true
  }
}

/**
 * Whether a lead belongs to a view, as the server's list has it. What a search finds the server alone knows.
 * @param now in milliseconds
 */
export const isInView = (row: DeskRow, filters: InboxFilters, staff: StaffMember, now: number): boolean =>
  isOfView(row, filters.view, staff, now) &&
  (filters.state === '' || filters.state === row.state) &&
  (filters.city === '' || isSame(filters.city, row.city)) &&
  (filters.treatment === '' || isSame(filters.treatment, row.treatment)) &&
  (filters.source === '' || filters.source === row.source) &&
  (filters.tier === '' || filters.tier === String(row.tier)) &&
  (!isDeskAge(filters.age) || Date.parse(row.arrivedAt) > now - DESK_AGES[filters.age] * HOUR_MS)

/** A callback that has come back stands above all, then tier by tier; where nobody says one, last. */
const queueRank = ({ dueAt, tier }: DeskRow): number =>
  dueAt !== null ? 0 : tier >= 1 && tier <= 3 ? tier : 4

type Key = readonly (string | number)[]

const keyOf = (row: DeskRow, view: DeskView): Key => {
  if (view === 'queue') return [queueRank(row), row.arrivedAt, row.leadId]
  if (view === 'all') return [row.arrivedAt, row.leadId]
  return [row.dueAt ?? '', row.leadId]
}

/** Whether a row stands above another in a view; a search has the order of all. */
export function isBefore(
  { view, q }: Pick<InboxFilters, 'view' | 'q'>,
  one: DeskRow,
  other: DeskRow,
): boolean {
  const ordered = q === '' ? view : 'all'
  const [first, second] = [keyOf(one, ordered), keyOf(other, ordered)]
  const at = first.findIndex((part, index) => part !== second[index])
  const [mine, theirs] = [first[at] ?? '', second[at] ?? '']
  return ordered === 'all' ? mine > theirs : mine < theirs
}
