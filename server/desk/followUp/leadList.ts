import 'server-only'
import * as t from 'io-ts'
import { clinicTimeZone } from '@/content/brand'
import { COUNTED_TO, DESK_VIEWS, type DeskCounts, type DeskRow, type DeskView } from '@/model/desk/deskLead'
import { isAtLeast, type StaffMember } from '@/model/desk/staff'
import { isOneOf } from '@/server/desk/branches'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { deskRowOf } from './deskRows'
import { branchNarrowing, timeConditionsOf, type ListQuery, narrowingsOf, viewNarrowing } from './leadFilters'
import { findPage, isPlaceIn, type Order, ORDERS, PAGE_ROWS } from './leadPages'
import { searchIn } from './leadSearch'

/** A place in a view's order, as the address has it. */
const cursorOf = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

function readCursor(cursor: string, order: Order): readonly string[] | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return t.array(t.string).is(values) && isPlaceIn(order, values) ? values : undefined
  } catch {
    return undefined
  }
}

/** A page of a list. */
export interface ListPage {
  readonly rows: readonly DeskRow[]
  readonly next: string | null
}

/**
 * A page of the list; a search shows the newest first, as 'all' does.
 * @param staff whose leads are 'mine'; a viewer, who sees no whole number, finds none by its last digits
 * @param lookedAt as findPage
 * @returns undefined for a cursor of another list
 * @throws the database's error; as contentOf
 */
export async function listLeads(
  executeSql: ExecuteSql,
  query: ListQuery,
  staff: Pick<StaffMember, 'id' | 'role' | 'branches'>,
  lookedAt?: number,
): Promise<ListPage | undefined> {
  const { view = 'queue', q, cursor } = query
  const sortedAs: DeskView = q === undefined ? view : 'all'
  const { keys } = ORDERS[sortedAs]
  const after = cursor === undefined ? [] : readCursor(cursor, ORDERS[sortedAs])
  if (!after) return undefined
  const found = q === undefined ? [] : await searchIn(executeSql, q, isAtLeast(staff, 'agent'))
  const pageRequest = {
    sortedAs,
    view: viewNarrowing(view, staff.id),
    narrowed: [...branchNarrowing(staff), ...narrowingsOf(query), ...found],
    timeConditions: timeConditionsOf(query, clinicTimeZone()),
    after,
  }
  const rows = await findPage(executeSql, pageRequest, lookedAt)
  const shown = rows.slice(0, PAGE_ROWS)
  const last = rows.length > PAGE_ROWS ? shown.at(-1) : undefined
  return {
    rows: shown.map((row) => deskRowOf(row)),
    next: last ? cursorOf(keys.map((_, n) => last[`k${n}`] ?? '')) : null,
  }
}

const NO_COUNTS: DeskCounts = { queue: 0, mine: 0, due: 0, all: 0 }

const counted = (where: string): string =>
  `(select count(*)::int from (select from lead_follow_up f where ${where} limit ${COUNTED_TO + 1}) x)`

const COUNTS = `select m.id::text, ${DESK_VIEWS.map((view) => {
  const where = viewNarrowing(view, '')?.condition(() => 'm.id') ?? 'true'
  return `case when m.branches is null then ${counted(where)}
    else ${counted(`${where} and ${isOneOf('m.branches', 'f.branch')}`)} end as ${view}`
}).join(', ')} from staff_member m where m.id = any($1::uuid[])`

/** How many leads each view has for members of staff, up to COUNTED_TO + 1. @throws the database's error */
export async function countViewsOf(
  executeSql: ExecuteSql,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, DeskCounts>> {
  const { rows } = await executeSql<DeskCounts & { readonly id: string }>(COUNTS, [staffIds])
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** As countViewsOf, for one of them. */
export const countViews = async (executeSql: ExecuteSql, staffId: string): Promise<DeskCounts> =>
  (await countViewsOf(executeSql, [staffId])).get(staffId) ?? NO_COUNTS
