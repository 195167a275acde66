import 'server-only'
import { notFound } from 'next/navigation'
import { editionOf, publicPage } from '@/app/_document/edition'
import { NEAREST_ENTRIES, cityList } from '@/app/[edition]/[city]/cityList'
import { chosen, cityChoices, departmentChoices, treatmentChoices } from '@/app/[edition]/_lists/listChoices'
import { type CardLevel, listPage, unpaidChoice } from '@/app/[edition]/_lists/listPage'
import { ALL_PLACES } from '@/components/pages/City/cityListHref'
import { PlacesByDepartment } from '@/components/pages/City/PlacesByDepartment'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { cityHospitalTexts } from './cityHospitalTexts'
import { insuranceSections } from './insuranceSections'
import { insuranceTexts, insurerPage } from '@/components/pages/Insurance/insuranceTexts'
import type { FilterField } from '@/components/ui/ListFilters/ListFilters'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { departmentBySlug, insurerBySlug, insurers } from '@/content/catalogue/catalogue'
import { hospitalListCopy } from '@/content/copy/hospitalLists'
import { type Language, pathIn } from '@/model/page/language'
import { insurerName } from '@/model/catalogue/insurer'
import { rowIn } from '@/model/catalogue/inHindi'
import { interpolate } from '@/content/copy/interpolate'
import { type Hospital, hospitalName } from '@/model/catalogue/hospital'
import type { HospitalFacts } from '@/model/page/listFacts'
import type { ListQuery } from '@/model/page/listQuery'
import { doctorPlaces } from '@/server/catalogue/reads/doctors'
import { factsOfHospitals } from '@/server/catalogue/reads/entryFacts'
import {
  type HospitalChoice,
  type HospitalCity,
  hospitalCities,
  hospitalFacts,
  hospitalPage,
  hospitalPlaces,
  someHospitals,
} from '@/server/catalogue/reads/hospitals'
import type { RowPage } from '@/server/catalogue/reads/rowQuery'
import { briefCopy, withDemoNote } from '@/content/copy/demoNote'

/** The hospitals that a list's filters ask for. */
const hospitalChoice = ({ filters }: ListQuery): HospitalChoice => ({
  cityId: chosen('city', filters)?.cityid,
  departmentId: chosen('department', filters)?.DepartmentId,
  treatmentSlug: chosen('treatment', filters)?.slug,
  insurerSlug: chosen('insurer', filters)?.slug,
  hasEmergency: chosen('emergency', filters),
})

/** The cities to choose from, and how many hospitals of each fit the other filters. */
const cityField = (
  cityIds: Iterable<number>,
  fitting: readonly HospitalCity[],
  language: Language,
): FilterField => ({
  name: 'city',
  label: hospitalListCopy[language].filters.city,
  options: cityChoices(cityIds, language, new Map(fitting.map(({ cityId, count }) => [cityId, count]))),
})

const departmentField = (departmentIds: Iterable<number>, language: Language): FilterField => ({
  name: 'department',
  label: hospitalListCopy[language].filters.department,
  options: departmentChoices(departmentIds, 'department', language),
})

/**
 * The filters that every list of hospitals has, except that of one insurer: what is done there, who pays, and emergencies.
 * @param departmentId whose treatments; default all
 */
const careFields = (
  facts: HospitalFacts,
  language: Language,
  departmentId?: number,
): readonly FilterField[] => {
  const copy = hospitalListCopy[language].filters
  const known = new Set(facts.insurers.map(({ slug }) => slug))
  return [
    { name: 'treatment', label: copy.treatment, options: treatmentChoices(language, departmentId) },
    {
      name: 'insurer',
      label: copy.insurer,
      options: insurers()
        .filter(({ slug }) => known.has(slug))
        .map((insurer) => ({ value: insurer.slug, label: insurerName(insurer, language) })),
    },
    {
      name: 'emergency',
      label: copy.emergency,
      options: [{ value: 'yes', label: copy.emergencyYes }],
    },
  ]
}

/** Hospitals of a list page as cards with additional facts, and as structured data. */
async function foundHospitals(found: RowPage<Hospital>, { filters }: ListQuery, language: Language) {
  const { rows } = found
  const listed = { facts: await factsOfHospitals(rows), treatmentSlug: filters.treatment }
  return {
    found,
    cards: (level: CardLevel) => (
      <HospitalCards hospitals={rows} language={language} headingLevel={level} listed={listed} />
    ),
    entries: rows.map((hospital) => ({
      name: hospitalName(hospital, language),
      path: pathIn(language, `/hospital/${hospital.slug}`),
    })),
  }
}

