import 'server-only'
import { type StaffRole, staffNameKey } from '@/model/desk/staff'
import type { Database } from '@/server/database/database'
import { createDeskSession, deskCookie } from '@/server/desk/staff/deskSessions'
import { runtime } from '@/server/runtime'
import { cookieHeader } from './cookieHeader'

/** A member of staff without any way to sign in, found again by name. */
export async function staffMember(
  { kysely }: Pick<Database, 'kysely'>,
  { role, name }: { readonly role: StaffRole; readonly name: string },
): Promise<string> {
  const { id } = await kysely
    .insertInto('staff_member')
    .values({ name, name_key: staffNameKey(name), role, password_hash: null, sealed_time_code: null })
    .onConflict((conflict) => conflict.column('name_key').doUpdateSet({ role }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Signs in a member of staff, created if missing. @returns the Cookie header of their browser */
export async function staffCookie(
  database: Pick<Database, 'kysely'>,
  person: { readonly role: StaffRole; readonly name: string },
): Promise<string> {
  const id = await staffMember(database, person)
  const token = await createDeskSession(database, id, { secret: runtime().secret })
  return cookieHeader([deskCookie(token)])
}
