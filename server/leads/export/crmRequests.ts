import 'server-only'
import type { Selectable } from 'kysely'
import type { Database } from '@/server/database/database'
import type { CrmRequestTable } from '@/server/database/schema'

/** What the care team has to do in the clinic's CRM, oldest first (docs/decisions/0021). */
export const crmRequests = ({ kysely }: Database): Promise<Selectable<CrmRequestTable>[]> =>
  kysely.selectFrom('crm_request').selectAll().orderBy('at').orderBy('lead_id').execute()

/** Forgets requests that were done. @returns how many */
export async function settleCrmRequests({ kysely }: Database, leadIds: readonly string[]): Promise<number> {
  if (!leadIds.length) return 0
  const result = await kysely.deleteFrom('crm_request').where('lead_id', 'in', leadIds).executeTakeFirst()
  return Number(result.numDeletedRows)
}
