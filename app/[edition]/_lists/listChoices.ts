import 'server-only'
import { notFound } from 'next/navigation'
import type { FilterOption } from '@/components/ui/ListFilters/ListFilters'
import {
  citiesAmong,
  cityBySlug,
  departmentBySlug,
  departmentBySpeciality,
  departments,
  insurerBySlug,
  treatmentBySlug,
  treatmentsInDepartment,
} from '@/content/catalogue'
import { departmentInPlainWords } from '@/model/catalogue/department'
import type { LanguageCount } from '@/model/page/listFacts'

/*
 * What the values of a list's filters stand for. A value that the catalogue does not know is a page that does not exist,
 * as in paths.
 */

/** A spoken language's name as addresses write it: `hindi`. */
const languageSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Looks a filter's value up; nothing chosen is nothing looked up. */
const chosen = <Found>(
  slug: string | undefined,
  find: (slug: string) => Found | undefined,
): Found | undefined => (slug === undefined ? undefined : (find(slug) ?? notFound()))

export const chosenCityId = (slug?: string) => chosen(slug, cityBySlug)?.cityid
export const chosenDepartmentId = (slug?: string) => chosen(slug, departmentBySlug)?.DepartmentId
export const chosenSpecialityId = (slug?: string) => chosen(slug, departmentBySpeciality)?.DepartmentId
export const chosenInsurer = (slug?: string) => chosen(slug, insurerBySlug)?.slug
export const chosenTreatment = (slug?: string) => chosen(slug, treatmentBySlug)?.slug

/** A filter that is on or not there: its one value is `yes`. */
export const chosenYes = (value?: string): true | undefined =>
  chosen(value, (one) => (one === 'yes' ? true : undefined))

/** One of some fixed values. */
export const chosenAmong = <Value extends string>(
  values: readonly Value[],
  value?: string,
): Value | undefined => chosen(value, (slug) => values.find((one) => one === slug))

/** A language as rows write it. */
export const chosenLanguage = (languages: readonly LanguageCount[], slug?: string): string | undefined =>
  chosen(slug, (one) => languages.find(({ language }) => languageSlug(language) === one))?.language

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
