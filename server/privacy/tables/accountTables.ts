import {
  accountPlaces,
  beginningOf,
  byDataKey,
  goesWith,
  HOUR,
  jsonPlace,
  picturePlace,
  SEALED_MARK,
  type SealedPlace,
  textPlace,
  type TableRow,
  YEAR,
} from './tableRow'

/** How many days the places where a number's owner has logged in are kept (server/accounts/otp/callerTrust.ts). */
export const FAMILIAR_DAYS = 180

const IS_LEAD = "kind = 'lead'"
const IS_ACCOUNT = "kind = 'account'"
const EXTRA = "(content #> '{delivery,crm_extra}')"
/** In JSON, bytes are `\x` and hexadecimal digits. */
const PICTURE = "(content ->> 'avatar')"

const blockedPlace = (purpose: SealedPlace['purpose'], text: string, concerns: string): SealedPlace => ({
  column: 'content',
  text,
  concerns,
  purpose,
})

/** Accounts and logins, what is locked away of them, and consents. */
export const ACCOUNT_TABLES = {
  app_user: {
    // Once sealed, name, email and city are empty and the number is a blind index (users.ts).
    clear: `id country_code mobile name email city avatar_type avatar_version whatsapp_consent visitor_id created_at updated_at
      last_login_at last_seen_at`,
    sealed: [
      textPlace('sealed', 'user', { concerns: 'true', form: undefined }),
      picturePlace(),
      textPlace('nominee', 'nominee', { concerns: byDataKey('nominee') }),
    ],
    kept: [
      {
        name: 'accounts',
        what: 'accounts that nobody was logged in to',
        days: 3 * YEAR,
        isPersonal: true,
        isDue: `greatest(updated_at, last_seen_at) < $1 and not id = any($3::uuid[])
          and not exists (select from user_session where user_id = app_user.id)`,
      },
    ],
    erased: 'erasePerson',
    download: 'account',
  },
  former_user: {
    clear: 'id number_hash ended_at',
    sealed: [...accountPlaces('account', 'true'), picturePlace()],
    kept: [
      {
        name: 'formerAccounts',
        what: 'accounts whose number has another owner, since they ended',
        days: YEAR,
        isPersonal: true,
        isDue: 'ended_at < $1 and not id = any($3::uuid[])',
      },
    ],
    erased: 'erasePerson',
    download: { not: 'another person’s' },
  },
  blocked_record: {
    clear: 'subject kind number_hash blocked_at erase_after',
    key: 'subject',
    sealed: [
      blockedPlace('lead', "(content ->> 'sealed')", IS_LEAD),
      blockedPlace(
        'crm extra',
        `(${EXTRA} ->> '${SEALED_MARK}')`,
        `${IS_LEAD} and jsonb_typeof(${EXTRA}) = 'object'`,
      ),
      ...accountPlaces('content', IS_ACCOUNT),
      blockedPlace(
        'picture',
        beginningOf(`decode(substring(${PICTURE} from 3 for 16), 'hex')`),
        `${IS_ACCOUNT} and ${PICTURE} is not null`,
      ),
    ],
    kept: [
      {
        name: 'blocked',
        what: 'what was erased for its owner and the law had us keep, when its time is over',
        days: HOUR,
        isPersonal: true,
        isDue: `erase_after < now() and not exists (select from legal_hold h where h.released_at is null
          and (h.number_hash = blocked_record.number_hash or h.lead_id = blocked_record.subject))`,
      },
    ],
    erased: { not: 'what the law has us keep of an erased person' },
    download: { not: 'of a person who has no account any more' },
  },
  blocked_note: {
    ...goesWith('blocked_record', 'id subject kind at staff_id', { not: 'as blocked_record' }),
    sealed: [jsonPlace('content', 'lead note')],
  },
  legal_hold: {
    clear: 'id lead_id number_hash reason held_by at released_at',
    sealed: [textPlace('sealed_number', 'legal hold', { isForAnyRow: true })],
    kept: [
      {
        name: 'holds',
        what: 'legal holds, after they were lifted',
        days: 3 * YEAR,
        leastDays: YEAR,
        isDue: 'released_at < $1',
      },
    ],
    erased: { not: 'a court’s order' },
    download: { not: 'a court’s order' },
  },
  user_session: {
    clear: `token_hash user_id created_at last_seen_at expires_at revoked_at id device logins_seen_at proven_at`,
    kept: [
      {
        name: 'sessions',
        // So that a look at the database can tell what happened.
        what: 'logins that have ended',
        days: 1,
        isDue: 'least(expires_at, revoked_at) < $1',
        after: `update app_user set last_seen_at = seen.at
          from (select user_id, max(last_seen_at) as at from removed group by user_id) as seen
          where app_user.id = seen.user_id and seen.at > coalesce(app_user.last_seen_at, '-infinity')`,
      },
    ],
    erased: { goesWith: 'app_user' },
    download: 'sessions',
  },
  upstream_session: goesWith('user_session', 'token_hash sealed_token', {
    not: 'the token of another service, sealed with APP_SECRET',
  }),
  saved_item: goesWith('app_user', 'user_id kind item_id saved_at', 'saved'),
  otp_code: {
    clear: 'number_hash code_hash checks created_at expires_at',
    kept: [
      {
        name: 'codes',
        // Until then the answer is 'OTP has expired', as without it.
        what: 'one-time passwords, after they expire',
        days: HOUR,
        isDue: 'expires_at < $1',
      },
    ],
    erased: 'erasePerson',
    download: { not: 'hashes, for minutes' },
  },
  login_place: {
    clear: 'number_hash place_hash last_at',
    kept: [
      {
        name: 'loginPlaces',
        what: 'from where people have logged in',
        days: FAMILIAR_DAYS,
        isDue: 'last_at < $1',
      },
    ],
    erased: 'erasePerson',
    download: { not: 'hashes' },
  },
  rate_limit: {
    clear: 'key points expire',
    kept: [
      {
        name: 'limits',
        what: 'counts of limits that are over',
        days: HOUR,
        isDue: 'expire < (extract(epoch from now()) * 1000)::bigint',
      },
    ],
    erased: { not: 'keyed hashes, until the limit is over' },
    download: { not: 'keyed hashes' },
  },
  consent_entry: {
    clear: 'subject purpose at is_given notice',
    kept: [
      {
        name: 'consents',
        what: 'entries of the consent ledger',
        days: 7 * YEAR + 2,
        leastDays: 7 * YEAR + 2,
        // The table itself lets no younger one go.
        isDue: `at < $1 and at < now() - interval '7 years'`,
      },
    ],
    erased: { not: 'the law’s proof of what was agreed; a random id' },
    download: 'consents',
  },
} as const satisfies Readonly<Record<string, TableRow>>
