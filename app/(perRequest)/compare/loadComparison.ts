import 'server-only'
import { treatmentBySlug, treatments, treatmentsBySlugs } from '@/content/catalogue/catalogue'
import type { CompareRow, CompareColumn } from './CompareTable'
import { type CompareSubject, doctorRows, hospitalRows, treatmentRows } from './compareRows'
import type { CompareOption } from './CompareForms'
import type { Shown } from '@/content/copy/demoNote'
import type { DemoFlags } from '@/model/catalogue/demoRow'
import { type Treatment, treatmentName } from '@/model/catalogue/treatment'
import type { Language } from '@/model/page/language'
import { hospitalName } from '@/model/catalogue/hospital'
import {
  COMPARED_KINDS,
  COMPARED_LIMIT,
  type Compared,
  type ComparedKind,
  type ComparisonQuery,
} from '@/model/page/comparison'
import { countDoctors, doctorsBySlugs, someDoctors } from '@/server/catalogue/reads/doctors'
import { factsOfDoctors, factsOfHospitals } from '@/server/catalogue/reads/entryFacts'
import { countHospitals, hospitalsBySlugs, someHospitals } from '@/server/catalogue/reads/hospitals'
import { bookPath } from '@/model/appointments/bookingPaths'
import { doctorName } from '@/model/catalogue/doctor'

/** How many are offered to be added; the list has all. */
const OFFERED = 25

/** What is compared of one kind, once its rows are read. */
type ComparedRows = {
  readonly rows: readonly CompareRow[]
  /** What may be added. */
  readonly offered: readonly CompareOption[]
  readonly shown: Shown
  /** What one of those side by side does: their prices can be shown. */
  readonly treatmentSlugs: readonly string[]
  /** Whose price is shown. */
  readonly treatmentSlug: string | undefined
  /** Those with places that can be booked; default none. */
  readonly bookable?: readonly string[]
}

/** Rows of a kind: their names, and the facts of the compared ones. */
type KindRows = {
  readonly named: readonly Compared[]
  readonly tell: (subject: CompareSubject) => Promise<ComparedRows>
}

/**
 * Whose price is shown beside doctors or hospitals: the treatment that is requested, else the first that all of them do.
 */
function treatmentOf(
  { treatment }: CompareSubject,
  shown: readonly { readonly treatmentSlugs: readonly string[] }[],
): Treatment | undefined {
  if (treatment) return treatment
  const [first, ...others] = shown.map(({ treatmentSlugs }) => treatmentSlugs)
  const shared = first?.find((slug) => others.every((slugs) => slugs.includes(slug)))
  return shared === undefined ? undefined : treatmentBySlug(shared)
}

/** What is compared of doctors and hospitals alike. */
const alike = (
  shown: readonly (DemoFlags & { readonly treatmentSlugs: readonly string[] })[],
  treatment: Treatment | undefined,
) => ({
  shown,
  treatmentSlugs: [...new Set(shown.flatMap(({ treatmentSlugs }) => treatmentSlugs))],
  treatmentSlug: treatment?.slug,
})

const options = (named: readonly Compared[]): readonly CompareOption[] =>
  named.map(({ slug, name }) => ({ value: slug, label: name }))

type Read = (slugs: readonly string[], language: Language) => Promise<KindRows>

const readDoctors: Read = async (slugs, language) => {
  const rows = await doctorsBySlugs(slugs)
  const name = (row: (typeof rows)[number]) => ({
    slug: row.slug,
    name: doctorName(row, language),
  })
  const shown = rows.slice(0, COMPARED_LIMIT)
  return {
    named: rows.map(name),
    async tell(subject) {
      const [first] = shown
      const like = first && { cityId: first.cityid, departmentId: first.departmentid }
      const [facts, near] = await Promise.all([factsOfDoctors(shown), like ? someDoctors(like, OFFERED) : []])
      const others =
        like && near.length <= 1 ? await someDoctors({ departmentId: like.departmentId }, OFFERED) : near
      const treatment = treatmentOf(subject, shown)
      return {
        ...alike(shown, treatment),
        rows: doctorRows(shown, facts, { ...subject, treatment }),
        offered: options(others.map(name)),
        bookable: shown.flatMap(({ slug }) => (facts.get(slug)?.schedules ? [slug] : [])),
      }
    },
  }
}

