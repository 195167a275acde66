import 'server-only'
import { clinicTimeZone } from '@/content/brand'
import { decoded } from '@/model/decoded'
import type { DeskLead, DeskList } from '@/model/desk/deskLead'
import type { StoredSettings } from '@/model/desk/deskSettings'
import { LeadId } from '@/model/desk/followUp'
import { type InboxFilters, queryOf } from '@/model/desk/inboxFilters'
import type { StaffMember } from '@/model/desk/staff'
import { feedPosition } from '@/server/desk/feed/changeFeed'
import { deskAudit } from '@/server/desk/staff/deskAudit'
import { runtime } from '@/server/runtime'
import { deskState } from './followUpSteps'
import { readListQuery } from './leadFilters'
import { countViews, listLeads } from './leadList'
import { leadFor } from './leadView'

/** Data of the inbox page. */
export interface InboxPageData {
  readonly list: DeskList
  /** The open lead; null where none is, or there is no such lead. */
  readonly lead: DeskLead | null
  readonly settings: StoredSettings
}

/**
 * A page of a view, as the desk's calls answer it; undefined where a parameter does not fit.
 * @throws the database's error
 */
export async function deskList(
  parameters: URLSearchParams,
  staff: StaffMember,
): Promise<DeskList | undefined> {
  const { database, config } = runtime()
  const query = readListQuery(parameters)
  // Read before the rows, so that the feed repeats a change rather than misses it.
  const position = await feedPosition(database.executeSql)
  const page = query && (await listLeads(database.executeSql, query, staff))
  if (!page) return undefined
  const counts = await countViews(database.executeSql, staff.id)
  return { ...page, counts, position, owns: config.deskOwns, timeZone: clinicTimeZone() }
}

/**
 * A page of a view and the open lead, as the desk's calls answer them; opening a lead is audited first.
 * @param request as the address names them: the lead, and where the rows begin (an invalid cursor begins at the top)
 * @throws the database's error
 */
export async function inboxPage(
  staff: StaffMember,
  filters: InboxFilters,
  request: { readonly leadId?: string; readonly cursor?: string },
): Promise<InboxPageData> {
  const state = await deskState()
  const query = queryOf(filters)
  const list =
    (await deskList(new URLSearchParams([...query, ['cursor', request.cursor ?? '']]), staff)) ??
    (await deskList(query, staff))
  if (!list) throw new Error('what an address narrows by fits no list')
  const id = decoded(LeadId, request.leadId)
  if (id === undefined) return { list, lead: null, settings: state.settings }
  await deskAudit(staff, { action: 'lead.shown', subject: id })
  const lead = await leadFor(runtime().database.executeSql, id, staff, state)
  return { list, lead: lead ?? null, settings: state.settings }
}
