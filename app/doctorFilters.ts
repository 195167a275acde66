import 'server-only'
import type { FilterField } from '@/components/ListFilters/chosenFilters'
import { doctorWords } from '@/content/words/doctors'
import type { Doctor } from '@/model/catalogue/doctor'
import type { LanguageCount } from '@/model/listFacts'
import type { ListQuery } from '@/model/listQuery'
import type { DoctorChoice } from '@/server/catalogue/doctors'
import {
  chosenAmong,
  chosenCityId,
  chosenLanguage,
  chosenSpecialityId,
  chosenYes,
  languageChoices,
} from './listChoices'

const GENDERS = ['female', 'male'] as const

/** The doctors that a list's filters ask for. */
export const doctorChoice = ({ filters }: ListQuery, languages: readonly LanguageCount[]): DoctorChoice => ({
  cityId: chosenCityId(filters.city),
  departmentId: chosenSpecialityId(filters.speciality),
  gender: chosenAmong(GENDERS, filters.gender),
  language: chosenLanguage(languages, filters.language),
  offersVideo: chosenYes(filters.video),
})

/** The filters that every list of doctors has. */
export const personalFields = (languages: readonly LanguageCount[]): readonly FilterField[] => {
  const words = doctorWords.filters
  return [
    {
      name: 'gender',
      label: words.gender,
      options: GENDERS.map((value) => ({ value, label: words[value] })),
    },
    { name: 'language', label: words.language, options: languageChoices(languages) },
    { name: 'video', label: words.video, options: [{ value: 'yes', label: words.videoYes }] },
  ]
}

/** How a list is sorted, and that nobody pays for it. */
export const doctorOrder = ({ sort }: ListQuery): string => {
  const { orders, nobodyPays } = doctorWords
  const order = sort === 'fee' || sort === 'name' ? orders[sort] : orders.experience
  return `${order} ${nobodyPays}`
}

/** The doctors of a list as search engines are told of them. */
export const doctorEntries = (doctors: readonly Doctor[]) =>
  doctors.map(({ DoctorName, slug }) => ({ name: DoctorName, path: `/doctor/${slug}` }))
