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
import type { ListChoice } from '@/app/[edition]/_lists/listPage'

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

/** What visitors narrow and sort a list of doctors by, and that nobody pays for a place in it. */
export function doctorFilters({ sort }: ListQuery, fields: readonly FilterField[]): ListChoice {
  const { orders, nobodyPays, sorts, found } = doctorCopy
  const order = sort === 'fee' || sort === 'name' ? orders[sort] : orders.experience
  return { fields, sorts, foundCopy: found, order: `${order} ${nobodyPays}` }
}

/** The doctors of a list as search engines are told of them. */
export const doctorEntries = (doctors: readonly Doctor[]) =>
  doctors.map(({ DoctorName, slug }) => ({ name: DoctorName, path: `/doctor/${slug}` }))
