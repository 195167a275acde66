import 'server-only'
import { SAFETY_LISTS, type SafetyNote } from '@/model/catalogue/safetyNote'
import type { Language } from '@/model/page/language'
import { safetyNotes } from './catalogue'

/** A text with its language where it is not the page's. */
type Translated<Item> = Item & { readonly lang?: 'en' }
export type SafetyLine = Translated<{ readonly text: string }>
export type SafetyText = Translated<{ readonly name: string; readonly text: string }>

export interface Safety {
  readonly callNow: readonly SafetyLine[]
  readonly callToday: readonly SafetyLine[]
  readonly canWait: readonly SafetyLine[]
  /** What is different for this treatment or its family. */
  readonly medicines: readonly SafetyText[]
  readonly care: readonly SafetyText[]
  /** The notes it consists of, that of the fewest treatments first. */
  readonly notes: readonly SafetyNote[]
}

const isForAll = ({ treatmentSlugs }: SafetyNote): boolean => treatmentSlugs.length === 0

/** Whether so many treatments share a note that its sources stand on the page of all (generalSafety). */
export const isWide = (note: SafetyNote): boolean => isForAll(note) || note.treatmentSlugs.length > 12

const reach = (note: SafetyNote): number => (isForAll(note) ? Infinity : note.treatmentSlugs.length)

const notesOf = (slug: string): readonly SafetyNote[] =>
  safetyNotes()
    .filter((note) => isForAll(note) || note.treatmentSlugs.includes(slug))
    .sort((one, other) => (reach(one) === reach(other) ? 0 : reach(one) - reach(other)))

/** A note's lists in a language, each with the language of its texts. */
function listsIn(note: SafetyNote, language: Language) {
  const { inHindi = {} } = note
  const isTranslated = (field: (typeof SAFETY_LISTS)[number]) =>
    language === 'hi' && inHindi[field] !== undefined
  const lang = (field: (typeof SAFETY_LISTS)[number]) =>
    language === 'hi' && !isTranslated(field) ? { lang: 'en' as const } : {}
  const lines = (field: 'callNow' | 'callToday' | 'canWait'): readonly SafetyLine[] =>
    ((isTranslated(field) ? inHindi[field] : undefined) ?? note[field]).map((text) => ({
      text,
      ...lang(field),
    }))
  // Texts are compared by their English names, which both languages have.
  const texts = (field: 'medicines' | 'care') =>
    ((isTranslated(field) ? inHindi[field] : undefined) ?? note[field]).map((item, index) => ({
      key: note[field][index]?.name ?? item.name,
      item: { ...item, ...lang(field) },
    }))
  return {
    callNow: lines('callNow'),
    callToday: lines('callToday'),
    canWait: lines('canWait'),
    medicines: texts('medicines'),
    care: texts('care'),
  }
}

const once = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] =>
  items.filter((item, index) => items.findIndex((other) => keyOf(other) === keyOf(item)) === index)

/** All safety text of a treatment: its own first, then that of its families, then what counts for every treatment. */
export function safetyOf(slug: string, language: Language): Safety {
  const notes = notesOf(slug)
  const lists = notes.map((note) => listsIn(note, language))
  const lines = (field: 'callNow' | 'callToday' | 'canWait') =>
    once(
      lists.flatMap((list) => list[field]),
      ({ text }) => text,
    )
  // What counts for every treatment has a page of its own (generalSafety).
  const texts = (field: 'medicines' | 'care') =>
    once(
      notes.flatMap((note, index) => (isForAll(note) ? [] : (lists[index]?.[field] ?? []))),
      ({ key }) => key,
    ).map(({ item }) => item)
  return {
    callNow: lines('callNow'),
    callToday: lines('callToday'),
    canWait: lines('canWait'),
    medicines: texts('medicines'),
    care: texts('care'),
    notes,
  }
}

/** Medicines and special care before every treatment. */
export function generalSafety(
  language: Language,
): Pick<Safety, 'medicines' | 'care' | 'notes'> & { readonly sources: SafetyNote['sources'] } {
  const notes = safetyNotes().filter(isForAll)
  const lists = notes.map((note) => listsIn(note, language))
  return {
    medicines: lists.flatMap(({ medicines }) => medicines.map(({ item }) => item)),
    care: lists.flatMap(({ care }) => care.map(({ item }) => item)),
    notes,
    sources: safetyNotes()
      .filter(isWide)
      .flatMap(({ sources }) => sources),
  }
}
