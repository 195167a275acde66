import 'server-only'
import { lookup as systemLookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/* Which addresses this server may be sent to by somebody else: never its own, those of its network, or tunnels to them. */

/** Special-purpose addresses that are not public (IANA registries). */
const REFUSED = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  REFUSED.addSubnet(network, bits)
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  REFUSED.addSubnet(network, bits, 'ipv6')
const GLOBAL_IPV6 = new BlockList()
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet: not this machine, its network, or a tunnel to them. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address)
  if (version === 4) return !REFUSED.check(address)
  return version === 6 && GLOBAL_IPV6.check(address, 'ipv6') && !REFUSED.check(address, 'ipv6')
}

/**
 * Looks a name up and gives out public addresses only, at the moment of the connection, so that a name that is looked up
 * twice cannot lead elsewhere the second time.
 */
export const publicLookup =
  (lookup: typeof systemLookup = systemLookup): LookupFunction =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      const [first] = found
      if (!first || !found.every(({ address }) => isPublicAddress(address)))
        return callback(Object.assign(new Error('not public'), { code: 'ENOTPUBLIC' }), '', 0)
      if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })

/** The address of another system that somebody typed or sent: https, default port, no credentials, no private network; else undefined. */
export function publicUrl(source: string): URL | undefined {
  const url = URL.canParse(source) ? new URL(source) : undefined
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return undefined
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) && !isPublicAddress(host) ? undefined : url
}
