/*
 * Doctors, hospitals or treatments side by side. The selection is in the address alone
 * (`/compare?doctors=a&doctors=b&city=514`), so that links and the plain form work without code. Combinations are
 * unbounded: rendered per request, never cached (model/page/address.ts).
 */
import { slugOf } from '@/model/page/listQuery'
import { type Language, pathIn } from '@/model/page/language'

/** Also the parameter names. */
export const COMPARED_KINDS = ['doctors', 'hospitals', 'treatments'] as const
export type ComparedKind = (typeof COMPARED_KINDS)[number]

/** Maximum number compared. */
export const COMPARED_LIMIT = 3
/** Maximum read from an address. */
const NAMED_LIMIT = 12

/** A row's slug and name. */
export interface Compared {
  readonly slug: string
  readonly name: string
}

export interface ComparisonQuery {
  /** In the address's order, without repetitions. */
  readonly slugs: Readonly<Record<ComparedKind, readonly string[]>>
  /** For distances and prices. */
  readonly cityId: number | undefined
  /** Its price is shown beside doctors and hospitals. */
  readonly treatmentSlug: string | undefined
}

type Values = string | readonly string[] | undefined

const listOf = (values: Values): readonly string[] =>
  values === undefined ? [] : typeof values === 'string' ? [values] : values

/** @param query search parameters, as Next passes them */
export function readComparison(query: Readonly<Record<string, Values>>): ComparisonQuery {
  const slugsOf = (kind: ComparedKind) => {
    const slugs = listOf(query[kind])
      .slice(0, NAMED_LIMIT)
      .flatMap((text) => slugOf(text) ?? [])
    return [...new Set(slugs)]
  }
  const cityId = Number(listOf(query.city)[0])
  return {
    slugs: {
      doctors: slugsOf('doctors'),
      hospitals: slugsOf('hospitals'),
      treatments: slugsOf('treatments'),
    },
    cityId: Number.isInteger(cityId) && cityId > 0 ? cityId : undefined,
    treatmentSlug: slugOf(listOf(query.treatment)[0]),
  }
}

type ComparisonAddress = Partial<Omit<ComparisonQuery, 'slugs'>> & {
  readonly kind: ComparedKind
  readonly slugs: readonly string[]
}

/** A comparison's address; without slugs the explanation's. */
export function comparisonHref(
  language: Language,
  { kind, slugs, cityId, treatmentSlug }: ComparisonAddress,
): string {
  const query = new URLSearchParams([
    ...slugs.map((slug) => [kind, slug]),
    ...(treatmentSlug === undefined ? [] : [['treatment', treatmentSlug]]),
    ...(cityId === undefined ? [] : [['city', String(cityId)]]),
  ])
  const path = pathIn(language, '/compare')
  return query.size === 0 ? path : `${path}?${query}`
}
