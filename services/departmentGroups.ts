import type * as t from 'io-ts'
import { MENU, type MenuGroup } from '@/model/calls/catalogueCalls'
import { decoded } from '@/model/decoded'
import { callSite } from './httpClient'
import type { Language } from '@/model/page/language'
import { addressIn } from './addressIn'

export type DepartmentGroup = t.TypeOf<typeof MenuGroup>

type Departments = t.TypeOf<typeof MENU.answer>

/** Departments by slug: plain words, conditions and treatments; empty after a logged failure. */
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
