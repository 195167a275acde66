import 'server-only'
import { type Kysely, sql } from 'kysely'
import { randomInt } from 'node:crypto'
import type { Schema } from '@/server/database/schema'
import { runtime } from '@/server/runtime'
import { sign } from '@/server/config/secret'

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP = 5
const HOW_MANY = 10

const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Ten codes of 74 bits each, such as `k7m2p-x9w4c-tz8hd`; each can replace a time code once. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, () => letters(GROUP)).join('-'))

/** A code as it was typed, with or without its dashes. */
const typed = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')

const hashOf = (code: string, staffId: string): string =>
  sign(runtime().secret, 'desk recovery code', `${staffId} ${typed(code)}`)

/** Puts a person's codes in the place of those before. @throws the database's error */
export async function replaceRecoveryCodes(
  database: Kysely<Schema>,
  staffId: string,
  codes: readonly string[],
): Promise<void> {
  await database.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  if (!codes.length) return
  await database
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ code_hash: hashOf(code, staffId), staff_id: staffId })))
    .execute()
}

/** Uses a code up. @returns whether it was there to be used @throws the database's error */
export async function spendRecoveryCode(
  database: Kysely<Schema>,
  staffId: string,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('staff_recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('code_hash', '=', hashOf(code, staffId))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
