import { obliqueHindi } from './obliqueName'
import * as t from 'io-ts'
import { DrawingField } from './drawing'
import { Questions, Slug, SomeTexts, Texts, WholeNumber, Words, Tier, rowWithOptional } from './primitives'
import type { Language } from '@/model/page/language'
import { type KindDescriptor, namedBy, pageUnder } from './kind'

const shown = {
  summary: Words,
  /** What the field is about, in paragraphs. */
  about: SomeTexts,
  /** When to see such a specialist. */
  whenToSee: SomeTexts,
  /** How to prepare for a first visit. */
  firstVisit: SomeTexts,
  faqs: Questions,
}

export const Department = rowWithOptional(
  'Department',
  {
    DepartmentId: WholeNumber,
    DepartmentName: Words,
    slug: Slug,
    hindi: Words,
    /** Other names people search for, transliterated Hindi included. */
    aliases: Texts,
    /** The specialist's title; its slug is part of doctor list addresses. */
    specialist: Words,
    specialitySlug: Slug,
    /** The title for several of them, as in 'Urologists in Pune'. */
    specialistPlural: Words,
    ...shown,
  },
  {
    tier: Tier,
    drawing: DrawingField,
    /** Common complaints in plain words, shown beside the name. */
    inPlainWords: Words,
    hindiInPlainWords: Words,
    /** All texts in Hindi; without them its Hindi page has them in English, marked. */
    inHindi: rowWithOptional('DepartmentInHindi', shown, {}),
  },
)
export type Department = t.TypeOf<typeof Department>

/** What a page calls a department. */
export const departmentName = namedBy('DepartmentName')

/** What people come to it with, in their own words; undefined where the row has none. */
export const departmentInPlainWords = (
  { inPlainWords, hindiInPlainWords }: Pick<Department, 'inPlainWords' | 'hindiInPlainWords'>,
  language: Language,
): string | undefined => (language === 'hi' ? hindiInPlainWords : inPlainWords)

/** Its doctors, several of them. Hindi has no word of the row's own for them: they are the department's doctors. */
export const specialistsOf = ({ hindi, specialistPlural }: Department, language: Language): string =>
  language === 'hi' ? `${obliqueHindi(hindi)} के डॉक्टर` : specialistPlural

export const departments: KindDescriptor<Department> = {
  codec: Department,
  nameField: 'DepartmentName',
  columns: {
    first: [
      'DepartmentName',
      'hindi',
      'inPlainWords',
      'hindiInPlainWords',
      'specialist',
      'specialistPlural',
      'aliases',
      'tier',
      'summary',
    ],
    last: ['specialitySlug', 'slug', 'DepartmentId'],
  },
  idField: 'DepartmentId',
  ...pageUnder('/department', '/hi/department'),
  listedFields: ['DepartmentName', 'hindi', 'slug', 'specialist', 'specialistPlural', 'specialitySlug'],
  sitemap: { section: 'departments' },
}
