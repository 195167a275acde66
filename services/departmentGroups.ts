import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { callSite } from './httpClient'
import type { Language } from '@/model/page/language'

const MENU_PATH = '/api/menu'

const Group = t.intersection([
  t.type({ title: t.string, links: t.array(t.type({ href: t.string, name: t.string })) }),
  t.partial({ level: t.string }),
])
const Groups = t.record(t.string, t.array(Group))

/** A titled list of links in a department's panel. */
export type DepartmentGroup = t.TypeOf<typeof Group>

/** The menu's conditions and treatments by department; none where they cannot be fetched, which is logged. */
export async function fetchDepartmentGroups(
  language: Language,
): Promise<Readonly<Record<string, readonly DepartmentGroup[]>>> {
  const path = language === 'hi' ? `${MENU_PATH}?language=hi` : MENU_PATH
  try {
    const groups = Groups.decode((await callSite(path, { method: 'GET' })).data)
    if (!isRight(groups)) throw new Error(`${MENU_PATH}: the answer is no menu`)
    return groups.right
  } catch (error) {
    console.error(error)
    return {}
  }
}
