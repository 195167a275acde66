import 'server-only'
import { type Kysely, sql } from 'kysely'

/**
 * The outbox is the only table of deliveries, claimed in the order of its due index (docs/decisions/0003). Before, pg-boss
 * held a job for each lead that was due. The lead's row says the same, except that a job may rest longer than its row
 * (the receiver had asked to wait). pg-boss' tables go, unless another application keeps queues of its own in them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    if to_regclass('pgboss.job') is not null and to_regclass('pgboss.queue') is not null then
      update lead_delivery as d set next_attempt_at = greatest(d.next_attempt_at, j.start_after)
        from pgboss.job as j
        where j.name = 'lead-delivery' and j.state in ('created', 'retry') and j.singleton_key = d.lead_id::text
          and d.state in ('pending', 'retrying');
      if not exists (select from pgboss.queue where name <> 'lead-delivery' and not starts_with(name, '__pgboss__'))
      then drop schema pgboss cascade; end if;
    end if;
  end $$`.execute(db)
  await sql`drop index lead_delivery_due`.execute(db)
  await sql`create index lead_delivery_due on lead_delivery ((coalesce(next_attempt_at, '-infinity'::timestamptz)))
    where state in ('pending', 'retrying', 'delivering')`.execute(db)
}
