import 'server-only'
import { decoded } from '@/model/decoded'
import type { DeskLead, DeskList } from '@/model/desk/deskLead'
import type { StoredSettings } from '@/model/desk/deskSettings'
import { LeadId } from '@/model/desk/followUp'
import { type InboxFilters, queryOf } from '@/model/desk/inboxFilters'
import type { StaffMember } from '@/model/desk/staff'
import { deskAudit } from '@/server/desk/staff/deskAudit'
import { runtime } from '@/server/runtime'
import { deskState } from './followUpSteps'
import { feedPosition } from './leadFeed'
import { readListQuery } from './leadFilters'
import { countViews, listLeads } from './leadList'
import { leadFor } from './leadView'

/** What the inbox is drawn with. */
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
export async function deskList(parameters: URLSearchParams, staffId: string): Promise<DeskList | undefined> {
  const { database, config } = runtime()
  const query = readListQuery(parameters)
  // Before the rows are read, so that the feed tells again rather than not at all.
  const position = await feedPosition(database.executeSql)
  const page = query && (await listLeads(database.executeSql, query, staffId))
  if (!page) return undefined
  const counts = await countViews(database.executeSql, staffId)
  return { ...page, counts, position, owns: config.deskOwns }
}

/**
 * A page of a view and the open lead, as the desk's calls answer them; that a lead is opened is written down before.
 * @param request as the address names them: the lead, and where the rows begin (a cursor that is none begins anew)
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
    (await deskList(new URLSearchParams([...query, ['cursor', request.cursor ?? '']]), staff.id)) ??
    (await deskList(query, staff.id))
  if (!list) throw new Error('what an address narrows by fits no list')
  const id = decoded(LeadId, request.leadId)
  if (id === undefined) return { list, lead: null, settings: state.settings }
  await deskAudit(staff, { action: 'lead.shown', subject: id })
  const lead = await leadFor(runtime().database.executeSql, id, staff, state)
  return { list, lead: lead ?? null, settings: state.settings }
}
