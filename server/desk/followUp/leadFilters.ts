import 'server-only'
import * as t from 'io-ts'
import { addDays, isUsableDay, startOfDay } from '@/model/catalogue/timeZone'
import { decoded } from '@/model/decoded'
import { DESK_AGES, DESK_VIEWS, type DeskView } from '@/model/desk/deskLead'
import { DUE_STATES, FollowUpState } from '@/model/desk/followUp'
import { oneOf } from '@/model/oneOf'
import type { StaffMember } from '@/model/desk/staff'
import { branchValue, isOneOf } from '@/server/desk/branches'
import { isUuid } from '@/server/database/uuid'
import { blindIndexesOf } from '@/server/privacy/sealing/leadContent'

/** No database takes a null character. */
const short = t.refinement(t.string, (text) => text.length > 0 && text.length <= 120 && !text.includes('\0'))

const Uuid = t.refinement(t.string, isUuid)
/** `YYYY-MM-DD` where the clinic is. */
const Day = t.refinement(t.string, isUsableDay)

/** The list's parameters in its address; an omitted one does not narrow the list. */
const ListQuery = t.exact(
  t.partial({
    view: oneOf(DESK_VIEWS),
    state: FollowUpState,
    city: short,
    treatment: short,
    source: short,
    tier: oneOf(['0', '1', '2', '3']),
    owner: Uuid,
    reason: short,
    age: t.keyof(DESK_AGES),
    from: Day,
    until: Day,
    q: short,
    cursor: short,
  }),
)
export type ListQuery = t.TypeOf<typeof ListQuery>

/** The query of an address; undefined when a parameter does not fit. */
export const readListQuery = (parameters: URLSearchParams): ListQuery | undefined =>
  decoded(ListQuery, Object.fromEntries([...parameters].filter(([, value]) => value !== '')))

/** A condition of a statement; each value that it needs it gives for a place ($1, $2 …). */
export type Condition = (place: Place) => string
export type Place = (value: unknown) => string

/** A condition that narrows a list. */
export interface Narrowing {
  /** On a row `f`. */
  readonly condition: Condition
  /** The same by the index of all facets, as far as that has it. */
  readonly indexed?: Condition
  /** Where an index has just these rows in the order in which they arrived: a condition for each of its values. */
  readonly walks?: readonly Condition[]
  /** Few fit, each by its id: nothing else finds them sooner. */
  readonly isFew?: true
}

/** As the index has it. */
const FACETS = `array['state ' || f.state, 'city ' || f.city, 'treatment ' || f.treatment_key, 'source ' || f.source,
  'tier ' || f.tier::text, 'owner ' || f.owner_id::text]`

/*
 * The values are in a subquery to hide them from the planner: it would assume that the filters are independent, and
 * scan the whole table for filters without matches.
 */
const byFacet =
  (name: string, values: readonly string[]): Condition =>
  (place) =>
    `(${FACETS}) && (select ${place(values.map((value) => `${name} ${value}`))}::text[])`

/** Any of a word's indexes, stored in plain text or by any key. */
export const byWord =
  (indexes: readonly string[]): Condition =>
  (place) =>
    `f.word_keys && (select lead_word_keys(${place(indexes)}::text[]))`

const amongst = (
  facet: string,
  column: 'city' | 'treatment_key' | 'source',
  values: readonly string[],
): Narrowing => ({
  condition: (place) => `f.${column} = any(${place(values)}::text[])`,
  indexed: byFacet(facet, values),
  walks: values.map(
    (value): Condition =>
      (place) =>
        `f.${column} = ${place(value)}`,
  ),
})

/** The condition of each view. */
export function viewNarrowing(view: DeskView, staffId: string): Narrowing | undefined {
  switch (view) {
    case 'queue':
      return { condition: () => `f.state = 'queued'`, indexed: byFacet('state', ['queued']) }
    case 'mine':
      return {
        condition: (place) => `f.owner_id = ${place(staffId)}::uuid`,
        indexed: byFacet('owner', [staffId]),
      }
    case 'due':
      return {
        condition: () =>
          `f.due_at is not null and f.state in ('${DUE_STATES.join("', '")}') and f.due_at <= now()`,
        indexed: byFacet('state', DUE_STATES),
      }
    case 'all':
      return undefined
  }
}

/** The condition of a person's branches; none without a limit. */
export function branchNarrowing(staff: Pick<StaffMember, 'branches'>): readonly Narrowing[] {
  if (staff.branches === null) return []
  const condition: Condition = (place) => isOneOf(`${place(branchValue(staff))}::text[]`, 'f.branch')
  return [{ condition, indexed: condition }]
}

/** The conditions of a list's filters, usually the most selective first. */
export function narrowingsOf(query: ListQuery): readonly Narrowing[] {
  const { state, city, treatment, source, tier, owner, reason } = query
  const narrowings = [
    owner !== undefined && {
      condition: (place: Place) => `f.owner_id = ${place(owner)}::uuid`,
      indexed: byFacet('owner', [owner]),
    },
    reason !== undefined && {
      condition: (place: Place) => `f.state = 'lost' and f.reason = ${place(reason)}`,
      indexed: byFacet('state', ['lost']),
    },
    city !== undefined && amongst('city', 'city', blindIndexesOf('city', city.trim())),
    treatment !== undefined &&
      amongst('treatment', 'treatment_key', blindIndexesOf('treatment_key', treatment.trim().toLowerCase())),
    source !== undefined && amongst('source', 'source', [source]),
    state !== undefined && ofState(state),
    tier !== undefined && {
      condition: (place: Place) => `f.tier = ${place(Number(tier))}::smallint`,
      indexed: byFacet('tier', [tier]),
    },
  ]
  return narrowings.filter((one) => one !== false)
}

/** The index by state leaves out those that wait: they have their own order. */
const ofState = (state: string): Narrowing => ({
  condition: (place) => `f.state = ${place(state)}`,
  indexed: byFacet('state', [state]),
  ...(state !== 'queued' && {
    walks: [(place: Place) => `f.state <> 'queued' and f.state = ${place(state)}`],
  }),
})

/** When a lead may have arrived: in the last hours, and on which days where the clinic is. */
export function timeConditionsOf({ age, from, until }: ListQuery, timeZone: string): readonly Condition[] {
  const days: readonly (Condition | undefined)[] = [
    age === undefined ? undefined : youngerThan(age),
    from === undefined
      ? undefined
      : (place) => `f.arrived_at >= ${place(startOfDay(from, timeZone))}::timestamptz`,
    until === undefined
      ? undefined
      : (place) => `f.arrived_at < ${place(startOfDay(addDays(until, 1), timeZone))}::timestamptz`,
  ]
  return days.filter((one) => one !== undefined)
}

const youngerThan =
  (age: keyof typeof DESK_AGES): Condition =>
  (place) =>
    `f.arrived_at > now() - ${place(DESK_AGES[age])}::int * interval '1 hour'`
