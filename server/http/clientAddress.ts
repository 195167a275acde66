import 'server-only'
import { BlockList, isIP } from 'node:net'
import type { ProxyTrust } from '@/server/config/configCodecs'

/** Set by the front server (incomingRequest.ts) from the socket or the trusted proxy; a caller cannot set it there. */
const HEADER = 'x-shalya-client-ip'

/** An address without the port that some proxies write behind it: `203.0.113.7:51234`, `[2001:db8::1]:443`; '' for what is none. */
export function bareAddress(text: string): string {
  const trimmed = text.trim()
  const [, bracketed, dotted] =
    /^(?:\[([^\]]*)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/.exec(trimmed) ?? []
  const address = (bracketed ?? dotted ?? trimmed).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) ? address : ''
}

/** Whether the proxy at an address, the hop nearest to this server being 0, may say who called it. */
export type TrustsProxy = (address: string, hop: number) => boolean

/** Makes TRUST_PROXY a question about one hop. */
export function proxyTrust(trusted: ProxyTrust): TrustsProxy {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  const list = new BlockList()
  for (const { address, prefix } of trusted)
    list.addSubnet(address, prefix, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (address) => address !== '' && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * The visitor's address: the first one, from this server outwards, that no trusted proxy has. '' when it cannot be read.
 * @param socket the address at the other end of the connection
 * @param forwarded X-Forwarded-For as it came: each proxy adds the address that called it at its end
 */
export function visitorAddress(socket: string, forwarded: string, trusts: TrustsProxy): string {
  const hops = [socket, ...forwarded.split(',').reverse()].filter((hop, at) => at === 0 || hop.trim() !== '')
  const addresses = hops.map(bareAddress)
  const at = addresses.findIndex((address, hop) => !trusts(address, hop))
  return addresses.at(at) ?? ''
}

/** Set there as well, from the connection or the trusted proxy. */
export const SCHEME_HEADER = 'x-shalya-scheme'

/**
 * Whether the visitor's connection is encrypted, as far as it can be known.
 * @param connection the connection to this server
 * @param forwarded X-Forwarded-Proto as it came: the last word is the nearest proxy's
 */
export function isByTls(
  connection: { readonly address: string; readonly isEncrypted: boolean },
  forwarded: string,
  trusts: TrustsProxy,
): boolean {
  if (connection.isEncrypted) return true
  return (
    trusts(bareAddress(connection.address), 0) &&
    forwarded.split(',').at(-1)?.trim().toLowerCase() === 'https'
  )
}

/** Whether a request came encrypted all the way from the visitor. */
export const cameByTls = (request: Pick<Request, 'headers'>): boolean =>
  request.headers.get(SCHEME_HEADER) === 'https'

/** The visitor's address, or '' when it is not known (development). */
export const clientIp = (request: Pick<Request, 'headers'>): string =>
  bareAddress(request.headers.get(HEADER) ?? '')

/**
 * The range that an address is likely to share with others of one network: /24 of IPv4, /48 of IPv6. Addresses that cannot be
 * read are one range.
 */
export function rangeKeyOf(ip: string): string {
  const household = limitKeyOf(ip)
  return household
    .split(isIP(ip) === 4 ? '.' : ':')
    .slice(0, 3)
    .join('.')
}

/**
 * What one household or office counts as: an IPv4 address, or the first half of an IPv6 one. Addresses that cannot be read
 * count together: a limited visitor, never an unlimited one.
 */
export function limitKeyOf(ip: string): string {
  if (ip === '') return 'unknown'
  if (isIP(ip) !== 6) return ip
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - left.length - tail.split(':').filter(Boolean).length
  return [...left, ...Array<string>(zeros).fill('0')].slice(0, 4).join(':')
}
