import 'server-only'
import { type Kysely, sql } from 'kysely'
import { STAFF_ROLES, type StaffMember, staffNameKey } from '@/model/desk/staff'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import { type AuditNote } from '@/server/privacy/audit/auditNote'
import type { Database } from '@/server/database/database'
import type { Schema } from '@/server/database/schema'
import { endSessionsOf, IDLE } from './deskSessions'
import { isOnDuty } from './duty'
import { replaceRecoveryCodes } from './recoveryCodes'
import { sealTimeCodeSecret } from './timeCodes'

/** A member of staff as the others see them. */
export interface StaffEntry extends StaffMember {
  readonly isDisabled: boolean
  readonly isSignedIn: boolean
  readonly isOnDuty: boolean
  readonly lastSeenAt: Date | null
}

type Place = Pick<Database, 'kysely'>

/** Everybody, owners first. @throws the database's error */
export async function staffEntries({ kysely }: Place): Promise<StaffEntry[]> {
  const rows = await kysely
    .selectFrom('staff_member')
    .leftJoin('staff_session', 'staff_session.staff_id', 'staff_member.id')
    .select(['staff_member.id', 'staff_member.name', 'staff_member.role'])
    .select(['staff_member.branches', 'staff_member.disabled_at'])
    .select(sql<Date | null>`max(staff_session.last_seen_at)`.as('lastSeenAt'))
    .select(
      sql<boolean>`coalesce(bool_or(staff_session.revoked_at is null and staff_session.expires_at > now()
        and staff_session.last_seen_at > now() - ${IDLE}::interval), false)`.as('isSignedIn'),
    )
    .select(sql<boolean>`${sql.raw(isOnDuty('staff_member'))}`.as('isOnDuty'))
    .groupBy('staff_member.id')
    .orderBy('staff_member.name_key')
    .execute()
  return rows
    .map(({ disabled_at: disabledAt, ...row }) => ({ ...row, isDisabled: disabledAt !== null }))
    .sort((one, other) => STAFF_ROLES.indexOf(one.role) - STAFF_ROLES.indexOf(other.role))
}

/** A member by name, in any case. @throws the database's error */
export const memberNamed = ({ kysely }: Place, name: string) =>
  kysely
    .selectFrom('staff_member')
    .select(['id', 'name', 'role', 'branches', 'disabled_at'])
    .where('name_key', '=', staffNameKey(name))
    .executeTakeFirst()

/** Voids the invitations of a name. @throws the database's error */
export async function withdrawInvitations(kysely: Kysely<Schema>, name: string): Promise<void> {
  await kysely
    .deleteFrom('staff_invitation')
    .where('name_key', '=', staffNameKey(name))
    .where('used_at', 'is', null)
    .execute()
}

/** Result of a change; 'lastOwner': refused, since no owner would remain. */
type ChangeOutcome = 'done' | 'lastOwner' | 'unknown'

export type StaffChange =
  Pick<StaffMember, 'role'> | Pick<StaffMember, 'branches'> | { readonly isDisabled: boolean }

/** A person with their rights, for the audit trail. */
export const memberInWords = ({ name, role, branches }: Omit<StaffMember, 'id'>): string =>
  [name, role, ...(branches === null ? [] : [`only ${branches.join(' and ')}`])].join(', ')

const entryOf = (
  change: StaffChange,
  after: Omit<StaffMember, 'id'>,
): Pick<AuditNote, 'action' | 'subject'> => {
  if (!('isDisabled' in change)) return { action: 'staff.changed', subject: memberInWords(after) }
  return { action: change.isDisabled ? 'staff.disabled' : 'staff.enabled', subject: after.name }
}

/**
 * Gives a member another role or other branches, disables or enables one, and writes it down. An owner has no limit. Each change ends
 * their sessions; disabling voids their invitations as well.
 * @throws the database's error
 */
export function changeMember(
  database: Pick<Database, 'transaction'>,
  id: string,
  change: StaffChange,
  by: Pick<AuditNote, 'actor' | 'why'>,
): Promise<ChangeOutcome> {
  return recordedChange(database, async ({ kysely, note }) => {
    // Serialises concurrent changes of owners.
    const owners = await kysely
      .selectFrom('staff_member')
      .select('id')
      .where('role', '=', 'owner')
      .where('disabled_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    const member = await kysely
      .selectFrom('staff_member')
      .select(['name', 'role', 'branches'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!member) return 'unknown'
    const { isDisabled, ...rights } = { isDisabled: false, ...change }
    const after = { ...member, ...rights }
    if (after.role === 'owner') after.branches = null
    const staysOwner = after.role === 'owner' && !isDisabled
    if (!staysOwner && owners.length === 1 && owners[0]?.id === id) return 'lastOwner'
    await kysely
      .updateTable('staff_member')
      .set(
        'isDisabled' in change
          ? { disabled_at: isDisabled ? sql<Date>`now()` : null }
          : { role: after.role, branches: after.branches },
      )
      .where('id', '=', id)
      .execute()
    await endSessionsOf(kysely, id)
    if (isDisabled) await withdrawInvitations(kysely, member.name)
    note({ ...by, ...entryOf(change, after) })
    return 'done'
  })
}

/** Credentials of a password login. */
export interface PasswordWay {
  readonly passwordHash: string
  readonly secret: string
  readonly recoveryCodes: readonly string[]
  /** Of the code that has proved the secret: it is used. */
  readonly step: number
}

/** Puts a password, a time code's secret and recovery codes in the place of those before. @throws the database's error */
export async function putPassword(kysely: Kysely<Schema>, staffId: string, way: PasswordWay): Promise<void> {
  await kysely
    .updateTable('staff_member')
    .set({
      password_hash: way.passwordHash,
      sealed_time_code: sealTimeCodeSecret(way.secret, staffId),
      used_time_step: way.step,
    })
    .where('id', '=', staffId)
    .execute()
  await replaceRecoveryCodes(kysely, staffId, way.recoveryCodes)
}

/** Whether a person can sign in by a password. @throws the database's error */
export async function hasPassword({ kysely }: Place, staffId: string): Promise<boolean> {
  const found = await kysely
    .selectFrom('staff_member')
    .select('password_hash')
    .where('id', '=', staffId)
    .executeTakeFirst()
  return typeof found?.password_hash === 'string'
}
