import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { callSite } from './httpClient'

const MENU_PATH = '/api/menu'
const Groups = t.record(t.string, t.string)

/** The menu's conditions and treatments as HTML, by department; none where they cannot be fetched, which is logged. */
export async function fetchDepartmentGroups(
  language: 'en' | 'hi',
): Promise<Readonly<Record<string, string>>> {
  try {
    const { data } = await callSite(language === 'hi' ? `${MENU_PATH}?language=hi` : MENU_PATH, {
      method: 'GET',
    })
    const groups = Groups.decode(data)
    if (!isRight(groups)) throw new Error(`${MENU_PATH}: the answer is no menu`)
    return groups.right
  } catch (error) {
    console.error(error)
    return {}
  }
}
