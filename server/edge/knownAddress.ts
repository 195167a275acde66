import 'server-only'
import { type Address, readAddress } from '@/model/page/address'
import { headersOfAddress } from '@/server/http/securityHeaders'

/** A parsed request target, and the headers it adds to an answer. */
export type KnownAddress = { readonly address: Address; readonly own: ReturnType<typeof headersOfAddress> }

/** Addresses that were read already, of those that are asked for again and again: without a query. */
const addresses = new Map<string, KnownAddress>()
const KNOWN_ADDRESSES = 5000

/** Parses a target, memoised. */
export function knownAddress(target: string): KnownAddress {
  const known = addresses.get(target)
  if (known) return known
  const read = { address: readAddress(target), own: headersOfAddress(target) }
  if (addresses.size >= KNOWN_ADDRESSES) addresses.clear()
  if (read.address.kind === 'document' && !target.includes('?')) addresses.set(target, read)
  return read
}
