import 'server-only'
import { conditionBySlug, treatmentBySlug } from '@/content/catalogue/catalogue'
import { doctorName } from '@/model/catalogue/doctor'
import { hospitalName } from '@/model/catalogue/hospital'
import type { SearchResult } from '@/model/search/searchResult'
import { SEARCH_RESULT_TYPE } from '@/model/search/search'
import { doctorsBySlugs } from '@/server/catalogue/reads/doctors'
import { hospitalsBySlugs } from '@/server/catalogue/reads/hospitals'
import type { Database } from '@/server/database/database'
import { type SearchQuestion, searchEntities } from './searchEntities'

const { condition, doctor, hospital, treatment } = SEARCH_RESULT_TYPE

/** Results with the names of their Hindi pages. @throws the database's error */
async function withHindiNames(found: readonly SearchResult[]): Promise<readonly SearchResult[]> {
  const slugsOf = (type: number) =>
    found.flatMap(({ ArticleType, RouteId }) => (ArticleType === type ? [RouteId] : []))
  const [doctors, hospitals] = await Promise.all([
    doctorsBySlugs(slugsOf(doctor)),
    hospitalsBySlugs(slugsOf(hospital)),
  ])
  const names = new Map<string, string>([
    ...doctors.map((row) => [`${doctor} ${row.slug}`, doctorName(row, 'hi')] as const),
    ...hospitals.map((row) => [`${hospital} ${row.slug}`, hospitalName(row, 'hi')] as const),
  ])
  const nameOf = ({ ArticleType, RouteId }: SearchResult): string | undefined => {
    if (ArticleType === treatment) return treatmentBySlug(RouteId)?.hindi
    if (ArticleType === condition) return conditionBySlug(RouteId)?.hindi
    return names.get(`${ArticleType} ${RouteId}`)
  }
  return found.map((result) => ({ ...result, Name: nameOf(result) ?? result.Name }))
}

/** As searchEntities, with names in the question's language. */
export async function searchInLanguage(
  database: Database,
  question: SearchQuestion,
): Promise<readonly SearchResult[]> {
  const found = await searchEntities(database, question)
  return question.language === 'hi' ? withHindiNames(found) : found
}
