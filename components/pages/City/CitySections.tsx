import { Faqs } from '@/components/ui/Faqs'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { type PlaceLink, PlaceLinks } from '@/components/ui/PlaceLinks'
import { interpolate } from '@/content/copy/interpolate'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { cityListCopy } from '@/content/copy/cityLists'
import { placeTitleWords } from '@/content/copy/placeWords'
import type { Language } from '@/model/page/language'
import { cityName } from '@/model/catalogue/city'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import { withDemoNote } from '@/content/copy/demoNote'
import { type CityListKind, cityListHref, cityListName } from './cityListHref'
import { CityCosts, cityCosts } from './CityCosts'

/**
 * Texts about a city's doctors or hospitals of one department: computed from rows, so that each city's page is
 * different.
 */
export type CityListTexts = {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly points: readonly string[]
  readonly faqs: readonly QuestionAndAnswer[]
}

/** A group of links with its heading. */
type LinkGroup = { readonly title: string; readonly links: readonly PlaceLink[] }

type CitySectionsProps = {
  readonly city: City
  readonly department: Department
  /** Neighbouring cities, other departments, where to read on; an empty group is left out. */
  readonly groups: readonly LinkGroup[]
  readonly faqs: readonly QuestionAndAnswer[]
  readonly language: Language
}

/** Sections below a city's department list: prices, other places, and questions with computed answers. */
export function CitySections({ city, department, groups, faqs, language }: CitySectionsProps) {
  const values = placeTitleWords(city, department, language)
  const copy = cityListCopy[language]
  const costs = cityCosts(department.DepartmentId, city)
  return (
    <PageSections>
      {costs.length > 0 && (
        <PageSection
          id="costs"
          title={interpolate(copy.costsTitle, values)}
          intro={withDemoNote(
            interpolate(copy.costsIntro, values),
            copy,
            costs.map(({ treatment }) => treatment),
          )}
        >
          <CityCosts costs={costs} city={city} language={language} />
        </PageSection>
      )}
      {faqs.length > 0 && (
        <PageSection id="faqs" title={copy.faqsTitle}>
          <Faqs faqs={faqs} />
        </PageSection>
      )}
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <PageSection key={title} title={title}>
            <PlaceLinks links={links} language={language} />
          </PageSection>
        ))}
    </PageSections>
  )
}

/** Titles of a list's groups of links; gaps are `{city}`, `{departments}`, `{department}`, `{specialists}`. */
export type CityGroupCopy = {
  readonly neighboursTitle: string
  readonly othersTitle: string
  /** The city's other list of the same department: hospitals beside doctors, doctors beside hospitals. */
  readonly counterpart: string
  readonly all: string
}

type Around = {
  readonly city: City
  readonly department: Department
  readonly near: readonly { readonly city: City; readonly kilometres: number }[]
  /** Other departments with entries in the city. */
  readonly others: readonly Department[]
  /** Whether the city's other list of the department has entries. */
  readonly hasCounterpart: boolean
}

/** Where a city's list of a department leads: neighbouring cities, other departments, the other list, the department. */
export function cityGroups(
  kind: CityListKind,
  copy: CityGroupCopy,
  { city, department, near, others, hasCounterpart }: Around,
  language: Language,
): readonly LinkGroup[] {
  const gaps = placeTitleWords(city, department, language)
  const shared = cityListCopy[language]
  const other: CityListKind = kind === 'doctors' ? 'hospitals' : 'doctors'
  const counterpart: PlaceLink = {
    href: cityListHref(other, city, department),
    name: interpolate(copy.counterpart, gaps),
  }
  return [
    {
      title: interpolate(copy.neighboursTitle, gaps),
      links: near.map((one) => ({
        href: cityListHref(kind, one.city, department),
        name: interpolate(shared.farther, { city: cityName(one.city, language), km: one.kilometres }),
      })),
    },
    {
      title: interpolate(copy.othersTitle, gaps),
      links: others.map((one) => ({
        href: cityListHref(kind, city, one),
        name: cityListName(kind, one, language),
      })),
    },
    {
      title: shared.furtherTitle,
      links: [
        ...(hasCounterpart ? [counterpart] : []),
        { href: `/department/${department.slug}`, name: interpolate(shared.department, gaps) },
        { href: `/${kind}`, name: copy.all },
      ],
    },
  ]
}
