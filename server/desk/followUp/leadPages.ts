import 'server-only'
import type { DeskView } from '@/model/desk/deskLead'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { SHOWN_COLUMNS, SHOWN_JOINS, type ShownRow } from './deskRows'
import type { Condition, Narrowing, Place } from './leadFilters'

/*
 * How a page of leads is found. Usually its rows come early in the list's own order. Where matches are rare or
 * missing, the index of facets has all of them, and they are few (docs/decisions/0055).
 */

/** Rows of a page. */
export const PAGE_ROWS = 50
/** Rows that are looked at along the order, before the index is asked. */
const LOOKED_AT = 4000
const LOOKED_COLUMNS = `f.lead_id, f.state, f.owner_id, f.due_at, f.priority, f.since, f.arrived_at, f.tier, f.city,
  f.branch, f.reason, f.treatment_key, f.source, f.word_keys`

/** How values of a key are written. */
const WRITTEN = {
  smallint: /^-?\d{1,4}$/,
  timestamptz: /^-infinity$|^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:?\d\d)?$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
} as const

/** How a list is sorted: the keys of its index, all in one direction. */
export interface Order {
  readonly keys: readonly { readonly sql: string; readonly type: keyof typeof WRITTEN }[]
  readonly direction: 'asc' | 'desc'
}

const key = (sql: string, type: keyof typeof WRITTEN) => ({ sql, type })
const ID = key('f.lead_id', 'uuid')

export const ORDERS: Readonly<Record<DeskView, Order>> = {
  queue: { keys: [key('f.priority', 'smallint'), key('f.since', 'timestamptz'), ID], direction: 'asc' },
  mine: { keys: [key("coalesce(f.due_at, '-infinity')", 'timestamptz'), ID], direction: 'asc' },
  due: {
    keys: [key("(f.state <> 'booked')::int::smallint", 'smallint'), key('f.due_at', 'timestamptz'), ID],
    direction: 'asc',
  },
  all: { keys: [key('f.arrived_at', 'timestamptz'), ID], direction: 'desc' },
}

/** Whether values are a place in an order, as a page's last row has it. */
export const isPlaceIn = ({ keys }: Order, values: readonly string[]): boolean =>
  values.length === keys.length && keys.every(({ type }, n) => WRITTEN[type].test(values[n] ?? ''))

/** Parameters of a page. */
export interface PageRequest {
  readonly sortedAs: DeskView
  /** The view's condition; undefined for all leads. */
  readonly view: Narrowing | undefined
  readonly narrowed: readonly Narrowing[]
  /** When its leads may have arrived. */
  readonly timeConditions: readonly Condition[]
  /** The keys of the row before; empty for the first page. */
  readonly after: readonly string[]
}

/** A row with its keys, and how many rows were looked at for all of them. */
export type PageRow = ShownRow & { readonly looked: number } & Readonly<Record<`k${number}`, string>>

const orderBy = ({ keys, direction }: Order): string =>
  keys.map(({ sql }) => `${sql} ${direction}`).join(', ')

function beyond({ keys, direction }: Order, after: readonly string[]): Condition {
  const columns = keys.map(({ sql }) => sql).join(', ')
  return (place) =>
    `(${columns}) ${direction === 'asc' ? '>' : '<'} (${keys.map(({ type }, n) => `${place(after[n])}::${type}`).join(', ')})`
}

const allOf = (conditions: readonly Condition[], place: Place): string =>
  conditions.map((condition) => condition(place)).join(' and ') || 'true'

/**
 * Rows in the list's order, up to a limit; separately for each of several values, since an index is ordered for one
 * value only.
 */
function along(order: Order, walks: readonly Condition[], always: readonly Condition[], limit: number) {
  const ending = `order by ${orderBy(order)} limit ${limit}`
  return (place: Place): string => {
    const parts = walks.map(
      (walk) =>
        `(select ${LOOKED_COLUMNS} from lead_follow_up f where ${allOf([walk, ...always], place)} ${ending})`,
    )
    return parts.length > 1 ? `select * from (${parts.join(' union all ')}) f ${ending}` : parts.join('')
  }
}

async function readPage(
  executeSql: ExecuteSql,
  order: Order,
  looked: (place: Place) => string,
  conditions: readonly Condition[],
): Promise<readonly PageRow[]> {
  const values: unknown[] = []
  const place = (value: unknown) => `$${values.push(value)}`
  const keys = order.keys.map(({ sql }, n) => `(${sql})::text as k${n}`).join(', ')
  const by = orderBy(order)
  const { rows } = await executeSql<PageRow>(
    `with looked as materialized (${looked(place)}), page as materialized (
        select f.lead_id, row_number() over (order by ${by}) as n, ${keys} from looked f
        where ${allOf(conditions, place)} order by ${by} limit ${PAGE_ROWS + 1})
      select ${SHOWN_COLUMNS}, ${order.keys.map((_, n) => `page.k${n}`).join(', ')},
        (select count(*)::int from looked) as looked
      from page join lead_follow_up f on f.lead_id = page.lead_id ${SHOWN_JOINS} order by page.n`,
    values,
  )
  return rows
}

const ALL: Condition = () => 'true'

/**
 * A page's rows and, where there is one, the first of the next.
 * @param lookedAt rows along the order before the index is asked
 * @throws the database's error
 */
export async function findPage(
  executeSql: ExecuteSql,
  request: PageRequest,
  lookedAt = LOOKED_AT,
): Promise<readonly PageRow[]> {
  const { sortedAs, view, narrowed, timeConditions, after } = request
  const order = ORDERS[sortedAs]
  const narrowings = [...(view ? [view] : []), ...narrowed]
  const always = [...timeConditions, ...(after.length ? [beyond(order, after)] : [])]
  const conditions = [...narrowings.map(({ condition }) => condition), ...always]
  const indexed = (found: readonly Condition[]) =>
    readPage(
      executeSql,
      order,
      (place) => `select ${LOOKED_COLUMNS} from lead_follow_up f where ${allOf(found, place)}`,
      conditions,
    )
  const few = narrowings.filter(({ isFew }) => isFew)
  if (few.length) return indexed(few.map(({ condition }) => condition))

  const walked = sortedAs === 'all' ? narrowings.find(({ walks }) => walks) : view
  const rest = narrowings.filter((one) => one !== walked).map(({ condition }) => condition)
  const walks = walked ? (walked.walks ?? [walked.condition]) : [ALL]
  const limit = rest.length ? lookedAt : PAGE_ROWS + 1
  const first = await readPage(executeSql, order, along(order, walks, always, limit), rest)
  const isEnough = first.length > PAGE_ROWS || !rest.length || (first[0]?.looked ?? limit) < limit
  return isEnough ? first : indexed(narrowings.flatMap((one) => one.indexed ?? []))
}
