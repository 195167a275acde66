import 'server-only'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { type Kysely, sql } from 'kysely'
import type { Device } from '@/model/account/device'
import type { StaffMember } from '@/model/desk/staff'
import { brand } from '@/content/brand'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import type { Schema } from '@/server/database/schema'
import { isUuid } from '@/server/database/uuid'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'

/* Passkeys (WebAuthn level 3): discoverable, with the person verified by the device; docs/decisions/0054. */

/** How long a person may take. */
const CHALLENGE_MS = 5 * 60 * 1000

/** How browsers write a passkey's id. */
const BASE64URL = /^[\w-]+$/

/** Fetched with the first passkey. */
const webauthn = () => import('@simplewebauthn/server')

const origin = (): string => new URL(runtime().config.siteUrl).origin
const rpId = (): string => new URL(runtime().config.siteUrl).hostname

/** Purpose of a challenge, which is accepted for nothing else. */
export type ChallengePurpose = 'login' | `join ${string}` | `add ${string}`

export interface Challenge<Options> {
  readonly id: string
  readonly options: Options
}

async function keepChallenge<Options extends { challenge: string }>(
  purpose: ChallengePurpose,
  options: Options,
): Promise<Challenge<Options>> {
  const { id } = await runtime()
    .database.kysely.insertInto('staff_challenge')
    .values({ purpose, challenge: options.challenge, expires_at: new Date(Date.now() + CHALLENGE_MS) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, options }
}

/** Takes a challenge, once. */
async function takeChallenge(id: string, purpose: ChallengePurpose): Promise<string | undefined> {
  if (!isUuid(id)) return undefined
  const taken = await runtime()
    .database.kysely.deleteFrom('staff_challenge')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge')
    .executeTakeFirst()
  return taken?.challenge
}

/** Asks a browser for one of its passkeys of this site. @throws the database's error */
export async function loginChallenge(): Promise<Challenge<PublicKeyCredentialRequestOptionsJSON>> {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({ rpID: rpId(), userVerification: 'required' })
  return keepChallenge('login', options)
}

/**
 * Challenge to create a passkey for a person.
 * @param staffId undefined for an invited person
 * @throws the database's error
 */
export async function passkeyChallenge(
  purpose: ChallengePurpose,
  name: string,
  staffId?: string,
): Promise<Challenge<PublicKeyCredentialCreationOptionsJSON>> {
  const known = staffId === undefined ? [] : await passkeysOf(staffId)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: brand().name,
    rpID: rpId(),
    userName: name,
    userDisplayName: name,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return keepChallenge(purpose, options)
}

/** Handles a refused answer: the library throws for invalid ones. */
function refused(error: unknown): undefined {
  log.info({ err: error }, 'a passkey was refused')
  return undefined
}

/** A passkey as it is stored. */
export interface NewPasskey {
  readonly credential_id: string
  readonly public_key: string
  readonly counter: number
  readonly transports: string
}

/** The passkey that a browser has made, undefined where it does not hold. @throws the database's error */
export async function madePasskey(
  purpose: ChallengePurpose,
  challengeId: string,
  response: RegistrationResponseJSON,
): Promise<NewPasskey | undefined> {
  const expectedChallenge = await takeChallenge(challengeId, purpose)
  if (expectedChallenge === undefined) return undefined
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin(),
    expectedRPID: rpId(),
    requireUserVerification: true,
  }).catch((error: unknown) => ({ verified: false, registrationInfo: refused(error) }))
  if (!verified || !registrationInfo) return undefined
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
  }
}

/** Keeps a passkey of a person. @throws the database's error, also for one that is kept already */
export async function keepPasskey(
  database: Kysely<Schema>,
  staffId: string,
  passkey: NewPasskey,
  device: Device | null,
): Promise<void> {
  await database
    .insertInto('staff_passkey')
    .values({ ...passkey, staff_id: staffId, device: device && JSON.stringify(device) })
    .execute()
}

/**
 * The owner of the passkey in a browser's answer; undefined if invalid or disabled. The counter, where the device has
 * one, must exceed the last one: this detects a copied passkey.
 * @throws the database's error
 */
export async function staffOfPasskey(
  challengeId: string,
  response: AuthenticationResponseJSON,
): Promise<StaffMember | undefined> {
  const { kysely } = runtime().database
  const expectedChallenge = await takeChallenge(challengeId, 'login')
  if (expectedChallenge === undefined || !BASE64URL.test(response.id)) return undefined
  const known = await kysely
    .selectFrom('staff_passkey')
    .selectAll()
    .where('credential_id', '=', response.id)
    .executeTakeFirst()
  if (!known) return undefined
  const { verifyAuthenticationResponse } = await webauthn()
  const answer = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin(),
    expectedRPID: rpId(),
    requireUserVerification: true,
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
      counter: Number(known.counter),
    },
  }).catch(refused)
  if (!answer?.verified) return undefined
  const { newCounter } = answer.authenticationInfo
  const { numUpdatedRows } = await kysely
    .updateTable('staff_passkey')
    .set({ counter: newCounter, last_used_at: sql<Date>`now()` })
    .where('id', '=', known.id)
    .where('counter', '=', known.counter)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return undefined
  return kysely
    .selectFrom('staff_member')
    .select(['id', 'name', 'role', 'branches'])
    .where('id', '=', known.staff_id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

export interface Passkey {
  readonly id: string
  readonly credentialId: string
  readonly device: Device | null
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** A person's passkeys, oldest first. @throws the database's error */
export const passkeysOf = (staffId: string): Promise<Passkey[]> =>
  runtime()
    .database.kysely.selectFrom('staff_passkey')
    .select([
      'id',
      'credential_id as credentialId',
      'device',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .execute()

/**
 * Removes one of a person's passkeys, and writes it down.
 * @returns whether it was removed: the last way to sign in stays
 * @throws the database's error
 */
export function removePasskey({ id: staffId, name }: StaffMember, id: string): Promise<boolean> {
  return recordedChange(runtime().database, async ({ kysely, note }) => {
    const { password_hash: password } = await kysely
      .selectFrom('staff_member')
      .select('password_hash')
      .where('id', '=', staffId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const all = await kysely
      .selectFrom('staff_passkey')
      .select('id')
      .where('staff_id', '=', staffId)
      .execute()
    if (password === null && all.length < 2) return false
    const { numDeletedRows } = await kysely
      .deleteFrom('staff_passkey')
      .where('staff_id', '=', staffId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return false
    note({ actor: `staff ${name}`, action: 'staff.passkey.removed' })
    return true
  })
}
