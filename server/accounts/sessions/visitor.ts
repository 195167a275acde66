import 'server-only'
import { isDatabaseUnavailable } from '@/server/database/databaseUnavailable'
import { log } from '@/server/log'
import { isRunning, runtime } from '@/server/runtime'
import { type Session, sessionOf } from './sessions'

/** Who opens a page of the account's. */
export type Visitor =
  | { readonly kind: 'signedIn'; readonly session: Session }
  | { readonly kind: 'signedOut' }
  /** The database is unavailable: nobody can say. */
  | { readonly kind: 'away' }

/** Who opens a page, by the request's headers; never rejects. */
export async function visitorOf(request: Request): Promise<Visitor> {
  if (!isRunning() || !runtime().keeping.gate.isOpen) return { kind: 'away' }
  try {
    const session = await sessionOf(request)
    return session ? { kind: 'signedIn', session } : { kind: 'signedOut' }
  } catch (error) {
    log.error({ err: error }, 'a session could not be looked up')
    if (isDatabaseUnavailable(error)) runtime().keeping.gate.fail(error)
    return { kind: 'away' }
  }
}
