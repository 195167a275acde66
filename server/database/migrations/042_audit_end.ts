import 'server-only'
import { type Kysely, sql } from 'kysely'

/**
 * Where the audit trail ends, signed with a data key (docs/decisions/0042): who takes its last entries away cannot sign another end.
 * The signature is null until the first entry is written by a release that signs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table audit_end (
    only_row boolean primary key default true check (only_row),
    seq bigint not null,
    hash text not null,
    signature text
  )`.execute(db)
  await sql`insert into audit_end (seq, hash) values (0, 'start')`.execute(db)
  await sql`update audit_end set seq = last.seq, hash = last.hash
    from (select seq, hash from audit_entry order by audit_entry.seq desc limit 1) as last`.execute(db)
}
