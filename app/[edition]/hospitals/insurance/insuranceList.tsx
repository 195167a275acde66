import 'server-only'
import { notFound } from 'next/navigation'
import { listPage } from '@/app/[edition]/_lists/listPage'
import {
  hospitalChoice,
  hospitalCityField,
  hospitalDepartmentField,
  hospitalEntries,
  hospitalFilters,
  listedHospitals,
} from '@/app/[edition]/hospitals/hospitalLists'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { insuranceSections } from '@/components/pages/Insurance/insuranceSections'
import { insurerPage, insuranceTexts } from '@/components/pages/Insurance/insuranceTexts'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { insurerBySlug } from '@/content/catalogue'
import { hospitalListCopy } from '@/content/copy/hospitals'
import { hospitalCities, hospitalFacts, hospitalPage, hospitalPlaces } from '@/server/catalogue/hospitals'

/** The hospitals that accept one insurer or scheme, and how it is used. */
export const insuranceList = listPage<{ readonly slug: string; readonly query?: string }>({
  list: 'insurerHospitals',
  async read(params, query) {
    const insurer = insurerBySlug(params.slug) ?? notFound()
    const own = { insurerSlug: insurer.slug }
    const choice = { ...hospitalChoice(query), ...own }
    const [facts, cities, places, everywhere, fitting] = await Promise.all([
      hospitalFacts(own),
      hospitalCities(own),
      hospitalPlaces(own),
      hospitalFacts({}),
      hospitalCities(choice),
    ])
    const found = await hospitalPage(choice, query)
    const page = insurerPage(insurer)
    const subject = { insurer, facts, hospitals: found.rows, cities }
    const { title, description, lead, points, faqs } = insuranceTexts(subject)
    const counts = new Map(everywhere.insurers.map((one) => [one.slug, one.count]))
    const fields = [
      hospitalCityField(
        cities.map(({ cityId }) => cityId),
        fitting,
      ),
      hospitalDepartmentField(places.map(({ departmentId }) => departmentId)),
    ]
    // One hospital is no list to choose from.
    const hasChoice = facts.count > 1 || params.query !== undefined
    return {
      page,
      head: { title, description },
      crumbs: [
        { name: hospitalListCopy.crumb, path: '/hospitals' },
        { name: insurer.InsurerName, path: page.path },
      ],
      title,
      lead,
      facts: points.length > 0 && <p>{points.join(' ')}</p>,
      choice: hasChoice ? hospitalFilters(query, fields) : undefined,
      found,
      cards: (
        <HospitalCards
          hospitals={found.rows}
          language="en"
          headingLevel={hasChoice ? 3 : 2}
          listed={await listedHospitals(found.rows, query)}
        />
      ),
      entries: hospitalEntries(found.rows),
      faqs,
      below: <SectionedArticle sections={insuranceSections({ ...subject, counts, faqs })} page={page} />,
    }
  },
})
