import { Faqs } from '@/components/ui/Faqs'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { type PlaceLink, PlaceLinks } from '@/components/ui/PlaceLinks'
import { SellingPoints, hasSellingPoints } from '@/components/ui/SellingPoints'
import { interpolate } from '@/content/copy/interpolate'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { cityListCopy } from '@/content/copy/cityLists'
import { inSentence } from '@/content/copy/inWords'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import { CityCosts } from './CityCosts'
import { cityCosts } from './treatmentCosts'

/** A group of links with its heading. */
export type LinkGroup = { readonly title: string; readonly links: readonly PlaceLink[] }

type CitySectionsProps = {
  readonly city: City
  readonly department: Department
  /** Neighbouring cities, other departments, where to read on; an empty group is left out. */
  readonly groups: readonly LinkGroup[]
  readonly faqs: readonly QuestionAndAnswer[]
}

/** What stands below a city's list of a department: prices, other places, and questions with computed answers. */
export function CitySections({ city, department, groups, faqs }: CitySectionsProps) {
  const gaps = { city: city.cityname, department: inSentence(department.DepartmentName) }
  const costs = cityCosts(department.DepartmentId, city)
  return (
    <PageSections>
      {hasSellingPoints(department.DepartmentId) && <SellingPoints language="en" />}
      {costs.length > 0 && (
        <PageSection
          id="costs"
          title={interpolate(cityListCopy.costsTitle, gaps)}
          intro={interpolate(cityListCopy.costsIntro, gaps)}
        >
          <CityCosts costs={costs} city={city} />
        </PageSection>
      )}
      {faqs.length > 0 && (
        <PageSection id="faqs" title={cityListCopy.faqsTitle}>
          <Faqs faqs={faqs} />
        </PageSection>
      )}
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <PageSection key={title} title={title}>
            <PlaceLinks links={links} />
          </PageSection>
        ))}
    </PageSections>
  )
}
