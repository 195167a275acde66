import 'server-only'
import type { Article } from '@/model/catalogue/article'
import type { City } from '@/model/catalogue/city'
import type { Condition } from '@/model/catalogue/condition'
import { type Coverage, type PayerType, coverageKey } from '@/model/catalogue/coverage'
import type { MedicalTest } from '@/model/catalogue/medicalTest'
import type { PriceRange } from '@/model/catalogue/primitives'
import type { SmallCatalogue } from '@/model/catalogue/kinds'
import { rangeOver } from '@/model/calculators/costEstimate'
import type { Treatment } from '@/model/catalogue/treatment'
import { POPULAR_CITY_IDS } from '@/model/catalogue/optionLists'
import { withDemoNote } from '@/content/copy/demoNote'
import { derived, rowByKey, rowByName } from './snapshot/catalogueSnapshot'
import { hasInvented } from './snapshot/inventedKinds'
import { shippedRows } from './snapshot/shippedCatalogue'
import type { Language } from '@/model/page/language'

/*
 * The small kinds of the catalogue, in memory, for pages and the server. Server only: a browser gets the options of its form
 * (options/countries.ts excepted). Doctors, hospitals and reviews are read from the database (server/catalogue/reads).
 */

const list = <K extends keyof SmallCatalogue>(kind: K) => derived((rows) => rows[kind])
export const departments = list('departments')
export const cities = list('cities')
export const conditions = list('conditions')
export const treatments = list('treatments')
export const insurers = list('insurers')
export const authors = list('authors')
export const reviewers = list('reviewers')
export const pressItems = list('press')
export const campaigns = list('campaigns')
/** Safety texts of treatments; the shipped ones in a catalogue that is older than this kind. */
export const safetyNotes = derived((rows) =>
  rows.safetyNotes.length > 0 ? rows.safetyNotes : shippedRows('safetyNotes'),
)

const byLanguage = <Row extends { readonly language: Language }>(rows: readonly Row[]) => ({
  en: rows.filter(({ language }) => language === 'en'),
  hi: rows.filter(({ language }) => language === 'hi'),
})
const testsByLanguage = derived((rows) => byLanguage(rows.tests))
const articlesByLanguage = derived((rows) => {
  const newestFirst = [...rows.articles].sort((a, b) => b.published.localeCompare(a.published))
  return byLanguage(newestFirst)
})
const faqsByLanguage = derived((rows) => {
  const isDemonstration = hasInvented()
  return byLanguage(
    rows.faqs.map(({ demoNote = '', ...row }) => ({
      ...row,
      answer: withDemoNote(row.answer, { demoNote }, isDemonstration && demoNote !== ''),
    })),
  )
})

export const tests = (language: Language): readonly MedicalTest[] => testsByLanguage()[language]
/** Newest first. */
export const articles = (language: Language): readonly Article[] => articlesByLanguage()[language]
export const siteFaqs = (language: Language) => faqsByLanguage()[language]

export const departmentBySlug = rowByKey('departments')
export const conditionBySlug = rowByKey('conditions')
export const treatmentBySlug = rowByKey('treatments')
export const insurerBySlug = rowByKey('insurers')
export const authorBySlug = rowByKey('authors')
export const reviewerBySlug = rowByKey('reviewers')
export const campaignBySlug = rowByKey('campaigns')
/** The city whose own address is `slug`; an alias is not found here, see `cityByAliasSlug`. */
export const cityBySlug = rowByKey('cities')

const testByKey = rowByKey('tests')
const articleByKey = rowByKey('articles')
export const testBySlug = (language: Language, slug: string) => testByKey(`${language}/${slug}`)
export const articleBySlug = (language: Language, slug: string) => articleByKey(`${language}/${slug}`)

export const cityById = rowByName('cities', ({ cityid }) => [cityid])

/** The city that an older or second name leads to (such an address redirects to the city's own). */
export const cityByAliasSlug = rowByName('cities', ({ aliasSlugs }) => aliasSlugs)

/* The conditions of slugs, in their order; unknown slugs are left out. */
export const conditionsBySlugs = (slugs: readonly string[]): readonly Condition[] =>
  slugs.flatMap((slug) => conditionBySlug(slug) ?? [])
export const treatmentsBySlugs = (slugs: readonly string[]): readonly Treatment[] =>
  slugs.flatMap((slug) => treatmentBySlug(slug) ?? [])
export const testsBySlugs = (language: Language, slugs: readonly string[]): readonly MedicalTest[] =>
  slugs.flatMap((slug) => testBySlug(language, slug) ?? [])

