import 'server-only'
import {
  cityOptions,
  conditionOptions,
  departmentOptions,
  hospitals,
  treatmentOptions,
} from '@/content/catalogue'
import { OTHER_ID } from '@/model/options'

/** The lookup's word for 'every department' or 'every hospital' (specification, section 7). */
const ALL = -1

/** Browsers and proxies may keep a list for five minutes: it changes with a release only. */
const CACHE = 'public, max-age=300'

/** The number of a query parameter; -1 when it is missing, and undefined when it is no whole number. */
function idOf(request: Request, name: string): number | undefined {
  const text = new URL(request.url).searchParams.get(name)
  if (text === null || text === '') return ALL
  return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined
}

const answer = (...lists: readonly (readonly unknown[])[]) =>
  Response.json(lists, { headers: { 'Cache-Control': CACHE } })

/** `[[{CityId, CityName, Type}]]` */
export const citiesAnswer = (): Response => answer(cityOptions)

/** `[[{ProcedureId, ProcedureName, RouteId, departmentid}]]`: a department's treatments; an unknown one has none. */
export function treatmentsAnswer(request: Request): Response {
  const departmentId = idOf(request, 'departmentId')
  return answer(departmentId === undefined ? [] : treatmentOptions(departmentId))
}

/** `[[treatments], [conditions]]` of a department. */
export function proceduresAnswer(request: Request): Response {
  const departmentId = idOf(request, 'departmentId')
  if (departmentId === undefined) return answer([], [])
  return answer(treatmentOptions(departmentId), conditionOptions(departmentId))
}

/** `[[{DepartmentId, DepartmentName}]]`: the specialities of a hospital, or all; an unknown hospital has none. */
export function specialitiesAnswer(request: Request): Response {
  const hospitalId = idOf(request, 'hospitalId')
  if (hospitalId === ALL) return answer(departmentOptions)
  const hospital = hospitals.find((one) => one.HospitalId === hospitalId)
  if (!hospital) return answer([])
  return answer(
    departmentOptions.filter(
      ({ DepartmentId }) => DepartmentId === OTHER_ID || hospital.departmentIds.includes(DepartmentId),
    ),
  )
}
