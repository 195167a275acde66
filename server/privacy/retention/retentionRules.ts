import 'server-only'

/** How long rows of one table and state are kept. */
export interface RetentionRule {
  /** As in RETENTION. */
  readonly name: string
  readonly table: string
  /** What goes, in a person's words. */
  readonly what: string
  /** Days, unless RETENTION says otherwise; 0 keeps for ever. */
  readonly days: number
  /** RETENTION may not say less. */
  readonly leastDays?: number
  /** Whether it is about people: then each removal is an entry of the audit trail. */
  readonly isPersonal?: boolean
  /** Whether it is the audit trail, whose beginning is signed anew where entries go. */
  readonly isTrail?: boolean
  /** Which rows are due. $1: due before this moment. Leads and accounts under a legal hold are left out ($2, $3: their ids). */
  readonly isDue: string
  /** Done with the removed rows, which it finds as `removed`. */
  readonly after?: string
}

/** A year, for the law's minimum (docs/decisions/0049). */
const YEAR = 365
const HOUR = 1 / 24
/** How long it is remembered from where a number's owner has logged in (server/accounts/otp/familiar.ts). */
export const FAMILIAR_DAYS = 180

const LEAD_NOT_HELD = 'not id = any($2::uuid[])'
const leadsIn = (states: string, since = 'created_at'): string =>
  `${since} < $1 and ${LEAD_NOT_HELD}
    and exists (select from lead_delivery d where d.lead_id = lead.id and d.state in (${states}))`

