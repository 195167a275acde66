import 'server-only'
import { editionOf, publicPage } from '@/app/_document/edition'
import { NEAREST_ENTRIES, cityList } from '@/app/[edition]/[city]/cityList'
import {
  chosen,
  chosenLanguage,
  cityChoices,
  departmentChoices,
  languageChoices,
  treatmentChoices,
} from '@/app/[edition]/_lists/listChoices'
import { type CardLevel, listPage, unpaidChoice } from '@/app/[edition]/_lists/listPage'
import { ALL_PLACES } from '@/components/pages/City/cityListHref'
import { PlacesByDepartment } from '@/components/pages/City/PlacesByDepartment'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { cityDoctorTexts } from './cityDoctorTexts'
import type { FilterField } from '@/components/ui/ListFilters/ListFilters'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { departmentBySpeciality } from '@/content/catalogue/catalogue'
import { doctorListCopy } from '@/content/copy/doctorLists'
import { type Language, pathIn } from '@/model/page/language'
import { interpolate } from '@/content/copy/interpolate'
import { AVAILABILITIES } from '@/model/appointments/availability'
import { type Doctor, doctorName } from '@/model/catalogue/doctor'
import {
  FEE_RANGES,
  FEE_RANGE_NAMES,
  type DepartmentPlace,
  type LanguageCount,
  countsBy,
} from '@/model/page/listFacts'
import type { ListQuery } from '@/model/page/listQuery'
import {
  type DoctorChoice,
  doctorFacts,
  doctorLanguages,
  doctorPlaces,
  someDoctors,
} from '@/server/catalogue/reads/doctors'
import { doctorsInOrder } from '@/server/appointments/doctorsByAvailability'
import { factsOfDoctors } from '@/server/catalogue/reads/entryFacts'
import { hospitalPlaces } from '@/server/catalogue/reads/hospitals'
import { GENDERS } from '@/server/catalogue/reads/listValues'
import type { RowPage } from '@/server/catalogue/reads/rowQuery'
import { briefCopy, withDemoNote } from '@/content/copy/demoNote'

/** The doctors that a list's filters ask for. */
function doctorChoice({ filters }: ListQuery, languages: readonly LanguageCount[]): DoctorChoice {
  const fee = chosen('fee', filters)
  return {
    cityId: chosen('city', filters)?.cityid,
    departmentId: chosen('speciality', filters)?.DepartmentId,
    treatmentSlug: chosen('treatment', filters)?.slug,
    fees: fee && FEE_RANGES[fee],
    gender: chosen('gender', filters),
    language: chosenLanguage(languages, filters),
    offersVideo: chosen('video', filters),
  }
}

/** When a place is to be free. */
const freeField = (language: Language): FilterField => {
  const { free, frees } = doctorListCopy[language].filters
  return {
    name: 'free',
    label: free,
    options: AVAILABILITIES.map((value) => ({ value, label: frees[value] })),
  }
}

/** What and at which fee: the filters that are asked for most. @param departmentId whose treatments; default all */
const careFields = (language: Language, departmentId?: number): readonly FilterField[] => {
  const copy = doctorListCopy[language].filters
  return [
    { name: 'treatment', label: copy.treatment, options: treatmentChoices(language, departmentId) },
    {
      name: 'fee',
      label: copy.fee,
      options: FEE_RANGE_NAMES.map((value) => ({ value, label: copy.fees[value] })),
    },
  ]
}

/** The filters that every list of doctors has. */
const personalFields = (languages: readonly LanguageCount[], language: Language): readonly FilterField[] => {
  const copy = doctorListCopy[language].filters
  return [
    {
      name: 'gender',
      label: copy.gender,
      options: GENDERS.map((value) => ({ value, label: copy[value] })),
    },
    { name: 'language', label: copy.language, options: languageChoices(languages, language) },
    { name: 'video', label: copy.video, options: [{ value: 'yes', label: copy.videoYes }] },
  ]
}

/** Doctors per city; unknown with filters other than the speciality. */
function doctorsByCity(
  { filters }: ListQuery,
  places: readonly DepartmentPlace[],
): ReadonlyMap<number, number> | undefined {
  if (Object.keys(filters).some((name) => name !== 'speciality')) return undefined
  const id = chosen('speciality', filters)?.DepartmentId
  return countsBy(
    'cityId',
    id === undefined ? places : places.filter(({ departmentId }) => departmentId === id),
  )
}

