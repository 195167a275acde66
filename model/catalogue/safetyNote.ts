import * as t from 'io-ts'
import { type KindDescriptor, bySlug } from './kind'
import { REVIEW_COLUMNS, medicalReview, reviewFaults } from './medicalReview'
import { type RowFault, Slug, Slugs, Texts, Words, rowWithOptional } from './primitives'

/** Text with a heading, such as a medicine and what to do about it. */
const NamedTexts = t.readonlyArray(t.readonly(t.type({ name: Words, text: Words })))

/** The lists of a note; each may be empty. */
const lists = {
  /** Warning signs after the treatment: an emergency. */
  callNow: Texts,
  /** Warning signs that need an answer on the same day. */
  callToday: Texts,
  /** Usual after the treatment; told at the check-up. */
  canWait: Texts,
  /** Medicines before the treatment. */
  medicines: NamedTexts,
  /** Patients who need special care: pregnancy, diabetes, old age, one eye, one kidney. */
  care: NamedTexts,
}

/** Names of the lists, in the order of the page. */
export const SAFETY_LISTS = ['callNow', 'callToday', 'canWait', 'medicines', 'care'] as const
type SafetyList = (typeof SAFETY_LISTS)[number]

/** Safety text of one treatment, or shared by several (docs/decisions/0102). */
export const SafetyNote = rowWithOptional(
  'SafetyNote',
  {
    name: Words,
    slug: Slug,
    /** Treatments whose pages show it; empty: all of them. */
    treatmentSlugs: Slugs,
    ...lists,
    ...medicalReview,
  },
  {
    /** Hindi texts; lists without a translation appear in English with a notice. */
    inHindi: t.readonly(t.partial(lists), 'SafetyNoteInHindi'),
  },
)
export type SafetyNote = t.TypeOf<typeof SafetyNote>

/** Whether a text gives a temperature in one unit only. */
const lacksUnit = (text: string): boolean => /\d\s*°C/.test(text) !== /\d\s*°F/.test(text)

const textsOf = (list: SafetyNote[SafetyList]): readonly string[] =>
  list.map((item) => (typeof item === 'string' ? item : item.text))

/** A missing line would be missing without a trace: a translated list has as many lines as the English one. */
function faultsOf(row: SafetyNote): readonly RowFault[] {
  const { inHindi = {} } = row
  const translated = SAFETY_LISTS.flatMap((field): readonly RowFault[] => {
    const list = inHindi[field]
    return list === undefined || list.length === row[field].length
      ? []
      : [
          {
            field: `inHindi.${field}`,
            message: `expected ${row[field].length} as in English, found ${list.length}`,
          },
        ]
  })
  const units = SAFETY_LISTS.flatMap((field) =>
    [
      { name: field, texts: textsOf(row[field]) },
      { name: `inHindi.${field}`, texts: textsOf(inHindi[field] ?? []) },
    ].flatMap(({ name, texts }) =>
      texts.flatMap((text, index) =>
        lacksUnit(text)
          ? [{ field: `${name}.${index}`, message: 'expected the temperature in °C and in °F' }]
          : [],
      ),
    ),
  )
  return [...reviewFaults(row), ...translated, ...units]
}

export const safetyNotes: KindDescriptor<SafetyNote> = {
  codec: SafetyNote,
  nameField: 'name',
  columns: {
    first: ['name', 'treatmentSlugs', ...SAFETY_LISTS, 'inHindi'],
    last: [...REVIEW_COLUMNS, 'slug'],
  },
  keyOf: bySlug,
  faultsOf,
}
