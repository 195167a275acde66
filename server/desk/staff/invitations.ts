import 'server-only'
import { type Kysely, sql } from 'kysely'
import { type StaffMember, staffNameKey, type StaffRole } from '@/model/desk/staff'
import type { Database } from '@/server/database/database'
import type { Schema } from '@/server/database/schema'
import { isToken, newToken, sign } from '@/server/config/secret'
import { endSessionsOf } from './deskSessions'
import { memberNamed, withdrawInvitations } from './staffMembers'

const GOOD_FOR_MS = 24 * 60 * 60 * 1000

const hashOf = (token: string, secret: string): string => sign(secret, 'desk invitation', token)

type Place = Pick<Database, 'kysely'>

/** An invitation that is good still. */
export interface Invitation {
  readonly name: string
  readonly role: StaffRole
}

export const invitationPath = (token: string): string => `/desk/invitation?token=${token}`

/**
 * Invites somebody, once and for 24 hours; an earlier invitation of the name is void. Who is a member already gets a new way to
 * sign in by it, and keeps the role.
 * @param secret of the site
 * @returns the token of the link; undefined where the member of that name is disabled
 * @throws the database's error
 */
export async function invite(
  database: Place,
  { name, role }: Invitation,
  { by, secret }: { readonly by: string; readonly secret: string },
): Promise<string | undefined> {
  const known = await memberNamed(database, name)
  if (known?.disabled_at) return undefined
  const token = newToken()
  await database.kysely.transaction().execute(async (transaction) => {
    await withdrawInvitations(transaction, name)
    await transaction
      .insertInto('staff_invitation')
      .values({
        token_hash: hashOf(token, secret),
        name: known?.name ?? name,
        name_key: staffNameKey(name),
        role: known?.role ?? role,
        invited_by: by,
        expires_at: new Date(Date.now() + GOOD_FOR_MS),
      })
      .execute()
  })
  return token
}

const open = (kysely: Kysely<Schema>) =>
  kysely
    .selectFrom('staff_invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)

/** The invitation of a link; undefined for one that was used, is over or never was. @throws the database's error */
export async function invitationOf(
  { kysely }: Place,
  token: string,
  secret: string,
): Promise<Invitation | undefined> {
  if (!isToken(token)) return undefined
  return open(kysely)
    .select(['name', 'role'])
    .where('token_hash', '=', hashOf(token, secret))
    .executeTakeFirst()
}

export interface OpenInvitation extends Invitation {
  readonly invitedBy: string
  readonly expiresAt: Date
}

/** Invitations that nobody has used yet, the newest first. @throws the database's error */
export const openInvitations = ({ kysely }: Place): Promise<OpenInvitation[]> =>
  open(kysely)
    .select(['name', 'role', 'invited_by as invitedBy', 'expires_at as expiresAt'])
    .orderBy('created_at', 'desc')
    .execute()

/**
 * Uses an invitation up: its person is a member afterwards, with nothing of an earlier way to sign in left and no session.
 * @param keep stores the new way, in the same transaction
 * @returns undefined for an invitation that is not good any more
 * @throws the database's error
 */
export function acceptInvitation(
  { kysely }: Place,
  token: string,
  secret: string,
  keep: (transaction: Kysely<Schema>, staffId: string) => Promise<void>,
): Promise<StaffMember | undefined> {
  return kysely.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('staff_invitation')
      .set({ used_at: sql<Date>`now()` })
      .where('token_hash', '=', hashOf(token, secret))
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['name', 'name_key', 'role'])
      .executeTakeFirst()
    if (!used) return undefined
    const member = await transaction
      .insertInto('staff_member')
      .values({ ...used, password_hash: null, sealed_time_code: null })
      // A member keeps name and role, and loses every way to sign in.
      .onConflict((conflict) =>
        conflict.column('name_key').doUpdateSet({ password_hash: null, sealed_time_code: null }),
      )
      .returning(['id', 'name', 'role'])
      .executeTakeFirstOrThrow()
    await transaction.deleteFrom('staff_passkey').where('staff_id', '=', member.id).execute()
    await transaction.deleteFrom('staff_recovery_code').where('staff_id', '=', member.id).execute()
    await endSessionsOf(transaction, member.id)
    await keep(transaction, member.id)
    return member
  })
}
