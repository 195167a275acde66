import type { Language } from '@/model/page/language'
import type * as t from 'io-ts'
import { CITIES, CONDITIONS, SPECIALITIES, TREATMENTS } from '@/model/calls/listCalls'
import type { SiteCall } from '@/model/calls/siteCall'
import { decoded } from '@/model/decoded'
import { OTHER_NAME } from '@/model/catalogue/optionLists'
import { treatmentDisplayLabel } from '@/model/lead/treatmentLabel'
import { callSite } from './httpClient'
import { addressIn } from './addressIn'
import { oncePerPage } from './oncePerPage'

/** A choice of a select: stored value and shown text. */
export type ListedOption = { readonly value: string; readonly label: string }

/** The English name is stored in every language. */
const choice = (value: string, hindi: string | undefined, label = value): ListedOption => ({
  value,
  label: hindi ?? label,
})

/**
 * Fetches an option list: element `at` of the answer (specification, section 7). Failures give an empty list
 * (section 8) and are retried next time. The form adds 'Other'.
 */
function optionList<Row>(
  { path: base, answer: codec }: SiteCall<'GET', string, t.Type<Row[], unknown>>,
  query: string,
  optionOf: (row: Row) => ListedOption,
  at = 0,
) {
  const path = base + query
  const load = async (language: Language) => {
    const { data } = await callSite(addressIn(path, language), { method: 'GET' })
    const rows = decoded(codec, Array.isArray(data) ? data[at] : undefined)
    if (!rows) throw new Error(`${path}: the answer is no option list`)
    return rows.map(optionOf).filter((option) => option.value !== OTHER_NAME)
  }
  const listIn = oncePerPage((language: Language) =>
    load(language).catch((error: unknown) => {
      console.error(error)
      throw error
    }),
  )
  return (language: Language = 'en'): Promise<readonly ListedOption[]> => listIn(language).catch(() => [])
}

export const fetchCities = optionList(CITIES, '', (row) => choice(row.CityName, row.hindi))
/** Every department (specification, section 7). */
const ALL_DEPARTMENTS = -1

type ListIn = (language?: Language) => Promise<readonly ListedOption[]>

/** A list of all departments; a department's own entries come first. */
function ownFirst(listOf: (departmentId: number) => ListIn) {
  const lists = new Map<number, ListIn>()
  const listFor = (departmentId: number): ListIn => {
    const list = lists.get(departmentId) ?? listOf(departmentId)
    lists.set(departmentId, list)
    return list
  }
  return async (
    language: Language = 'en',
    departmentId = ALL_DEPARTMENTS,
  ): Promise<readonly ListedOption[]> => {
    const all = listFor(ALL_DEPARTMENTS)(language)
    if (departmentId === ALL_DEPARTMENTS) return all
    const own = await listFor(departmentId)(language)
    const ownValues = new Set(own.map(({ value }) => value))
    return [...own, ...(await all).filter(({ value }) => !ownValues.has(value))]
  }
}

export const fetchTreatments = ownFirst((departmentId) =>
  optionList(TREATMENTS, `?departmentId=${departmentId}`, (row) =>
    choice(row.ProcedureName, row.hindi, treatmentDisplayLabel(row)),
  ),
)
export const fetchConditions = ownFirst((departmentId) =>
  optionList(CONDITIONS, `?departmentId=${departmentId}`, (row) => choice(row.DiseaseName, row.hindi), 1),
)
export const fetchSpecialities = optionList(SPECIALITIES, '?hospitalId=-1', (row) =>
  choice(row.DepartmentName, row.hindi),
)