/** Every rule; what it does not name, retention.db.test.ts does, with the reason. Outbox rows, second ids, saved pages and the like go with what they belong to. */
export const RETENTION_RULES = [
  {
    name: 'leadsDelivered',
    table: 'lead',
    what: 'leads that the CRM has, since they came',
    days: 3 * YEAR,
    isPersonal: true,
    isDue: leadsIn(`'delivered'`),
  },
  {
    name: 'leadsDead',
    table: 'lead',
    what: 'leads that the CRM refused or never took, since they came',
    days: 3 * YEAR,
    isPersonal: true,
    isDue: leadsIn(`'dead'`),
  },
  {
    name: 'leadsWaiting',
    table: 'lead',
    what: 'leads that wait for the CRM, or have none, since they came',
    days: 3 * YEAR,
    isPersonal: true,
    isDue: leadsIn(`'pending', 'retrying'`),
  },
  {
    name: 'leadsWithdrawn',
    table: 'lead',
    what: 'leads that their senders took back, since then',
    days: YEAR,
    isPersonal: true,
    isDue: leadsIn(`'withdrawn', 'delivered', 'dead'`, 'withdrawn_at'),
  },
  {
    name: 'accounts',
    table: 'app_user',
    what: 'accounts that nobody was logged in to',
    days: 3 * YEAR,
    isPersonal: true,
    isDue: `greatest(updated_at, last_seen_at) < $1 and not id = any($3::uuid[])
      and not exists (select from user_session where user_id = app_user.id)`,
  },
  {
    name: 'formerAccounts',
    table: 'former_user',
    what: 'accounts whose number has another owner, since they ended',
    days: YEAR,
    isPersonal: true,
    isDue: 'ended_at < $1 and not id = any($3::uuid[])',
  },
  {
    name: 'blocked',
    table: 'blocked_record',
    what: 'what was erased for its owner and the law had us keep, when its time is over',
    days: HOUR,
    isPersonal: true,
    isDue: `erase_after < now() and not exists (select from legal_hold h where h.released_at is null
      and (h.number_hash = blocked_record.number_hash or h.lead_id = blocked_record.subject))`,
  },
  {
    name: 'sessions',
    table: 'user_session',
    // So that a look at the database can tell what happened.
    what: 'logins that have ended',
    days: 1,
    isDue: 'least(expires_at, revoked_at) < $1',
    after: `update app_user set last_seen_at = seen.at
      from (select user_id, max(last_seen_at) as at from removed group by user_id) as seen
      where app_user.id = seen.user_id and seen.at > coalesce(app_user.last_seen_at, '-infinity')`,
  },
  {
    name: 'staffSessions',
    table: 'staff_session',
    what: 'sessions at the desk that have ended',
    days: 1,
    isDue: 'least(expires_at, revoked_at) < $1',
  },
  {
    name: 'staffInvitations',
    table: 'staff_invitation',
    what: 'invitations to the desk, after they end',
    days: 30,
    isDue: 'expires_at < $1',
  },
  {
    name: 'staffChallenges',
    table: 'staff_challenge',
    what: 'what passkeys were to sign, when its time is over',
    days: HOUR,
    isDue: 'expires_at < $1',
  },
  {
    name: 'codes',
    table: 'otp_code',
    // Until then the answer is 'OTP has expired', as without it.
    what: 'one-time passwords, after they expire',
    days: HOUR,
    isDue: 'expires_at < $1',
  },
  {
    name: 'loginPlaces',
    table: 'login_place',
    what: 'from where people have logged in',
    days: FAMILIAR_DAYS,
    isDue: 'last_at < $1',
  },
  {
    name: 'limits',
    table: 'rate_limit',
    what: 'counts of limits that are over',
    days: HOUR,
    isDue: 'expire < (extract(epoch from now()) * 1000)::bigint',
  },
  {
    name: 'drafts',
    table: 'form_draft',
    what: 'forms that were not sent, when they expire',
    days: HOUR,
    isDue: 'expires_at <= now()',
  },
  {
    name: 'keys',
    table: 'idempotency_key',
    // Nobody repeats a request a day later; a journal's lead that comes later still is known by its own id.
    what: 'idempotency keys',
    days: 1,
    leastDays: 1,
    isDue: 'created_at < $1',
  },
  {
    name: 'erasedIds',
    table: 'erased_lead',
    what: 'ids of erased leads, which a forgotten journal could bring back',
    days: YEAR,
    leastDays: 30,
    isDue: 'at < $1',
  },
  {
    name: 'audit',
    table: 'audit_entry',
    what: 'entries of the audit trail',
    days: YEAR,
    leastDays: YEAR,
    isTrail: true,
    isDue: `at < $1 and at < now() - interval '1 year'`,
  },
  {
    name: 'consents',
    table: 'consent_entry',
    what: 'entries of the consent ledger',
    days: 7 * YEAR + 2,
    leastDays: 7 * YEAR + 2,
    // The table itself lets no younger one go.
    isDue: `at < $1 and at < now() - interval '7 years'`,
  },
  {
    name: 'keptTexts',
    table: 'content_kept',
    what: 'texts of the catalogue that could not be saved, since they were written',
    days: 7,
    isDue: 'created_at < $1',
  },
  {
    name: 'problemReports',
    table: 'problem_report',
    what: 'problems that visitors reported, since then',
    days: 90,
    isDue: 'at < $1',
  },
  {
    name: 'traffic',
    table: 'traffic_count',
    what: 'counts of what pages did, by the hour',
    days: 2 * YEAR,
    isDue: 'hour < $1',
  },
  {
    name: 'holds',
    table: 'legal_hold',
    what: 'legal holds, after they were lifted',
    days: 3 * YEAR,
    leastDays: YEAR,
    isDue: 'released_at < $1',
  },
] as const satisfies readonly RetentionRule[]

/** Files that are kept so many days: those of the recovery log (docs/decisions/0050), and what the journal set aside. */
export const FILE_RETENTION = { recovery: 35, refused: YEAR } as const

/** Names that RETENTION may set, with their defaults in days. */
export const RETENTION_DAYS: Readonly<Record<string, { readonly days: number; readonly leastDays: number }>> =
  Object.fromEntries([
    ...RETENTION_RULES.filter(({ days }) => days >= 1).map((rule: RetentionRule) => [
      rule.name,
      { days: rule.days, leastDays: rule.leastDays ?? 1 },
    ]),
    ...Object.entries(FILE_RETENTION).map(([name, days]) => [name, { days, leastDays: 1 }]),
  ])