/** Doctors of a list page as cards with additional facts, and as structured data. */
async function foundDoctors(found: RowPage<Doctor>, { filters }: ListQuery, language: Language) {
  const { rows } = found
  const listed = { facts: await factsOfDoctors(rows), treatmentSlug: filters.treatment }
  return {
    found,
    cards: (level: CardLevel) => (
      <DoctorCards doctors={rows} language={language} headingLevel={level} listed={listed} />
    ),
    entries: rows.map((doctor) => ({
      name: doctorName(doctor, language),
      path: pathIn(language, `/doctor/${doctor.slug}`),
    })),
  }
}

/** The page of all doctors, or of those that the filters leave. */
export const doctorList = listPage<{ readonly edition: string; readonly query?: string }>({
  list: 'doctors',
  async read({ edition }, query) {
    const { language } = editionOf(edition)
    const listCopy = doctorListCopy[language]
    const copy = listCopy.list
    const path = pathIn(language, '/doctors')
    const [places, languages] = await Promise.all([doctorPlaces(), doctorLanguages({})])
    const choice = doctorChoice(query, languages)
    const found = await doctorsInOrder(choice, query, chosen('free', query.filters))
    const cityIds = new Set(places.map(({ cityId }) => cityId))
    const departmentIds = places.map(({ departmentId }) => departmentId)
    const values = { cities: cityIds.size, count: places.reduce((sum, { count }) => sum + count, 0) }
    const { city, speciality } = listCopy.filters
    return {
      page: publicPage({ pageType: 'doctors', pageName: 'All doctors', path, language }),
      head: {
        title: copy.metaTitle,
        description: withDemoNote(interpolate(copy.description, values), briefCopy[language], found.rows),
      },
      crumbs: [{ name: copy.crumb, path }],
      title: copy.title,
      lead: interpolate(copy.lead, values),
      choice: unpaidChoice(
        [
          {
            name: 'city',
            label: city,
            options: cityChoices(cityIds, language, doctorsByCity(query, places)),
          },
          {
            name: 'speciality',
            label: speciality,
            options: departmentChoices(departmentIds, 'speciality', language),
          },
          freeField(language),
          // Of the chosen speciality, where one is chosen.
          ...careFields(language, choice.departmentId),
          ...personalFields(languages, language),
        ],
        query,
        listCopy,
      ),
      ...(await foundDoctors(found, query, language)),
      below: (
        <PageSections>
          <PageSection id={ALL_PLACES} title={copy.placesTitle} intro={copy.placesIntro}>
            <PlacesByDepartment
              places={places}
              to="doctors"
              language={language}
              chosen={departmentBySpeciality(query.filters.speciality ?? '')}
            />
          </PageSection>
        </PageSections>
      ),
    }
  },
})

/** The doctors of one speciality in one city. */
export const cityDoctors = cityList({
  kind: 'doctors',
  list: 'cityDoctors',
  pageType: 'city-wise doctors',
  copyIn: (language) => ({ ...doctorListCopy[language], crumb: doctorListCopy[language].list.crumb }),
  departmentOf: ({ speciality = '' }) => departmentBySpeciality(speciality),
  places: doctorPlaces,
  counterpartPlaces: () => hospitalPlaces(),
  async read(place, ids, query, language) {
    const facts = await doctorFacts(ids)
    const choice = { ...doctorChoice(query, facts.languages), ...ids }
    const found = await doctorsInOrder(choice, query, chosen('free', query.filters))
    const fields = [
      freeField(language),
      ...careFields(language, ids.departmentId),
      ...personalFields(facts.languages, language),
    ]
    return {
      ...(await foundDoctors(found, query, language)),
      count: facts.count,
      choice: unpaidChoice(fields, query, doctorListCopy[language]),
      texts: () => cityDoctorTexts({ ...place, facts, doctors: found.rows, language }),
    }
  },
  someCards: async (ids, isLast, language) => (
    <DoctorCards doctors={await someDoctors(ids, NEAREST_ENTRIES)} language={language} hasNote={isLast} />
  ),
})
