/**
 * What is sealed, each with a key of its own. What the journal holds is in files, all else in the tables'
 * rows.
 */
export const SEALED_PURPOSES = [
  'lead',
  'lead search',
  'lead note',
  'patient',
  'waiting entry',
  'crm extra',
  'user',
  'picture',
  'nominee',
  'legal hold',
  'form draft',
  'staff time code',
  'staff alert',
  'problem report',
  'journal',
] as const
export type SealedPurpose = (typeof SEALED_PURPOSES)[number]

/** The key of a JSON column's value that holds its sealed text (sealedJson.ts): no name that a visitor's data has. */
export const SEALED_MARK = '$sealed'

/** A place of a table where a text is sealed with a key of DATA_KEYS. */
export interface SealedPlace {
  readonly column: string
  /** The sealed text of a row in SQL, or as much as begins with its key's version; null for a row in the clear. */
  readonly text: string
  /** Which rows hold personal data there, in SQL. */
  readonly concerns: string
  readonly purpose: SealedPurpose
  /** How rotation re-encrypts it; other tables have a function of their own (sealedTables.ts). */
  readonly form?: 'json' | 'text'
  /** Whether it is sealed for any row, not for its own one. */
  readonly isForAnyRow?: boolean
}

/** How long rows of a table and state are kept. */
export interface RetentionRule {
  /** As in RETENTION. */
  readonly name: string
  /** What is removed, in a person's words. */
  readonly what: string
  /** Days, unless RETENTION says otherwise; 0 keeps for ever. */
  readonly days: number
  /** RETENTION may not say less. */
  readonly leastDays?: number
  /** Whether it is about people: then each removal is an entry of the audit trail. */
  readonly isPersonal?: boolean
  /** Whether this is the audit trail, whose beginning is signed again when entries are removed. */
  readonly isTrail?: boolean
  /** Which rows are due. $1: due before this moment. Leads and accounts under a legal hold are left out ($2, $3: their ids). */
  readonly isDue: string
  /** Run with the removed rows, which it finds as `removed`. */
  readonly after?: string
}

/** Why something is not done. */
interface Not {
  readonly not: string
}
/** The rows go with those of another table, by a foreign key (on delete cascade). */
interface With {
  readonly goesWith: string
}

/** All that privacy asks of one table of the database (tables.db.test.ts asks the database for its tables and columns). */
export interface TableRow {
  /** The columns in the clear, with spaces between: all that are not sealed. */
  readonly clear: string
  readonly sealed?: readonly SealedPlace[]
  /** The key that rotation walks the table by, where it is not `id`. */
  readonly key?: string
  readonly kept: readonly RetentionRule[] | With | Not
  /** What removes a person's rows when the person is erased. */
  readonly erased: 'erasePerson' | With | Not
  /** Where a person finds them in the download of their data: a key of userData's answer. */
  readonly download: string | Not
}

export const YEAR = 365
export const HOUR = 1 / 24

/** A table of the site's own. */
export const NOTHING_OF_A_PERSON = {
  erased: { not: 'nothing of a person' },
  download: { not: 'nothing of a person' },
} as const

/** A table that holds nothing of a person and is not removed. */
export const ofSite = (clear: string, why: string): TableRow => ({
  clear,
  kept: { not: why },
  ...NOTHING_OF_A_PERSON,
})

/** A table whose rows go with those of another. */
export const goesWith = (table: string, clear: string, download: TableRow['download']): TableRow => ({
  clear,
  kept: { goesWith: table },
  erased: { goesWith: table },
  download,
})

/** A column that is a sealed text. */
export const textPlace = (
  column: string,
  purpose: SealedPurpose,
  own: Partial<SealedPlace> = {},
): SealedPlace => ({ column, text: column, concerns: `${column} is not null`, purpose, form: 'text', ...own })

/** A column that holds a text sealed as JSON (sealedJson.ts). */
export const jsonPlace = (column: string, purpose: SealedPurpose, concerns = 'true'): SealedPlace => ({
  column,
  text: `"${column}" ->> '${SEALED_MARK}'`,
  concerns,
  purpose,
  form: 'json',
})

/** A picture's sealed text is stored as bytes; one of an older release begins with bytes that are no number. */
export const beginningOf = (bytes: string): string => `encode(substring(${bytes} from 1 for 8), 'escape')`

/** A column with a picture's bytes. */
export const picturePlace = (): SealedPlace =>
  textPlace('avatar', 'picture', { text: beginningOf('avatar'), form: undefined })

/** A nominee that a data key has sealed; APP_SECRET sealed those of older releases. */
export const byDataKey = (nominee: string): string => `${nominee} ~ '^[0-9]+[.]'`

/** An account as it was in app_user, in a JSON column. */
export function accountPlaces(column: string, concerns: string): readonly SealedPlace[] {
  const [sealed, nominee] = [`(${column} ->> 'sealed')`, `(${column} ->> 'nominee')`]
  return [
    { column, text: sealed, concerns, purpose: 'user' },
    { column, text: nominee, concerns: `${concerns} and ${byDataKey(nominee)}`, purpose: 'nominee' },
  ]
}
