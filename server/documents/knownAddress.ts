import 'server-only'
import { type Address, readAddress } from '@/model/page/address'
import { withoutLanguage } from '@/model/page/language'
import { pageTypeOf } from '@/model/page/pageTypes'

/** Addresses that were read already, of those that are asked for again and again: without a query. */
const addresses = new Map<string, Address>()
const KNOWN_ADDRESSES = 5000

/** What a request's target asks for; the same answer as readAddress. */
export function knownAddress(target: string): Address {
  const known = addresses.get(target)
  if (known) return known
  const address = readAddress(target)
  if (addresses.size >= KNOWN_ADDRESSES) addresses.clear()
  if (address.kind === 'document' && !target.includes('?')) addresses.set(target, address)
  return address
}

/** The pattern of an address, without what stands in its place. */
export function routeOf(address: Address): string {
  if (address.kind !== 'document') return address.kind
  return pageTypeOf(withoutLanguage(address.path)).route
}
