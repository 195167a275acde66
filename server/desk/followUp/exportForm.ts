import 'server-only'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { clinicTimeZone } from '@/content/brand'
import { localTime } from '@/model/catalogue/timeZone'
import { MOST_EXPORTED } from '@/model/desk/deskLead'
import { filtersOf, inboxAddress, queryOf } from '@/model/desk/inboxFilters'
import type { StaffMember } from '@/model/desk/staff'
import { deskAudit } from '@/server/desk/staff/deskAudit'
import { deskForm } from '@/server/desk/staff/deskGuard'
import { seeOther } from '@/server/http/envelope'
import { exportLeads } from '@/server/leads/export/leadExport'
import { runtime } from '@/server/runtime'
import { type ListQuery, readListQuery } from './leadFilters'
import { listLeads } from './leadList'

const pageOf = (form: URLSearchParams | undefined): string =>
  inboxAddress(filtersOf(form ?? new URLSearchParams()))

/** The ids of a list's leads, at most one more than may be exported. @throws the database's error */
async function idsOf(query: ListQuery, staff: StaffMember): Promise<readonly string[]> {
  const ids: string[] = []
  for (let cursor: string | undefined; ids.length <= MOST_EXPORTED;) {
    const page = await listLeads(runtime().database.executeSql, { ...query, cursor }, staff)
    ids.push(...(page?.rows ?? []).map(({ leadId }) => leadId))
    if (!page?.next) break
    cursor = page.next
  }
  return ids
}

/** POST /desk/leads/export: the leads of a list as CSV, oldest first, with an audit entry before they leave. */
const exportList = deskForm('manager', pageOf, async ({ body: form, session: { staff } }) => {
  const filters = queryOf(filtersOf(form))
  const query = readListQuery(filters)
  if (!query) return seeOther(`${pageOf(form)}&problem=unreadable`)
  const ids = await idsOf(query, staff)
  if (ids.length > MOST_EXPORTED) return seeOther(`${pageOf(form)}&problem=tooManyLeads`)
  // What was searched for may be a person's name or number.
  filters.delete('q')
  await deskAudit(staff, { action: 'leads.exported', count: ids.length, subject: `csv ${filters}` })
  const out = new PassThrough()
  const [body] = await Promise.all([
    text(out),
    exportLeads(runtime().database, { ids }, out, { format: 'csv', bom: true }),
  ])
  const day = localTime(new Date(), clinicTimeZone()).slice(0, 10)
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${day}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
})

/** The form of the list (server/handlers.ts). */
export const EXPORT_FORMS = { '/desk/leads/export': { POST: exportList } } as const
