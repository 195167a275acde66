import 'server-only'
import type { Spend } from '@/model/desk/spend'
import type { StaffMember } from '@/model/desk/staff'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { recordedChange } from '@/server/privacy/audit/auditTrail'

const READ = `select source, to_char(month, 'YYYY-MM') as month, rupees from source_spend
  where month between to_date($1::text, 'YYYY-MM') and to_date($2::text, 'YYYY-MM') order by month desc, source`

/** The spends of months, both counted, latest first. @throws the database's error */
export const readSpends = async (
  executeSql: ExecuteSql,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly Spend[]> => (await executeSql<Spend>(READ, [from, to])).rows

const SOURCES = `select source from lead_follow_up where arrived_at > now() - interval '90 days'
  group by 1 order by count(*) desc limit 20`

/** Where most leads of the last 90 days came from. @throws the database's error */
export const latestSources = async (executeSql: ExecuteSql): Promise<readonly string[]> =>
  (await executeSql<{ source: string }>(SOURCES)).rows.map(({ source }) => source)

/** The source and month of a spend are locked by its row; 0 takes it out. */
const WRITE = `with given as (
    select source, to_date(month, 'YYYY-MM') as month, rupees
    from json_to_recordset($1::json) as x(source text, month text, rupees int)
  ), before as materialized (
    select s.* from source_spend s join given g on g.source = s.source and g.month = s.month for update of s
  ), removed as (
    delete from source_spend s using given g where s.source = g.source and s.month = g.month and g.rupees = 0
  ), written as (
    insert into source_spend (source, month, rupees, changed_by) select source, month, rupees, $2 from given where rupees > 0
    on conflict (source, month) do update set rupees = excluded.rupees, changed_by = excluded.changed_by, changed_at = now()
  )
  select g.source, to_char(g.month, 'YYYY-MM') as month, g.rupees, coalesce(b.rupees, 0) as before from given g
  left join before b on b.source = g.source and b.month = g.month where coalesce(b.rupees, 0) <> g.rupees order by 1, 2`

/**
 * Writes spends, each once, with an audit entry for each change in the same transaction.
 * @returns how many have changed
 * @throws the database's error
 */
export const saveSpends = (
  database: Pick<Database, 'transaction'>,
  spends: readonly Spend[],
  { name }: Pick<StaffMember, 'name'>,
): Promise<number> =>
  recordedChange(database, async ({ executeSql, note }) => {
    const { rows } = await executeSql<Spend & { readonly before: number }>(WRITE, [
      JSON.stringify(spends),
      name,
    ])
    for (const { source, month, rupees, before } of rows)
      note({
        actor: `staff ${name}`,
        action: 'spend.changed',
        subject: `${source} ${month}`,
        why: `${before} → ${rupees}`,
      })
    return rows.length
  })