const readHospitals: Read = async (slugs, language) => {
  const rows = await hospitalsBySlugs(slugs)
  const name = (row: (typeof rows)[number]) => ({ slug: row.slug, name: hospitalName(row, language) })
  const shown = rows.slice(0, COMPARED_LIMIT)
  return {
    named: rows.map(name),
    async tell(subject) {
      const [first] = shown
      const [facts, near] = await Promise.all([
        factsOfHospitals(shown),
        first ? someHospitals({ cityId: first.cityid }, OFFERED) : [],
      ])
      const others = near.length <= 1 ? await someHospitals({}, OFFERED) : near
      const treatment = treatmentOf(subject, shown)
      return {
        ...alike(shown, treatment),
        rows: hospitalRows(shown, facts, { ...subject, treatment }),
        offered: options(others.map(name)),
      }
    },
  }
}

const readTreatments: Read = async (slugs, language) => {
  const rows = treatmentsBySlugs(slugs)
  const name = (row: (typeof rows)[number]) => ({ slug: row.slug, name: treatmentName(row, language) })
  const shown = rows.slice(0, COMPARED_LIMIT)
  return {
    named: rows.map(name),
    async tell(subject) {
      const counts = shown.map(async ({ slug: treatmentSlug }) => {
        const choice = { treatmentSlug, cityId: subject.city?.cityid }
        const [doctors, hospitals] = await Promise.all([countDoctors(choice), countHospitals(choice)])
        return [treatmentSlug, { doctors, hospitals }] as const
      })
      return {
        rows: treatmentRows(shown, new Map(await Promise.all(counts)), subject),
        offered: treatmentOptions(subject.language),
        shown,
        treatmentSlugs: [],
        treatmentSlug: undefined,
      }
    },
  }
}

/** All treatments by name. */
export const treatmentOptions = (language: Language): readonly CompareOption[] =>
  treatments()
    .map((treatment) => ({ value: treatment.slug, label: treatmentName(treatment, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))

const READ: Readonly<Record<ComparedKind, Read>> = {
  doctors: readDoctors,
  hospitals: readHospitals,
  treatments: readTreatments,
}

/** A comparison as its page shows it. */
export type Comparison = ComparedRows & {
  readonly kind: ComparedKind
  readonly columns: readonly Omit<CompareColumn, 'withoutHref'>[]
  /** Chosen as well, but one too many. */
  readonly leftOut: readonly Compared[]
  /** Named in the address and not in the catalogue. */
  readonly unknown: readonly string[]
}

const FOLDER = { doctors: '/doctor', hospitals: '/hospital', treatments: '/treatment' } as const

/** Reads what an address compares: the first kind that it names. Undefined where it names nothing that exists. */
export async function loadComparison(
  { slugs, treatmentSlug }: ComparisonQuery,
  subject: Omit<CompareSubject, 'treatment'>,
): Promise<Comparison | undefined> {
  const kind = COMPARED_KINDS.find((one) => slugs[one].length > 0)
  if (!kind) return undefined
  const requested = slugs[kind]
  const { named, tell } = await READ[kind](requested, subject.language)
  const known = new Set(named.map(({ slug }) => slug))
  const treatment = treatmentSlug === undefined ? undefined : treatmentBySlug(treatmentSlug)
  const compared = await tell({ ...subject, treatment })
  return {
    ...compared,
    kind,
    columns: named.slice(0, COMPARED_LIMIT).map(({ slug, name }) => {
      const href = `${FOLDER[kind]}/${slug}`
      return {
        slug,
        name,
        href,
        bookHref: compared.bookable?.includes(slug) ? bookPath('en', slug) : `${href}#enquiry`,
      }
    }),
    leftOut: named.slice(COMPARED_LIMIT),
    unknown: requested.filter((slug) => !known.has(slug)),
    offered: compared.offered.filter(({ value }) => !known.has(value)),
  }
}
