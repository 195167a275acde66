import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import type { SignInFailure } from '@/model/desk/staff'
import { postJson } from './httpClient'

/** Loaded with the first passkey. */
const webauthn = () => import('@simplewebauthn/browser')

const Locked = t.type({ waitSeconds: t.number })
const Challenge = t.type({ data: t.type({ id: t.string, options: t.UnknownRecord }) })

/** @throws {SignInFailure} */
async function post(path: string, body: unknown): Promise<unknown> {
  const { status, data } = await postJson(path, body).catch((): never => {
    throw { kind: 'unanswered' } satisfies SignInFailure
  })
  if (status === 200) return data
  if (status === 429)
    throw { kind: 'locked', seconds: Locked.is(data) ? data.waitSeconds : 60 } satisfies SignInFailure
  const isRefused = status === 401 || status === 404 || status === 403
  throw { kind: isRefused ? 'refused' : 'unanswered' } satisfies SignInFailure
}

async function challenge(path: string, body: unknown): Promise<{ id: string; options: unknown }> {
  const made = decoded(Challenge, await post(path, body))
  if (!made) throw { kind: 'unanswered' } satisfies SignInFailure
  return made.data
}

/** The person cancelled, or the browser has no passkey. */
function browserFailure(error: unknown): never {
  const isUnsupported =
    error instanceof Error && /not supported|NotSupportedError/i.test(error.message + error.name)
  throw { kind: isUnsupported ? 'unsupported' : 'cancelled' } satisfies SignInFailure
}

/** @throws {SignInFailure} */
export const signInByPassword = async (proof: {
  readonly name: string
  readonly password: string
  readonly code: string
}): Promise<void> => void (await post('/desk/api/login', proof))

async function signBy(path: string): Promise<void> {
  const { browserSupportsWebAuthn, startAuthentication } = await webauthn()
  if (!browserSupportsWebAuthn()) throw { kind: 'unsupported' } satisfies SignInFailure
  const { id, options } = await challenge('/desk/api/login/challenge', {})
  // Made by the server's library.
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON }).catch(browserFailure)
  await post(path, { id, response })
}

/** Signs in with a passkey. @throws {SignInFailure} */
export const signInByPasskey = (): Promise<void> => signBy('/desk/api/login/passkey')

/** Confirms the signed-in person with a passkey. @throws {SignInFailure} */
export const proveByPasskey = (): Promise<void> => signBy('/desk/api/account/prove')

async function makeBy(path: string, body: Readonly<Record<string, string>>): Promise<void> {
  const { browserSupportsWebAuthn, startRegistration } = await webauthn()
  if (!browserSupportsWebAuthn()) throw { kind: 'unsupported' } satisfies SignInFailure
  const { id, options } = await challenge(`${path}/challenge`, body)
  // Made by the server's library.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const response = await startRegistration({ optionsJSON }).catch(browserFailure)
  await post(`${path}/passkey`, { ...body, id, response })
}

/** Creates an invited person's passkey and signs in. @throws {SignInFailure} */
export const joinByPasskey = (token: string): Promise<void> => makeBy('/desk/api/invitation', { token })

/** Adds a passkey for the signed-in person. @throws {SignInFailure} */
export const addPasskey = (): Promise<void> => makeBy('/desk/api/account', {})
