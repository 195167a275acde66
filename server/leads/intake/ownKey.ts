import 'server-only'
import { callerOf } from '@/server/http/requestProof'
import { runtime } from '@/server/runtime'
import { sign } from '@/server/secret'

/**
 * The idempotency key of a caller as it is stored: another caller's same key is another one, so that nobody gets a
 * stranger's answer or loses a lead to it. Who has lost what proved the call makes a second lead, at worst.
 */
export const ownKey = (request: Request, key: string): string =>
  sign(runtime().secret, 'idempotency', JSON.stringify([callerOf(request), key]))