const coverageByKey = rowByKey('coverage')
/** The coverage check's row of a payer type; the shipped one if a clinic's catalogue has none. */
export const coverageOf = (type: PayerType, language: Language): Coverage | undefined => {
  const key = coverageKey({ type, language })
  return coverageByKey(key) ?? shippedRows('coverage').find((row) => coverageKey(row) === key)
}

const cityByLowerName = rowByName('cities', ({ cityname, aliasname, hindi }) =>
  [cityname, aliasname, hindi].filter((name) => name !== '').map((name) => name.toLowerCase()),
)
/** The city of that English, Hindi or older name, whatever the case of its letters. */
export const cityByName = (name: string): City | undefined => cityByLowerName(name.trim().toLowerCase())

/** The popular cities in their fixed order. */
export const popularCities = derived(() => POPULAR_CITY_IDS.flatMap((id) => cityById(id) ?? []))

/** The cities in which appointments can be arranged. */
export const servedCities = derived((rows) => rows.cities.filter((city) => city.served))

/** The first of them, in the catalogue's order: pages that lead to the others elsewhere show no hundreds of cities. */
export const firstServedCities = derived(() => servedCities().slice(0, 30))

/** Every city, popular ones first in their order, then the others by name. */
export const citiesToChoose = derived((rows): readonly City[] => [
  ...popularCities(),
  ...rows.cities
    .filter((city) => city.citytype === 'other')
    .sort((a, b) => a.cityname.localeCompare(b.cityname, 'en')),
])

/** Those of them that have one of the ids, in the same order. */
export function citiesAmong(ids: Iterable<number>): readonly City[] {
  const among = new Set(ids)
  return citiesToChoose().filter(({ cityid }) => among.has(cityid))
}

/** The cities of a list that has to be short, in the same order: popular ones and those where appointments can be arranged. */
export const shortCityList = derived((): readonly City[] =>
  citiesToChoose().filter(({ citytype, served }) => served || citytype !== 'other'),
)

export const departmentById = rowByName('departments', ({ DepartmentId }) => [DepartmentId])

/** The department of a doctor's title, such as `orthopaedic-surgeon`. */
export const departmentBySpeciality = rowByName('departments', ({ specialitySlug }) => [specialitySlug])

/** The treatments of a department; -1 means all departments (specification, section 7). */
export const treatmentsInDepartment = (departmentId: number): readonly Treatment[] =>
  departmentId === -1
    ? treatments()
    : treatments().filter(({ departmentid }) => departmentid === departmentId)

/** The conditions of a department; -1 means all departments (specification, section 7). */
export const conditionsInDepartment = (departmentId: number): readonly Condition[] =>
  departmentId === -1
    ? conditions()
    : conditions().filter(({ departmentid }) => departmentid === departmentId)

/** Cost of a treatment in one city, in whole rupees. */
export type CityCost = PriceRange & { readonly city: City }

const costsByTreatment = derived((rows) => {
  const found = new Map<string, CityCost[]>()
  for (const { treatment, city: citySlug, minimum, average, maximum } of rows.costs) {
    const city = cityBySlug(citySlug)
    if (!city) continue
    const costs = found.get(treatment) ?? []
    costs.push({ city, minimum, average, maximum })
    found.set(treatment, costs)
  }
  for (const costs of found.values()) costs.sort((a, b) => citiesRank(a.city) - citiesRank(b.city))
  return found
})
const ranks = derived(() => new Map(citiesToChoose().map((city, rank) => [city.cityid, rank])))
const citiesRank = (city: City): number => ranks().get(city.cityid) ?? Infinity

/** Costs of a treatment by city, popular cities first. */
export const costsOf = (treatmentSlug: string): readonly CityCost[] =>
  costsByTreatment().get(treatmentSlug) ?? []

/** Usual cost of a treatment in a city, or over all cities if that city has no price; undefined without prices. */
export function usualCost(
  treatmentSlug: string,
  citySlug?: string,
): (PriceRange & { readonly city?: City; readonly count: number }) | undefined {
  const costs = costsOf(treatmentSlug)
  const here = costs.find(({ city }) => city.slug === citySlug)
  if (here) return { ...here, count: 1 }
  return costs.length === 0 ? undefined : { ...rangeOver(costs), count: costs.length }
}

/** The fixed list of sixteen treatments of /marketing/brand/hexa, in its order (specification, section 2). */
export const HEXA_TREATMENT_SLUGS: readonly string[] = [
  'piles',
  'anal-fistula',
  'anal-fissure',
  'inguinal-hernia',
  'umbilical-hernia',
  'gallstones',
  'appendicitis',
  'kidney-stones',
  'circumcision',
  'hydrocele',
  'varicose-veins',
  'cataract',
  'lasik',
  'knee-replacement',
  'laser-vaginal-tightening',
  'liver-transplant',
]
