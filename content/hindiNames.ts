import 'server-only'
import { citiesToChoose, conditions, departments, treatments } from './catalogue'
import { derived } from './catalogueSnapshot'

/** Hindi names by the English ones, which are what lists and leads carry. */
export type HindiNames = Readonly<
  Record<'cities' | 'treatments' | 'conditions' | 'departments', ReadonlyMap<string, string>>
>

/** What the catalogue calls its cities, treatments, conditions and departments in Hindi. */
export const hindiNames = derived((): HindiNames => ({
  cities: new Map(citiesToChoose().map(({ cityname, hindi }) => [cityname, hindi])),
  treatments: new Map(treatments().map(({ ProcedureName, hindi }) => [ProcedureName, hindi])),
  conditions: new Map(conditions().map(({ DiseaseName, hindi }) => [DiseaseName, hindi])),
  departments: new Map(departments().map(({ DepartmentName, hindi }) => [DepartmentName, hindi])),
}))
