import 'server-only'
import type { SealedPurpose } from '@/server/sealing/dataKeys'
import { SEALED_MARK } from '@/server/sealing/sealedJson'

/*
 * Every place of the database where a text is sealed with a key of DATA_KEYS: what rotation seals anew and what
 * `npm run keys -- list` and `npm run doctor` count. What APP_SECRET seals is none of them: upstream_session, and nominees that an
 * older release has stored, until they are sealed anew with their account.
 */

export interface SealedPlace {
  readonly table: string
  readonly column: string
  /** The sealed text of a row in SQL, or as much as begins with its key's version; null for a row in the clear. */
  readonly text: string
  /** Which rows hold personal data there, in SQL. */
  readonly concerns: string
  readonly purpose: SealedPurpose
  /** What it is bound to, of the row; none where the purpose alone binds it. */
  readonly context?: string
}

/** A picture's sealed text stands as bytes; one of before begins with bytes that are no number. */
const beginningOf = (bytes: string): string => `encode(substring(${bytes} from 1 for 8), 'escape')`

/** A nominee that a data key has sealed. */
const byDataKey = (nominee: string): string => `${nominee} ~ '^[0-9]+[.]'`

/** An account as it stood in app_user. */
function accountPlaces(table: string, column: string, context: string, concerns: string): SealedPlace[] {
  const [sealed, nominee] = [`(${table}.${column} ->> 'sealed')`, `(${table}.${column} ->> 'nominee')`]
  const place = { table, column, context }
  return [
    { ...place, text: sealed, concerns, purpose: 'user' },
    { ...place, text: nominee, concerns: `${concerns} and ${byDataKey(nominee)}`, purpose: 'nominee' },
  ]
}

/** JSON has bytes as `\x` and hexadecimal digits. */
const JSON_PICTURE = "(blocked_record.content ->> 'avatar')"
const JSON_EXTRA = "(blocked_record.content #> '{delivery,crm_extra}')"
const IS_LEAD = "blocked_record.kind = 'lead'"
const IS_ACCOUNT = "blocked_record.kind = 'account'"
const BLOCKED = { table: 'blocked_record', column: 'content', context: 'subject' } as const

/** A column `content` that holds a text sealed as JSON (sealedJson.ts), in every row. */
const jsonPlace = (table: string, purpose: SealedPurpose, context: string): SealedPlace => ({
  table,
  column: 'content',
  text: `${table}.content ->> '${SEALED_MARK}'`,
  concerns: 'true',
  purpose,
  context,
})

export const SEALED_PLACES: readonly SealedPlace[] = [
  {
    table: 'lead',
    column: 'sealed',
    text: 'lead.sealed',
    concerns: 'true',
    purpose: 'lead',
    context: 'id',
  },
  {
    table: 'lead_delivery',
    column: 'crm_extra',
    text: `lead_delivery.crm_extra ->> '${SEALED_MARK}'`,
    concerns: 'lead_delivery.crm_extra is not null',
    purpose: 'crm extra',
    context: 'lead_id',
  },
  jsonPlace('lead_search', 'lead search', 'lead_id'),
  jsonPlace('lead_note', 'lead note', 'id'),
  jsonPlace('blocked_note', 'lead note', 'id'),
  jsonPlace('problem_report', 'problem report', 'id'),
  {
    table: 'app_user',
    column: 'sealed',
    text: 'app_user.sealed',
    concerns: 'true',
    purpose: 'user',
    context: 'id',
  },
  {
    table: 'app_user',
    column: 'avatar',
    text: beginningOf('app_user.avatar'),
    concerns: 'app_user.avatar is not null',
    purpose: 'picture',
    context: 'id',
  },
  {
    table: 'app_user',
    column: 'nominee',
    text: 'app_user.nominee',
    concerns: byDataKey('app_user.nominee'),
    purpose: 'nominee',
    context: 'id',
  },
  ...accountPlaces('former_user', 'account', 'id', 'true'),
  {
    table: 'former_user',
    column: 'avatar',
    text: beginningOf('former_user.avatar'),
    concerns: 'former_user.avatar is not null',
    purpose: 'picture',
    context: 'id',
  },
  { ...BLOCKED, text: "(blocked_record.content ->> 'sealed')", concerns: IS_LEAD, purpose: 'lead' },
  {
    ...BLOCKED,
    text: `(${JSON_EXTRA} ->> '${SEALED_MARK}')`,
    concerns: `${IS_LEAD} and jsonb_typeof(${JSON_EXTRA}) = 'object'`,
    purpose: 'crm extra',
  },
  ...accountPlaces('blocked_record', 'content', 'subject', IS_ACCOUNT),
  {
    ...BLOCKED,
    text: beginningOf(`decode(substring(${JSON_PICTURE} from 3 for 16), 'hex')`),
    concerns: `${IS_ACCOUNT} and ${JSON_PICTURE} is not null`,
    purpose: 'picture',
  },
  {
    table: 'legal_hold',
    column: 'sealed_number',
    text: 'legal_hold.sealed_number',
    concerns: 'legal_hold.sealed_number is not null',
    purpose: 'legal hold',
  },
  {
    table: 'form_draft',
    column: 'values',
    text: `form_draft."values" ->> '${SEALED_MARK}'`,
    concerns: 'true',
    purpose: 'form draft',
    context: 'id',
  },
  {
    table: 'staff_member',
    column: 'sealed_time_code',
    text: 'staff_member.sealed_time_code',
    concerns: 'staff_member.sealed_time_code is not null',
    purpose: 'staff time code',
    context: 'id',
  },
]

/** The version of the key that a row is sealed with at a place, as text; the beginning alone is read. Null in the clear. */
export const versionAt = ({ text }: SealedPlace): string => `substring(left(${text}, 8) from '^([0-9]+)[.]')`

/** Rows of a table that are to be sealed with a key, in SQL. @param version the key's */
export const staleRows = (table: string, version: number): string =>
  SEALED_PLACES.filter((place) => place.table === table)
    .map((place) => `(${place.concerns} and ${versionAt(place)} is distinct from '${version}')`)
    .join(' or ')
