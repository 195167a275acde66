import 'server-only'
import {
  articleBySlug,
  conditionBySlug,
  departmentBySlug,
  insurerBySlug,
  testBySlug,
  treatmentBySlug,
} from '@/content/catalogue'
import type { SearchWords } from '@/model/catalogue/searchWords'
import type { Language } from '@/model/page/language'
import type { SearchResult } from '@/model/search/options'
import { SEARCH_RESULT_TYPE } from '@/model/search/search'

const TYPE = SEARCH_RESULT_TYPE

type Found = Omit<SearchResult, 'Url' | 'RouteId'> | undefined

/** By the folder of a page what the catalogue has under its last part; undefined where it has nothing. */
const ROWS: Readonly<Record<string, (slug: string, language: Language) => Found>> = {
  '/condition': (slug, language) => {
    const row = conditionBySlug(slug)
    const name = language === 'hi' ? row?.hindi : row?.DiseaseName
    return row && { ArticleType: TYPE.condition, Id: row.DiseaseId, Name: name ?? '' }
  },
  '/treatment': (slug, language) => {
    const row = treatmentBySlug(slug)
    const name = language === 'hi' ? row?.hindi : row?.ProcedureName
    return row && { ArticleType: TYPE.treatment, Id: row.ProcedureId, Name: name ?? '' }
  },
  '/test': (slug, language) => {
    const row = testBySlug(language, slug)
    return row && { ArticleType: TYPE.test, Id: row.TestId, Name: row.TestName }
  },
  '/blog': (slug, language) => {
    const row = articleBySlug(language, slug)
    return row && { ArticleType: TYPE.blog, Id: row.ArticleId, Name: row.title }
  },
  '/department': (slug, language) => {
    const row = departmentBySlug(slug)
    const name = language === 'hi' ? row?.hindi : row?.DepartmentName
    return row && { ArticleType: TYPE.page, Id: row.DepartmentId, Name: name ?? '' }
  },
  '/hospitals/insurance': (slug, language) => {
    const row = insurerBySlug(slug)
    const name = language === 'hi' ? row?.hindi : row?.InsurerName
    return row && { ArticleType: TYPE.page, Id: row.InsurerId, Name: name ?? '' }
  },
}

/** Kinds that have a page in each language; the English one stands where there is no Hindi one. */
const IN_LANGUAGES = ['/test', '/blog']

/**
 * A page that a row of the table of words leads to; undefined where the catalogue does not have it (any more).
 * @param row names pages that no row of the catalogue stands behind
 */
export function pageFound(path: string, row: SearchWords, language: Language): SearchResult | undefined {
  const at = path.lastIndexOf('/')
  const [folder, slug] = [path.slice(0, at), path.slice(at + 1)]
  const find = ROWS[folder]
  if (!find) {
    const Name = language === 'hi' ? row.hindi : row.name
    return { ArticleType: TYPE.page, Id: 0, Name, RouteId: slug, Url: path }
  }
  const isInLanguages = IN_LANGUAGES.includes(folder)
  const own = isInLanguages && language === 'hi' ? find(slug, 'hi') : undefined
  if (own) return { ...own, RouteId: slug, Url: `/hi${path}` }
  const found = find(slug, isInLanguages ? 'en' : language)
  return found && { ...found, RouteId: slug, Url: path }
}
