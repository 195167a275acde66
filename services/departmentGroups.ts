import type * as t from 'io-ts'
import { MENU, type MenuGroup } from '@/model/calls/catalogueCalls'
import { decoded } from '@/model/decoded'
import { callSite } from './httpClient'
import type { Language } from '@/model/page/language'
import { addressIn } from './addressIn'

/** A titled list of links in a department's panel. */
export type DepartmentGroup = t.TypeOf<typeof MenuGroup>

type Departments = t.TypeOf<typeof MENU.answer>

/** Each department in plain words, with its conditions and treatments, by its slug; none where they cannot be fetched, which is logged. */
export async function fetchDepartmentGroups(language: Language): Promise<Departments> {
  try {
    const { data } = await callSite(addressIn(MENU.path, language), { method: 'GET' })
    const departments = decoded(MENU.answer, data)
    if (!departments) throw new Error(`${MENU.path}: the answer is no menu`)
    return departments
  } catch (error) {
    console.error(error)
    return {}
  }
}
