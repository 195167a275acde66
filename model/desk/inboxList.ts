import {
  type DeskCounts,
  type DeskList,
  type DeskRow,
  DESK_AGES,
  type DeskAge,
  type DeskView,
} from './deskLead'
import { DUE_STATES } from './followUp'
import { localTime } from '@/model/catalogue/timeZone'
import type { StaffMember } from './staff'
import type { InboxFilters } from './inboxFilters'

const HOUR_MS = 60 * 60 * 1000

const isDue = ({ dueAt, state }: DeskRow, now: number): boolean =>
  dueAt !== null && Date.parse(dueAt) <= now && DUE_STATES.includes(state)

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

/** Whether a lead arrived on a day from one to the other, both included; '' for no limit. */
function isOfDays({ arrivedAt }: DeskRow, { from, until }: InboxFilters, timeZone: string): boolean {
  if (from === '' && until === '') return true
  const day = localTime(new Date(arrivedAt), timeZone).slice(0, 10)
  return from <= day && (until === '' || day <= until)
}

/**
 * Whether a lead belongs to a view, as the server's list has it. What a search finds the server alone knows.
 * @param at now in milliseconds, and the clinic's time zone
 */
export const isInView = (
  row: DeskRow,
  filters: InboxFilters,
  staff: StaffMember,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): boolean =>
  isOfView(row, filters.view, staff, now) &&
  (filters.state === '' || filters.state === row.state) &&
  (filters.city === '' || isSame(filters.city, row.city)) &&
  (filters.treatment === '' || isSame(filters.treatment, row.treatment)) &&
  (filters.source === '' || filters.source === row.source) &&
  (filters.tier === '' || filters.tier === String(row.tier)) &&
  (filters.owner === '' || filters.owner === row.owner?.id) &&
  (filters.reason === '' || (row.state === 'lost' && filters.reason === row.reason)) &&
  isOfDays(row, filters, timeZone) &&
  (!isDeskAge(filters.age) || Date.parse(row.arrivedAt) > now - DESK_AGES[filters.age] * HOUR_MS)

/** Sort rank: due callbacks first, then by tier; without a tier last. */
const queueRank = ({ dueAt, tier }: DeskRow): number =>
  dueAt !== null ? 0 : tier >= 1 && tier <= 3 ? tier : 4

type Key = readonly (string | number)[]

const keyOf = (row: DeskRow, view: DeskView): Key => {
  if (view === 'queue') return [queueRank(row), row.arrivedAt, row.leadId]
  if (view === 'all') return [row.arrivedAt, row.leadId]
  // Whether a patient came is asked first.
  if (view === 'due') return [row.state === 'booked' ? 0 : 1, row.dueAt ?? '', row.leadId]
  return [row.dueAt ?? '', row.leadId]
}

/** Whether a row precedes another in a view; a search uses the order of "all". */
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

/** A lead's newest version that was told, and its row where it belongs to the view. */
interface Seen {
  readonly version: number
  readonly row: DeskRow | null
}

/** The list as it is shown, and what was told of each lead. */
export interface InboxList extends DeskList {
  readonly seen: Readonly<Record<string, Seen>>
  /** The selected lead where it no longer belongs to the view: it goes when another is selected. */
  readonly leaving: string | null
}

/** Something that happened to a lead, as the feed tells it or as an own action was answered. */
export interface LeadChange {
  readonly row: DeskRow
  /** How far the feed has come with it; null for the answer to an own action. */
  readonly position: string | null
  /** How many leads the views have with it; null for the answer to an own action, which the feed tells as well. */
  readonly counts: DeskCounts | null
  /** When it was heard of, in milliseconds. */
  readonly now: number
}

/** Who looks, and what must not vanish before his eyes. */
interface Looking {
  readonly filters: InboxFilters
  readonly staff: StaffMember
  readonly selected: string | null
}

