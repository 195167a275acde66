import * as t from 'io-ts'

/** City option of a form's select (specification, section 3). */
export const CityOption = t.intersection(
  [t.type({ CityId: t.number, CityName: t.string }), t.partial({ Type: t.string })],
  'CityOption',
)
export type CityOption = t.TypeOf<typeof CityOption>

export const TreatmentOption = t.intersection(
  [
    t.type({ ProcedureId: t.number, ProcedureName: t.string, RouteId: t.string, departmentid: t.number }),
    /** What a patient reads in place of the name. */
    t.partial({ displayName: t.string }),
  ],
  'TreatmentOption',
)
export type TreatmentOption = t.TypeOf<typeof TreatmentOption>

/** A condition to choose; a disease option has DiseaseName. */
export const DiseaseOption = t.intersection(
  [
    t.type({ DiseaseName: t.string }),
    t.partial({ DiseaseId: t.number, RouteId: t.string, departmentid: t.number }),
  ],
  'DiseaseOption',
)
export type DiseaseOption = t.TypeOf<typeof DiseaseOption>

export const DepartmentOption = t.type(
  { DepartmentId: t.number, DepartmentName: t.string },
  'DepartmentOption',
)
export type DepartmentOption = t.TypeOf<typeof DepartmentOption>

export const HospitalOption = t.type({ HospitalId: t.number, HospitalName: t.string }, 'HospitalOption')
export type HospitalOption = t.TypeOf<typeof HospitalOption>

export const StateOption = t.type({ StateName: t.string, StateId: t.number }, 'StateOption')
export type StateOption = t.TypeOf<typeof StateOption>

/** A country with its dial code, '+' included, and its ISO 3166 code. */
export const Country = t.type({ name: t.string, dial_code: t.string, code: t.string }, 'Country')
export type Country = t.TypeOf<typeof Country>

/** City list item of the header; citytype 'other' means that the city is not popular. */
export const HeaderCity = t.type(
  {
    cityid: t.number,
    cityname: t.string,
    aliasname: t.string,
    citytype: t.string,
    webIconPrimary: t.string,
    webIconSecondary: t.string,
  },
  'HeaderCity',
)
export type HeaderCity = t.TypeOf<typeof HeaderCity>

/** Ids of the popular cities, in their order (specification, section 9). */
export const POPULAR_CITY_IDS = [514, 477, 93, 267, 248, 568] as const

/** The entry that every list of choices ends with (section 3). */
export const OTHER_NAME = 'Other'
export const OTHER_ID = 0

/** A list of choices with the extra 'Other' appended, which `other` makes. */
export const withOther = <Option>(options: readonly Option[], other: Option): readonly Option[] => [
  ...options,
  other,
]

export const OTHER_CITY: CityOption = { CityId: OTHER_ID, CityName: OTHER_NAME, Type: 'other' }
export const OTHER_TREATMENT: TreatmentOption = {
  ProcedureId: OTHER_ID,
  ProcedureName: OTHER_NAME,
  RouteId: '',
  departmentid: OTHER_ID,
}
export const OTHER_DEPARTMENT: DepartmentOption = { DepartmentId: OTHER_ID, DepartmentName: OTHER_NAME }
