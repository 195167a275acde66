import 'server-only'
import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { ConfigError } from '@/server/config/config'
import { sameText } from '@/server/config/secret'
import type { Database } from '@/server/database/database'
import { holdHashOf } from '@/server/privacy/retention/legalHold'
import { dataKeys } from '@/server/privacy/sealing/dataKeys'
import type { VerifiedNumber } from '@/server/leads/leadStore'

/*
 * All servers of a database need one APP_SECRET: with another one a server would find no session, code, invitation or held
 * number. The database keeps what tells it from others: a slow hash with a salt, of no use to who guesses (scrypt, OWASP's parameters).
 */

/** Another APP_SECRET is in use; the message is one line. */
export class AppSecretError extends ConfigError {}

const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
const BYTES = 32

const hash = promisify<string, string, number, typeof COST, Buffer>(scrypt)

const proofOf = async (secret: string, salt: string): Promise<string> =>
  (await hash(secret, salt, BYTES, COST)).toString('base64url')

const READ = 'select salt, proof from app_secret_use'
const FIRST = 'insert into app_secret_use (salt, proof) values ($1, $2) on conflict do nothing'
const USE = `insert into app_secret_use (salt, proof) values ($1, $2)
  on conflict (only_row) do update set salt = excluded.salt, proof = excluded.proof`

async function newProof(secret: string): Promise<readonly [salt: string, proof: string]> {
  const salt = randomBytes(BYTES).toString('base64url')
  return [salt, await proofOf(secret, salt)]
}

const read = async ({ executeSql }: Pick<Database, 'executeSql'>) =>
  (await executeSql<{ salt: string; proof: string }>(READ)).rows[0]

/**
 * Makes sure that a secret is the one that the database is used with; the first server's is.
 * @throws {AppSecretError} when it is another one; the database's error
 */
export async function checkSecretInUse(
  database: Pick<Database, 'executeSql'>,
  secret: string,
): Promise<void> {
  if (!(await read(database))) await database.executeSql(FIRST, await newProof(secret))
  // Another server may have been first.
  const use = await read(database)
  if (use && !sameText(use.proof, await proofOf(secret, use.salt)))
    throw new AppSecretError(
      'APP_SECRET: another than the one that this database is used with: set the same on every server, ' +
        'or stop them all and put this one in use with npm run keys -- secret',
    )
}

interface HeldNumber {
  readonly id: string
  readonly number_hash: string
  readonly sealed_number: string
}

/**
 * Replaces the secret while no server runs. Sessions, codes and invitations end; legal holds on numbers stay.
 * @returns number of holds rewritten
 * @throws the database's error; {DataKeyError} if a hold's key is missing
 */
export async function putSecretInUse(
  { transaction }: Pick<Database, 'transaction'>,
  secret: string,
): Promise<number> {
  const proof = await newProof(secret)
  return transaction(async (executeSql) => {
    const { rows } = await executeSql<HeldNumber>(
      'select id, number_hash, sealed_number from legal_hold where number_hash is not null',
    )
    for (const { id, number_hash, sealed_number } of rows) {
      // As placeHold has written it.
      const number = JSON.parse(dataKeys().open('legal hold', sealed_number)) as VerifiedNumber
      const now = holdHashOf(secret, number)
      await executeSql('update legal_hold set number_hash = $2 where id = $1::uuid', [id, now])
      await executeSql('update blocked_record set number_hash = $2 where number_hash = $1', [
        number_hash,
        now,
      ])
    }
    await executeSql(USE, [...proof])
    return rows.length
  })
}
