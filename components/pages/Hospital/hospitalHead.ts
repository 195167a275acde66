import { interpolate } from '@/content/copy/interpolate'
import { hospitalPageCopy } from '@/content/copy/hospitals'
import { inSentence, listInWords } from '@/content/copy/inWords'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { Hospital } from '@/model/catalogue/hospital'

/** How many departments a search engine's description names. */
const MOST_DEPARTMENTS = 3

type Subject = {
  readonly hospital: Hospital
  readonly departments: readonly Department[]
  readonly city: City
}

/** What search engines are told of a hospital. */
export function hospitalHead({ hospital, departments, city }: Subject) {
  const gaps = {
    name: hospital.HospitalName,
    locality: hospital.locality,
    city: city.cityname,
    beds: hospital.beds,
    departments: listInWords(
      departments.slice(0, MOST_DEPARTMENTS).map(({ DepartmentName }) => inSentence(DepartmentName)),
    ),
  }
  return {
    title: interpolate(hospitalPageCopy.title, gaps),
    description: interpolate(hospitalPageCopy.description, gaps),
  }
}
