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
 * The first rows of a view and the open lead, as the desk's calls answer them; that a lead is opened is written down before.
 * @param leadId as the address names it
 * @throws the database's error
 */
export async function inboxPage(
  staff: StaffMember,
  filters: InboxFilters,
  leadId: string | undefined,
): Promise<InboxPageData> {
  const { database, config } = runtime()
  const sql = database.executeSql
  const settings = await currentSettings(sql)
  const owns = config.deskOwns
  // Before the rows are read, so that the feed tells again rather than not at all.
  const position = await feedPosition(sql)
  const page = await listLeads(sql, readListQuery(queryOf(filters)) ?? {}, staff.id)
  const counts = await countViews(sql, staff.id)
  const id = LeadId.decode(leadId)
  if (!isLeft(id)) await deskAudit(staff, { action: 'lead.shown', subject: id.right })
  const lead = isLeft(id) ? undefined : await leadFor(sql, id.right, staff, { settings, owns })
  return {
    list: { rows: page?.rows ?? [], next: page?.next ?? null, counts, position, owns },
    lead: lead ?? null,
    settings,
  }
}
