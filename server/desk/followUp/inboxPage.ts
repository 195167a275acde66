import 'server-only'
import { isLeft } from 'fp-ts/Either'
import type { DeskLead, DeskList } from '@/model/desk/deskLead'
import type { StoredSettings } from '@/model/desk/deskSettings'
import { LeadId } from '@/model/desk/followUp'
import { type InboxFilters, queryOf } from '@/model/desk/inboxFilters'
import type { StaffMember } from '@/model/desk/staff'
import { deskAudit } from '@/server/desk/staff/deskAudit'
import { runtime } from '@/server/runtime'
import { feedPosition } from './leadFeed'
import { countViews, listLeads } from './leadList'
import { leadFor } from './leadView'
import { readListQuery } from './listQuery'
import { currentSettings } from './settingsStore'

/** What the inbox is drawn with. */
export interface InboxPageData {
  readonly list: DeskList
  /** The open lead; null where none is, or there is no such lead. */
  readonly lead: DeskLead | null
  readonly settings: StoredSettings
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
  const { database, config } = runtime()
  const sql = database.executeSql
  const settings = await currentSettings(sql)
  const owns = config.deskOwns
  // Before the rows are read, so that the feed tells again rather than not at all.
  const position = await feedPosition(sql)
  const listOf = async (parameters: URLSearchParams) => {
    const read = readListQuery(parameters)
    return read && listLeads(sql, read, staff.id)
  }
  const query = queryOf(filters)
  const page =
    (await listOf(new URLSearchParams([...query, ['cursor', request.cursor ?? '']]))) ?? (await listOf(query))
  const counts = await countViews(sql, staff.id)
  const id = LeadId.decode(request.leadId)
  if (!isLeft(id)) await deskAudit(staff, { action: 'lead.shown', subject: id.right })
  const lead = isLeft(id) ? undefined : await leadFor(sql, id.right, staff, { settings, owns })
  return {
    list: { rows: page?.rows ?? [], next: page?.next ?? null, counts, position, owns },
    lead: lead ?? null,
    settings,
  }
}