/** List state of a freshly loaded page. */
export const listOf = (page: DeskList): InboxList => ({
  ...page,
  leaving: null,
  seen: Object.fromEntries(page.rows.map((row) => [row.leadId, { version: row.version, row }])),
})

/** Whether a change says more than what was seen of its lead. */
const isNews = ({ seen }: InboxList, { leadId, version }: DeskRow): boolean =>
  version > (seen[leadId]?.version ?? -1)

/** A change that the feed tells, with who made it ('' is the desk itself) and what it was (FeedMessage). */
export type FeedChange = LeadChange & { readonly by: string; readonly type: string }

/** Whether a change says more of the selected lead than its panel shows: a step that is newer, or another person's note. */
export const isNewsOfSelected = (
  list: InboxList,
  change: FeedChange,
  { staff, selected }: Looking,
): boolean =>
  change.row.leadId === selected &&
  (change.type === 'noted' ? change.by !== staff.name : isNews(list, change.row))

/** Rows with one more at its place. Beyond the last row that was read it is left to the part that is read later. */
function withRow(
  rows: readonly DeskRow[],
  row: DeskRow,
  filters: InboxFilters,
  isWhole: boolean,
): readonly DeskRow[] {
  const place = rows.findIndex((other) => isBefore(filters, row, other))
  if (place < 0) return isWhole ? [...rows, row] : rows
  return [...rows.slice(0, place), row, ...rows.slice(place)]
}

/**
 * The list after a change: its lead appears once, at its sorted place, or not at all if it left the view. The
 * selected lead keeps its place until another is selected. Older versions are ignored.
 */
export function withChange(list: InboxList, change: LeadChange, looking: Looking): InboxList {
  const { row, position, counts, now } = change
  const positioned = { ...list, position: position ?? list.position, counts: counts ?? list.counts }
  if (!isNews(list, row)) return positioned
  const { filters, staff } = looking
  const isListed = list.rows.some(({ leadId }) => leadId === row.leadId)
  const belongs =
    isInView(row, filters, staff, { now, timeZone: list.timeZone }) && (filters.q === '' || isListed)
  const seen = { ...list.seen, [row.leadId]: { version: row.version, row: belongs ? row : null } }
  if (isListed && row.leadId === looking.selected) {
    const rows = list.rows.map((known) => (known.leadId === row.leadId ? row : known))
    return { ...positioned, seen, rows, leaving: belongs ? null : row.leadId }
  }
  const others = list.rows.filter(({ leadId }) => leadId !== row.leadId)
  return { ...positioned, seen, rows: belongs ? withRow(others, row, filters, list.next === null) : others }
}

/** The list with the next page appended. Leads already listed stay once, and the newest version wins. */
export function withMore(list: InboxList, page: DeskList): InboxList {
  const listed = new Set(list.rows.map(({ leadId }) => leadId))
  const added = page.rows.flatMap((row) => {
    if (listed.has(row.leadId)) return []
    const latest = list.seen[row.leadId]
    const newest = latest && latest.version > row.version ? latest.row : row
    return newest ? [newest] : []
  })
  return {
    ...list,
    next: page.next,
    rows: [...list.rows, ...added],
    seen: { ...list.seen, ...listOf({ ...page, rows: added }).seen },
  }
}

/** The list after selecting another lead: a lead kept only for being selected is removed. */
export const withoutLeaving = (list: InboxList, selected: string | null): InboxList =>
  list.leaving === null || list.leaving === selected
    ? list
    : { ...list, leaving: null, rows: list.rows.filter(({ leadId }) => leadId !== list.leaving) }

/** The lead that j and k lead to: the walk ends at the list's ends. Null where the list is empty. */
export function selectionAfter(
  rows: readonly DeskRow[],
  selected: string | null,
  move: 'next' | 'previous',
): string | null {
  const at = rows.findIndex(({ leadId }) => leadId === selected)
  const place = at < 0 ? 0 : Math.min(Math.max(at + (move === 'next' ? 1 : -1), 0), rows.length - 1)
  return rows[place]?.leadId ?? null
}
