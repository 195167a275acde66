import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import { callSite } from './httpClient'
import type { Language } from '@/model/page/language'
import { addressIn } from './addressIn'

const MENU_PATH = '/api/menu'

const Group = t.intersection([
  t.type({ title: t.string, links: t.array(t.type({ href: t.string, name: t.string })) }),
  t.partial({ level: t.string }),
])
const Departments = t.record(
  t.string,
  t.intersection([t.type({ groups: t.array(Group) }), t.partial({ inPlainWords: t.string })]),
)

/** A titled list of links in a department's panel. */
export type DepartmentGroup = t.TypeOf<typeof Group>

type Departments = t.TypeOf<typeof Departments>

/** Each department in plain words, with its conditions and treatments, by its slug; none where they cannot be fetched, which is logged. */
export async function fetchDepartmentGroups(language: Language): Promise<Departments> {
  try {
    const { data } = await callSite(addressIn(MENU_PATH, language), { method: 'GET' })
    const departments = decoded(Departments, data)
    if (!departments) throw new Error(`${MENU_PATH}: the answer is no menu`)
    return departments
  } catch (error) {
    console.error(error)
    return {}
  }
}
