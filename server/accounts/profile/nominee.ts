import 'server-only'
import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { runtime } from '@/server/runtime'
import { seal, unseal } from '@/server/sealing/sealedText'

/** Who may use a user's rights if the user dies or cannot act (Digital Personal Data Protection Act, 2023, section 14). */
const Nominee = t.type({ name: t.string, mobile: t.string })
export type Nominee = t.TypeOf<typeof Nominee>

const PURPOSE = 'nominee'

/** The person whom a user has named; undefined for none. @throws the database's error */
export async function nomineeOf(userId: string): Promise<Nominee | undefined> {
  const { database, secret } = runtime()
  const { rows } = await database.executeSql<{ nominee: string | null }>(
    'select nominee from app_user where id = $1::uuid',
    [userId],
  )
  const text = rows[0]?.nominee ? unseal(secret, PURPOSE, rows[0].nominee, userId) : undefined
  const read = Nominee.decode(text === undefined ? undefined : JSON.parse(text))
  return isRight(read) ? read.right : undefined
}

/** Names another person, or none; the account's erasure takes it along. @throws the database's error */
export async function saveNominee(userId: string, nominee: Nominee | null): Promise<void> {
  const { database, secret } = runtime()
  await database.executeSql('update app_user set nominee = $2, updated_at = now() where id = $1::uuid', [
    userId,
    nominee && seal(secret, PURPOSE, JSON.stringify(nominee), userId),
  ])
}
