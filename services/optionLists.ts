import * as t from 'io-ts'
import { isRight } from 'fp-ts/Either'
import { OTHER_NAME } from '@/model/options'
import { treatmentDisplayLabel } from '@/model/treatmentLabel'

/** One choice of a select: the stored value and the words shown. */
export type ListedOption = { readonly value: string; readonly label: string }

const Cities = t.array(t.type({ CityName: t.string }))
const Treatments = t.array(t.type({ ProcedureName: t.string }))
const Conditions = t.array(t.type({ DiseaseName: t.string }))
const Specialities = t.array(t.type({ DepartmentName: t.string }))

const sameWords = (name: string): ListedOption => ({ value: name, label: name })

/**
 * Fetches one option list: the answer is an array whose element `at` is the list (specification, section 7). A list that
 * cannot be fetched or read is empty (section 8), and is asked for again the next time. The form adds its own 'Other'.
 */
function optionList<Row>(
  path: string,
  codec: t.Type<Row[], unknown>,
  optionOf: (row: Row) => ListedOption,
  at = 0,
) {
  let fetched: Promise<ListedOption[]> | undefined
  const load = async () => {
    const { httpClient } = await import('./httpClient')
    const { data } = await httpClient.get<unknown>(path)
    const rows = codec.decode(Array.isArray(data) ? data[at] : undefined)
    if (!isRight(rows)) throw new Error(`${path}: the answer is no option list`)
    return rows.right.map(optionOf).filter((option) => option.value !== OTHER_NAME)
  }
  return (): Promise<readonly ListedOption[]> => {
    fetched ??= load().catch((error: unknown) => {
      console.error(error)
      fetched = undefined
      return []
    })
    return fetched
  }
}

export const fetchCities = optionList('/api/cities', Cities, (row) => sameWords(row.CityName))
export const fetchTreatments = optionList('/api/lead/treatments?departmentId=-1', Treatments, (row) => ({
  value: row.ProcedureName,
  label: treatmentDisplayLabel(row.ProcedureName),
}))
export const fetchConditions = optionList(
  '/api/lead/procedures?departmentId=-1',
  Conditions,
  (row) => sameWords(row.DiseaseName),
  1,
)
export const fetchSpecialities = optionList('/api/lead/specialities?hospitalId=-1', Specialities, (row) =>
  sameWords(row.DepartmentName),
)
