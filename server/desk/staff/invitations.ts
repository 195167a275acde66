import 'server-only'
import { type Kysely, sql } from 'kysely'
import { type StaffMember, staffNameKey, type StaffRole } from '@/model/desk/staff'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import type { Database } from '@/server/database/database'
import type { Schema } from '@/server/database/schema'
import { isToken, newToken, sign } from '@/server/config/secret'
import { endSessionsOf } from './deskSessions'
import { memberInWords, memberNamed, withdrawInvitations } from './staffMembers'

const GOOD_FOR_MS = 24 * 60 * 60 * 1000

const hashOf = (token: string, secret: string): string => sign(secret, 'desk invitation', token)

type Place = Pick<Database, 'kysely'>

/** An invitation that is good still. */
export interface Invitation {
  readonly name: string
  readonly role: StaffRole
  readonly branches: StaffMember['branches']
}

export const invitationPath = (token: string): string => `/desk/invitation?token=${token}`

/**
 * Creates a single-use invitation, valid for 24 hours, with its audit entry; an earlier invitation of the name is
 * void. An existing member keeps the role and gets a new way to sign in.
 * @param by who invites, as the audit trail names them
 * @param secret of the site
 * @returns the token of the link; undefined where the member of that name is disabled
 * @throws the database's error
 */
export function invite(
  database: Pick<Database, 'transaction'>,
  { name, role, branches }: Invitation,
  { by, secret, why }: { readonly by: string; readonly secret: string; readonly why?: string },
): Promise<string | undefined> {
  return recordedChange(database, async ({ kysely, note }) => {
    const known = await memberNamed({ kysely }, name)
    if (known?.disabled_at) return undefined
    const token = newToken()
    const invited = known
      ? { name: known.name, role: known.role, branches: known.branches }
      : { name, role, branches }
    await withdrawInvitations(kysely, name)
    await kysely
      .insertInto('staff_invitation')
      .values({
        ...invited,
        token_hash: hashOf(token, secret),
        name_key: staffNameKey(name),
        invited_by: by,
        expires_at: new Date(Date.now() + GOOD_FOR_MS),
      })
      .execute()
    note({ actor: `staff ${by}`, action: 'staff.invited', subject: memberInWords(invited), why })
    return token
  })
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
    .select(['name', 'role', 'branches'])
    .where('token_hash', '=', hashOf(token, secret))
    .executeTakeFirst()
}

export interface OpenInvitation extends Invitation {
  readonly invitedBy: string
  readonly expiresAt: Date
}

/** Unused invitations, newest first. @throws the database's error */
export const openInvitations = ({ kysely }: Place): Promise<OpenInvitation[]> =>
  open(kysely)
    .select(['name', 'role', 'branches', 'invited_by as invitedBy', 'expires_at as expiresAt'])
    .orderBy('created_at', 'desc')
    .execute()

/**
 * Uses an invitation up, and writes it down: its person is a member afterwards, with nothing of an earlier way to sign in left
 * and no session.
 * @param way the new way to sign in; `keep` stores it, in the same transaction
 * @returns undefined for an invitation that is not good any more
 * @throws the database's error
 */
export function acceptInvitation(
  database: Pick<Database, 'transaction'>,
  token: string,
  secret: string,
  way: {
    readonly kind: 'passkey' | 'password'
    readonly keep: (kysely: Kysely<Schema>, staffId: string) => Promise<void>
  },
): Promise<StaffMember | undefined> {
  return recordedChange(database, async ({ kysely, note }) => {
    const used = await kysely
      .updateTable('staff_invitation')
      .set({ used_at: sql<Date>`now()` })
      .where('token_hash', '=', hashOf(token, secret))
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['name', 'name_key', 'role', 'branches'])
      .executeTakeFirst()
    if (!used) return undefined
    const member = await kysely
      .insertInto('staff_member')
      .values({ ...used, password_hash: null, sealed_time_code: null })
      // A member keeps name and role, and loses every way to sign in.
      .onConflict((conflict) =>
        conflict.column('name_key').doUpdateSet({ password_hash: null, sealed_time_code: null }),
      )
      .returning(['id', 'name', 'role', 'branches'])
      .executeTakeFirstOrThrow()
    await kysely.deleteFrom('staff_passkey').where('staff_id', '=', member.id).execute()
    await kysely.deleteFrom('staff_recovery_code').where('staff_id', '=', member.id).execute()
    await endSessionsOf(kysely, member.id)
    await way.keep(kysely, member.id)
    note({ actor: `staff ${member.name}`, action: 'staff.joined', subject: way.kind })
    return member
  })
}
