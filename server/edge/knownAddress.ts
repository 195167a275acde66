import 'server-only'
import { type Address, readAddress } from '@/model/page/address'
import { headersOfAddress } from '@/server/http/securityHeaders'

/** What a request's target asks for, and what that adds to an answer's headers. */
export type KnownAddress = { readonly address: Address; readonly own: ReturnType<typeof headersOfAddress> }

/** Addresses that were read already, of those that are asked for again and again: without a query. */
const addresses = new Map<string, KnownAddress>()
const KNOWN_ADDRESSES = 5000

/** Reads a target, or remembers what it says. */
export function knownAddress(target: string): KnownAddress {
  const known = addresses.get(target)
  if (known) return known
  const read = { address: readAddress(target), own: headersOfAddress(target) }
  if (addresses.size >= KNOWN_ADDRESSES) addresses.clear()
  if (read.address.kind === 'document' && !target.includes('?')) addresses.set(target, read)
  return read
}
