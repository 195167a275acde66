import 'server-only'
import { type Address, readAddress } from '@/model/page/address'
import { headersOfAddress } from '@/server/http/securityHeaders'

export type KnownAddress = { readonly address: Address; readonly own: ReturnType<typeof headersOfAddress> }

/** Without a query, since those repeat. */
const addresses = new Map<string, KnownAddress>()
const KNOWN_ADDRESSES = 5000

export function knownAddress(target: string): KnownAddress {
  const known = addresses.get(target)
  if (known) return known
  const read = { address: readAddress(target), own: headersOfAddress(target) }
  if (addresses.size >= KNOWN_ADDRESSES) addresses.clear()
  if (read.address.kind === 'document' && !target.includes('?')) addresses.set(target, read)
  return read
}
