import 'server-only'
import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import { DESK_AGES, DESK_VIEWS, type DeskView } from '@/model/desk/deskLead'
import { DUE_STATES, FollowUpState } from '@/model/desk/followUp'
import { oneOf } from '@/model/oneOf'
import { standsFor } from '@/server/privacy/sealing/leadContent'

/** No database takes a null character. */
const short = t.refinement(t.string, (text) => text.length > 0 && text.length <= 120 && !text.includes('\0'))

/** The list's parameters, as its address has them; what is left out does not narrow. */
const ListQuery = t.exact(
  t.partial({
    view: oneOf(DESK_VIEWS),
    state: FollowUpState,
    city: short,
    treatment: short,
    source: short,
    tier: oneOf(['0', '1', '2', '3']),
    age: t.keyof(DESK_AGES),
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

/** What narrows a list. */
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

/** As the index has it (migration 038). */
const FACETS = `array['state ' || f.state, 'city ' || f.city, 'treatment ' || f.treatment_key, 'source ' || f.source,
  'tier ' || f.tier::text, 'owner ' || f.owner_id::text]`

/*
 * The values stand in a subquery, so that the planner does not know them: it would take what it knows of each for
 * independent of the others, and read the whole table for filters that nothing fits.
 */
const byFacet =
  (name: string, values: readonly string[]): Condition =>
  (place) =>
    `(${FACETS}) && (select ${place(values.map((value) => `${name} ${value}`))}::text[])`

/** One of the indexes of a word, which stands there in the clear or by any key. */
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

/** What narrows each view. */
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

/** What a list's filters ask, those first that fit the fewest leads as a rule. */
export function narrowingsOf({ state, city, treatment, source, tier }: ListQuery): readonly Narrowing[] {
  const narrowings = [
    city !== undefined && amongst('city', 'city', standsFor('city', city.trim())),
    treatment !== undefined &&
      amongst('treatment', 'treatment_key', standsFor('treatment_key', treatment.trim().toLowerCase())),
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

/** How old a lead may be. */
export const youngerThan =
  (age: keyof typeof DESK_AGES): Condition =>
  (place) =>
    `f.arrived_at > now() - ${place(DESK_AGES[age])}::int * interval '1 hour'`
