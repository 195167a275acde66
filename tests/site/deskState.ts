/** What the database of a site that runs holds, for tests: prints a hash of each table's rows as JSON. */
import { withDatabase } from '@/scripts/command'
import type { Database } from '@/server/database/database'

/** Tables that change without requests: clocks, turns, counts, unanswered challenges, and the growing audit trail. */
const BY_ITSELF = [
  ...[
    'job_turn',
    'desk_arrival',
    'staff_alert_place',
    'rate_limit',
    'otp_code',
    'form_draft',
    'idempotency_key',
  ],
  ...[
    'staff_session',
    'staff_challenge',
    'audit_entry',
    'audit_end',
    'lead_delivery',
    'data_key_use',
    'app_secret_use',
  ],
]

async function printState({ executeSql }: Database): Promise<void> {
  const { rows: tables } = await executeSql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1::text[]) order by 1`,
    [BY_ITSELF],
  )
  const state: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await executeSql<{ hash: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as hash from "${name}" t`,
    )
    state[name] = rows[0]?.hash ?? ''
  }
  const { rows: sessions } = await executeSql<{ living: string }>(
    `select count(*)::text as living from staff_session where revoked_at is null`,
  )
  process.stdout.write(JSON.stringify({ ...state, sessions: sessions[0]?.living }))
}

void withDatabase(printState)
