import 'server-only'
import type { Database } from '@/server/database/database'

/** Has the audit trail take no entry of some actions, until the returned function is called. @param actions a pattern of PostgreSQL's */
export async function failEntries(
  { executeSql }: Pick<Database, 'executeSql'>,
  actions: string,
): Promise<() => Promise<void>> {
  await executeSql(`create function refuse_entry() returns trigger language plpgsql as $$
    begin raise exception 'the audit trail takes no entry'; end $$`)
  await executeSql(`create trigger refuse_entry before insert on audit_entry for each row
    when (new.entry ~ '"action":"${actions}"') execute function refuse_entry()`)
  return async () => void (await executeSql('drop function refuse_entry cascade'))
}
