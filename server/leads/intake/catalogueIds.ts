import 'server-only'
import { hospitalOptions } from '@/content/options/catalogueOptions'
import type { LeadBody } from '@/model/lead/lead'
import { ID_FIELDS, ID_FIELD_NAMES, isCatalogueId } from '@/model/lead/leadFields'
import { OTHER_ID, OTHER_NAME } from '@/model/search/options'
import { tableOf } from '@/server/catalogue/rowQuery'
import { log } from '@/server/log'
import { isRunning, runtime } from '@/server/runtime'

/** The id of the one row of that name; undefined where none or several have it, or nobody can be asked now. */
async function idOfName(kind: 'hospitals' | 'doctors', name: string): Promise<number | undefined> {
  const listed = kind === 'hospitals' && hospitalOptions().find((row) => row.HospitalName === name)
  if (listed) return listed.HospitalId
  if (!isRunning() || !runtime().intake.breaker.isAvailable) return undefined
  try {
    const find = `select id from ${tableOf(kind)} where name = $1 limit 2`
    const { rows } = await runtime().database.executeSql<{ id: number }>(find, [name])
    return rows.length === 1 ? rows[0]?.id : undefined
  } catch (error) {
    // No reason to lose an enquiry.
    log.warn({ err: error }, 'the id of a name could not be looked up')
    return undefined
  }
}

/**
 * A lead's body with ids where a caller sent names of the catalogue's hospitals and doctors. What names none of them is
 * left out: a form that asks for the hospital then asks again.
 */
export async function withCatalogueIds(body: LeadBody): Promise<LeadBody> {
  const found: LeadBody = {}
  for (const field of ID_FIELD_NAMES) {
    const text = body[field] ?? ''
    if (text === '' || isCatalogueId(text)) continue
    const id = text === OTHER_NAME ? OTHER_ID : await idOfName(ID_FIELDS[field], text)
    found[field] = id === undefined ? '' : String(id)
  }
  return { ...body, ...found }
}
