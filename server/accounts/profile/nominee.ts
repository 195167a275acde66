import 'server-only'
import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import { runtime } from '@/server/runtime'
import { dataKeys, versionOf } from '@/server/privacy/sealing/dataKeys'
import { unseal } from '@/server/privacy/sealing/sealedText'

/**
 * Exercises a user's rights if the user dies or cannot act (Digital Personal Data Protection Act, 2023, section
 * 14).
 */
const Nominee = t.type({ name: t.string, mobile: t.string })
export type Nominee = t.TypeOf<typeof Nominee>

const PURPOSE = 'nominee'

/** @throws {DataKeyError} {DamagedSealError} when it cannot be opened; one that an older release has sealed is undefined then */
const opened = (stored: string, userId: string, secret: string): string | undefined =>
  // Older releases sealed it with APP_SECRET.
  Number.isNaN(versionOf(stored))
    ? unseal(secret, PURPOSE, stored, userId)
    : dataKeys().open(PURPOSE, stored, userId)

/**
 * A stored nominee, sealed with the key in use; as it is where APP_SECRET is another than it was sealed with.
 * @throws {DataKeyError} {DamagedSealError} when it cannot be opened
 */
export function resealedNominee(stored: string, userId: string, secret: string): string {
  const text = opened(stored, userId, secret)
  return text === undefined ? stored : dataKeys().seal(PURPOSE, text, userId)
}

/** @throws the database's error; as resealedNominee */
export async function nomineeOf(userId: string): Promise<Nominee | undefined> {
  const { database, secret } = runtime()
  const { rows } = await database.executeSql<{ nominee: string | null }>(
    'select nominee from app_user where id = $1::uuid',
    [userId],
  )
  const text = rows[0]?.nominee ? opened(rows[0].nominee, userId, secret) : undefined
  return text === undefined ? undefined : decoded(Nominee, JSON.parse(text))
}

/** Replaces or removes the nominee. @throws the database's error */
export async function saveNominee(userId: string, nominee: Nominee | null): Promise<void> {
  await runtime().database.executeSql(
    'update app_user set nominee = $2, updated_at = now() where id = $1::uuid',
    [userId, nominee && dataKeys().seal(PURPOSE, JSON.stringify(nominee), userId)],
  )
}
