import 'server-only'
import { notFound } from 'next/navigation'
import type { FilterOption } from '@/components/ui/ListFilters/ListFilters'
import { citiesAmong, departments, treatmentsInDepartment } from '@/content/catalogue/catalogue'
import { departmentInPlainWords } from '@/model/catalogue/department'
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
  counts?: ReadonlyMap<number, number>,
): readonly FilterOption[] =>
  citiesAmong(ids).map(({ cityid, slug, cityname }) => ({
    value: slug,
    label: cityname,
    count: counts?.get(cityid),
  }))

/** Departments to choose from, by the name of the field or of the doctor, with what people come with: those with entries. */
export function departmentChoices(
  ids: Iterable<number>,
  by: 'department' | 'speciality',
): readonly FilterOption[] {
  const known = new Set(ids)
  return departments()
    .filter(({ DepartmentId }) => known.has(DepartmentId))
    .map((one) => ({
      ...(by === 'department'
        ? { value: one.slug, label: one.DepartmentName }
        : { value: one.specialitySlug, label: one.specialist }),
      inPlainWords: departmentInPlainWords(one, 'en'),
    }))
}

/** Treatments to choose from by name: all of them, or those of a department. */
export const treatmentChoices = (departmentId = -1): readonly FilterOption[] =>
  treatmentsInDepartment(departmentId)
    .map(({ slug, ProcedureName }) => ({ value: slug, label: ProcedureName }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'))

export const languageChoices = (languages: readonly LanguageCount[]): readonly FilterOption[] =>
  languages.map(({ language }) => ({ value: languageSlug(language), label: language }))
