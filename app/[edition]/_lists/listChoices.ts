import 'server-only'
import { notFound } from 'next/navigation'
import type { FilterOption } from '@/components/ui/ListFilters/ListFilters'
import { citiesAmong, departments, treatmentsInDepartment } from '@/content/catalogue/catalogue'
import { cityName } from '@/model/catalogue/city'
import { departmentInPlainWords, departmentName } from '@/model/catalogue/department'
import { treatmentName } from '@/model/catalogue/treatment'
import { spokenLanguages } from '@/content/copy/inWords'
import { type Language, languageTag } from '@/model/page/language'
import type { LanguageCount } from '@/model/page/listFacts'
import type { ListQuery } from '@/model/page/listQuery'
import { LIST_VALUES, languageSlug } from '@/server/catalogue/reads/listValues'

type Filters = ListQuery['filters']
type Found<Name extends keyof typeof LIST_VALUES> = NonNullable<ReturnType<(typeof LIST_VALUES)[Name]>>

/** What a filter asks for; undefined where nothing is chosen. A value that nothing has is a page that does not exist. */
export function chosen<Name extends keyof typeof LIST_VALUES>(
  name: Name,
  { [name]: value }: Filters,
): Found<Name> | undefined {
  if (value === undefined) return undefined
  // Each name's own function finds what its type says.
  return (LIST_VALUES[name](value) as Found<Name> | undefined) ?? notFound()
}

/** A language as rows write it. */
export function chosenLanguage(
  languages: readonly LanguageCount[],
  { language: slug }: Filters,
): string | undefined {
  if (slug === undefined) return undefined
  return (languages.find(({ language }) => languageSlug(language) === slug) ?? notFound()).language
}

/** Cities to choose from, popular ones first: those with entries, and how many, where that is known. */
export const cityChoices = (
  ids: Iterable<number>,
  language: Language,
  counts?: ReadonlyMap<number, number>,
): readonly FilterOption[] =>
  citiesAmong(ids).map((city) => ({
    value: city.slug,
    label: cityName(city, language),
    count: counts?.get(city.cityid),
  }))

/**
 * Departments to choose from, by the name of the field or of the doctor (in Hindi the field's), with what people come
 * with: those with entries.
 */
export function departmentChoices(
  ids: Iterable<number>,
  by: 'department' | 'speciality',
  language: Language,
): readonly FilterOption[] {
  const known = new Set(ids)
  return departments()
    .filter(({ DepartmentId }) => known.has(DepartmentId))
    .map((one) => ({
      value: by === 'department' ? one.slug : one.specialitySlug,
      label: by === 'speciality' && language === 'en' ? one.specialist : departmentName(one, language),
      inPlainWords: departmentInPlainWords(one, language),
    }))
}

/** Treatments to choose from by name: all of them, or those of a department. */
export const treatmentChoices = (language: Language, departmentId = -1): readonly FilterOption[] =>
  treatmentsInDepartment(departmentId)
    .map((treatment) => ({ value: treatment.slug, label: treatmentName(treatment, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, languageTag(language)))

export const languageChoices = (
  languages: readonly LanguageCount[],
  language: Language,
): readonly FilterOption[] =>
  languages.flatMap(({ language: name }) =>
    spokenLanguages([name], language).map((label) => ({ value: languageSlug(name), label })),
  )
