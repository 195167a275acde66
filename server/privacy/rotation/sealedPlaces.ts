import 'server-only'
import type { SealedPurpose } from '@/server/privacy/sealing/dataKeys'
import { SEALED_MARK } from '@/server/privacy/sealing/sealedJson'

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
}

/** A picture's sealed text stands as bytes; one of before begins with bytes that are no number. */
const beginningOf = (bytes: string): string => `encode(substring(${bytes} from 1 for 8), 'escape')`

/** A nominee that a data key has sealed. */
const byDataKey = (nominee: string): string => `${nominee} ~ '^[0-9]+[.]'`

/** A column that is a sealed text. */
const textPlace = (
  table: string,
  column: string,
  purpose: SealedPurpose,
  concerns = `${table}.${column} is not null`,
): SealedPlace => ({ table, column, text: `${table}.${column}`, concerns, purpose })

/** A column that holds a text sealed as JSON (sealedJson.ts). */
const jsonPlace = (
  table: string,
  column: string,
  purpose: SealedPurpose,
  concerns = 'true',
): SealedPlace => ({ table, column, text: `${table}."${column}" ->> '${SEALED_MARK}'`, concerns, purpose })

/** A column with a picture's bytes. */
const picturePlace = (table: string): SealedPlace => ({
  ...textPlace(table, 'avatar', 'picture'),
  text: beginningOf(`${table}.avatar`),
})

/** An account as it stood in app_user. */
function accountPlaces(table: string, column: string, concerns: string): SealedPlace[] {
  const [sealed, nominee] = [`(${table}.${column} ->> 'sealed')`, `(${table}.${column} ->> 'nominee')`]
  return [
    { table, column, text: sealed, concerns, purpose: 'user' },
    { table, column, text: nominee, concerns: `${concerns} and ${byDataKey(nominee)}`, purpose: 'nominee' },
  ]
}

/** JSON has bytes as `\x` and hexadecimal digits. */
const JSON_PICTURE = "(blocked_record.content ->> 'avatar')"
const JSON_EXTRA = "(blocked_record.content #> '{delivery,crm_extra}')"
const IS_LEAD = "blocked_record.kind = 'lead'"
const IS_ACCOUNT = "blocked_record.kind = 'account'"
const BLOCKED = { table: 'blocked_record', column: 'content' } as const

export const SEALED_PLACES: readonly SealedPlace[] = [
  textPlace('lead', 'sealed', 'lead', 'true'),
  jsonPlace('lead_delivery', 'crm_extra', 'crm extra', 'lead_delivery.crm_extra is not null'),
  jsonPlace('lead_search', 'content', 'lead search'),
  jsonPlace('lead_note', 'content', 'lead note'),
  jsonPlace('blocked_note', 'content', 'lead note'),
  jsonPlace('problem_report', 'content', 'problem report'),
  textPlace('app_user', 'sealed', 'user', 'true'),
  picturePlace('app_user'),
  textPlace('app_user', 'nominee', 'nominee', byDataKey('app_user.nominee')),
  ...accountPlaces('former_user', 'account', 'true'),
  picturePlace('former_user'),
  { ...BLOCKED, text: "(blocked_record.content ->> 'sealed')", concerns: IS_LEAD, purpose: 'lead' },
  {
    ...BLOCKED,
    text: `(${JSON_EXTRA} ->> '${SEALED_MARK}')`,
    concerns: `${IS_LEAD} and jsonb_typeof(${JSON_EXTRA}) = 'object'`,
    purpose: 'crm extra',
  },
  ...accountPlaces('blocked_record', 'content', IS_ACCOUNT),
  {
    ...BLOCKED,
    text: beginningOf(`decode(substring(${JSON_PICTURE} from 3 for 16), 'hex')`),
    concerns: `${IS_ACCOUNT} and ${JSON_PICTURE} is not null`,
    purpose: 'picture',
  },
  textPlace('legal_hold', 'sealed_number', 'legal hold'),
  jsonPlace('form_draft', 'values', 'form draft'),
  textPlace('staff_member', 'sealed_time_code', 'staff time code'),
]

/** The version of the key that a row is sealed with at a place, as text; the beginning alone is read. Null in the clear. */
export const versionAt = ({ text }: SealedPlace): string => `substring(left(${text}, 8) from '^([0-9]+)[.]')`

/** Rows of a table that are to be sealed with a key, in SQL. @param version the key's */
export const staleRows = (table: string, version: number): string =>
  SEALED_PLACES.filter((place) => place.table === table)
    .map((place) => `(${place.concerns} and ${versionAt(place)} is distinct from '${version}')`)
    .join(' or ')