/** The page of all hospitals, or of those that the filters leave. */
export const hospitalList = listPage<{ readonly edition: string; readonly query?: string }>({
  list: 'hospitals',
  async read({ edition }, query) {
    const { language } = editionOf(edition)
    const listCopy = hospitalListCopy[language]
    const copy = listCopy.list
    const path = pathIn(language, '/hospitals')
    const choice = hospitalChoice(query)
    const [places, facts, fitting] = await Promise.all([
      hospitalPlaces(),
      hospitalFacts({}),
      hospitalCities(choice),
    ])
    const found = await hospitalPage(choice, query)
    const cityIds = new Set(places.map(({ cityId }) => cityId))
    const values = { cities: cityIds.size, count: facts.count }
    return {
      page: publicPage({ pageType: 'hospitals', pageName: 'All hospitals', path, language }),
      head: {
        title: copy.metaTitle,
        description: withDemoNote(interpolate(copy.description, values), briefCopy[language], found.rows),
      },
      crumbs: [{ name: listCopy.crumb, path }],
      title: copy.title,
      lead: interpolate(copy.lead, values),
      choice: unpaidChoice(
        [
          cityField(cityIds, fitting, language),
          departmentField(
            places.map(({ departmentId }) => departmentId),
            language,
          ),
          ...careFields(facts, language, choice.departmentId),
        ],
        query,
        listCopy,
      ),
      ...(await foundHospitals(found, query, language)),
      below: (
        <PageSections>
          <PageSection id={ALL_PLACES} title={copy.placesTitle} intro={copy.placesIntro}>
            <PlacesByDepartment
              places={places}
              to="hospitals"
              language={language}
              chosen={departmentBySlug(query.filters.department ?? '')}
            />
          </PageSection>
        </PageSections>
      ),
    }
  },
})

/** The hospitals with one department in one city. */
export const cityHospitals = cityList({
  kind: 'hospitals',
  list: 'cityHospitals',
  pageType: 'city-wise hospitals',
  copyIn: (language) => hospitalListCopy[language],
  departmentOf: ({ department = '' }) => departmentBySlug(department),
  places: () => hospitalPlaces(),
  counterpartPlaces: doctorPlaces,
  async read(place, ids, query, language) {
    const [facts, found] = await Promise.all([
      hospitalFacts(ids),
      hospitalPage({ ...hospitalChoice(query), ...ids }, query),
    ])
    return {
      ...(await foundHospitals(found, query, language)),
      count: facts.count,
      choice: unpaidChoice(careFields(facts, language, ids.departmentId), query, hospitalListCopy[language]),
      texts: () => cityHospitalTexts({ ...place, facts, hospitals: found.rows, language }),
    }
  },
  someCards: async (ids, isLast, language) => (
    <HospitalCards
      hospitals={await someHospitals(ids, NEAREST_ENTRIES)}
      language={language}
      hasNote={isLast}
    />
  ),
})

/** The hospitals that accept one insurer or scheme, and how it is used. */
export const insuranceList = listPage<{
  readonly edition: string
  readonly slug: string
  readonly query?: string
}>({
  list: 'insurerHospitals',
  async read(params, query) {
    const { language } = editionOf(params.edition)
    const row = insurerBySlug(params.slug) ?? notFound()
    if (language === 'hi' && !row.inHindi) notFound()
    const insurer = rowIn(row, language)
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
    const page = insurerPage(insurer, language)
    const listCopy = hospitalListCopy[language]
    const subject = { insurer, language, facts, hospitals: found.rows, cities }
    const { title, description, lead, points, faqs } = insuranceTexts(subject)
    const counts = new Map(everywhere.insurers.map((one) => [one.slug, one.count]))
    const fields = [
      cityField(
        cities.map(({ cityId }) => cityId),
        fitting,
        language,
      ),
      departmentField(
        places.map(({ departmentId }) => departmentId),
        language,
      ),
    ]
    return {
      page,
      head: { title, description },
      crumbs: [
        { name: listCopy.crumb, path: pathIn(language, '/hospitals') },
        { name: insurerName(insurer, language), path: page.path },
      ],
      title,
      lead,
      facts: points.length > 0 && <p>{points.join(' ')}</p>,
      choice: unpaidChoice(fields, query, listCopy),
      count: facts.count,
      ...(await foundHospitals(found, query, language)),
      faqs,
      below: <SectionedArticle sections={insuranceSections({ ...subject, counts, faqs })} page={page} />,
    }
  },
})
