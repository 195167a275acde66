import 'server-only'
import type { FilterField } from '@/components/ui/ListFilters/chosenFilters'
import { doctorCopy } from '@/content/copy/doctors'
import type { Doctor } from '@/model/catalogue/doctor'
import type { LanguageCount } from '@/model/page/listFacts'
import type { ListQuery } from '@/model/page/listQuery'
import type { DoctorChoice } from '@/server/catalogue/doctors'
import {
  chosenAmong,
  chosenCityId,
  chosenLanguage,
  chosenSpecialityId,
  chosenYes,
  languageChoices,
} from '@/app/[edition]/_lists/listChoices'

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
  const copy = doctorCopy.filters
  return [
    {
      name: 'gender',
      label: copy.gender,
      options: GENDERS.map((value) => ({ value, label: copy[value] })),
    },
    { name: 'language', label: copy.language, options: languageChoices(languages) },
    { name: 'video', label: copy.video, options: [{ value: 'yes', label: copy.videoYes }] },
  ]
}

/** How a list is sorted, and that nobody pays for it. */
export const doctorOrder = ({ sort }: ListQuery): string => {
  const { orders, nobodyPays } = doctorCopy
  const order = sort === 'fee' || sort === 'name' ? orders[sort] : orders.experience
  return `${order} ${nobodyPays}`
}

/** The doctors of a list as search engines are told of them. */
export const doctorEntries = (doctors: readonly Doctor[]) =>
  doctors.map(({ DoctorName, slug }) => ({ name: DoctorName, path: `/doctor/${slug}` }))
