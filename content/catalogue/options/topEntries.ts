import 'server-only'
import { noteTags } from '@/content/catalogue/snapshot/cacheTags'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { processWide } from '@/model/processWide'

/** A doctor or a hospital that the footer names. */
export interface TopEntry {
  readonly slug: string
  readonly name: string
  /** Where it has a Hindi name. */
  readonly hindi?: string | null
}
export interface TopEntries {
  readonly doctors: readonly TopEntry[]
  readonly hospitals: readonly TopEntry[]
}

/** How many of each the footer names. */
export const TOP_ENTRIES = 3

const shared = processWide<TopEntries>('topEntries')

/** Where no database is opened (the build, unit tests): of the shipped rows, by the same order (server/catalogue/reads/topEntries.ts). */
function shippedEntries(): TopEntries {
  const reviews = shippedRows('reviews')
  const first = <Row extends { readonly slug: string; readonly hindi?: string }>(
    rows: readonly Row[],
    nameOf: (row: Row) => string,
    reviewsOf: (row: Row) => number,
    yearsOf: (row: Row) => number,
  ): readonly TopEntry[] =>
    [...rows]
      .sort(
        (one, other) =>
          reviewsOf(other) - reviewsOf(one) ||
          yearsOf(other) - yearsOf(one) ||
          one.slug.localeCompare(other.slug),
      )
      .slice(0, TOP_ENTRIES)
      .map((row) => ({ slug: row.slug, name: nameOf(row), hindi: row.hindi }))
  return {
    doctors: first(
      shippedRows('doctors'),
      ({ DoctorName }) => DoctorName,
      ({ slug }) => reviews.filter(({ doctorSlug }) => doctorSlug === slug).length,
      ({ experienceYears }) => experienceYears,
    ),
    hospitals: first(
      shippedRows('hospitals'),
      ({ HospitalName }) => HospitalName,
      ({ slug }) => reviews.filter(({ hospitalSlug }) => hospitalSlug === slug).length,
      ({ opened }) => -opened,
    ),
  }
}

/** The doctors and hospitals with most reviews of patients, of equals those with most years. */
export function topEntries(): TopEntries {
  noteTags(['options'])
  return (shared.value ??= shippedEntries())
}

/** Puts the database's in place of the shipped ones. @returns whether they are others than before */
export function setTopEntries(entries: TopEntries | undefined): boolean {
  const isOther = JSON.stringify(entries) !== JSON.stringify(shared.value)
  shared.value = entries
  return isOther
}
