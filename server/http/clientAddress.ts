import 'server-only'
import { BlockList, isIP } from 'node:net'
import type { ProxyTrust } from '@/server/config/configCodecs'

/** Set by the edge (incomingRequest.ts) from the socket or trusted proxy, never by the client. */
const HEADER = 'x-shalya-client-ip'

/** An address without the port that some proxies append; '' if invalid. */
export function bareAddress(text: string): string {
  const trimmed = text.trim()
  const [, bracketed, dotted] =
    /^(?:\[([^\]]*)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/.exec(trimmed) ?? []
  const address = (bracketed ?? dotted ?? trimmed).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) ? address : ''
}

/** Whether a proxy may report its caller; `hop` 0 is nearest to this server. */
export type TrustsProxy = (address: string, hop: number) => boolean

export function proxyTrust(trusted: ProxyTrust): TrustsProxy {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  const list = new BlockList()
  for (const { address, prefix } of trusted)
    list.addSubnet(address, prefix, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (address) => address !== '' && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * The visitor's address: the first one, outwards from this server, that is no trusted proxy's; '' if unreadable.
 * @param socket the connection's remote address
 * @param forwarded X-Forwarded-For; each proxy appends its caller
 */
export function visitorAddress(socket: string, forwarded: string, trusts: TrustsProxy): string {
  const hops = [socket, ...forwarded.split(',').reverse()].filter((hop, at) => at === 0 || hop.trim() !== '')
  const addresses = hops.map(bareAddress)
  const at = addresses.findIndex((address, hop) => !trusts(address, hop))
  return addresses.at(at) ?? ''
}

/** Set like HEADER. */
export const SCHEME_HEADER = 'x-shalya-scheme'

/**
 * Whether the visitor's connection is encrypted.
 * @param forwarded X-Forwarded-Proto; the nearest proxy's value is last
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

export const cameByTls = (request: Pick<Request, 'headers'>): boolean =>
  request.headers.get(SCHEME_HEADER) === 'https'

/** The visitor's address, or '' if unknown (development). */
export const clientIp = (request: Pick<Request, 'headers'>): string =>
  bareAddress(request.headers.get(HEADER) ?? '')

/** The network range of an address: /24 of IPv4, /48 of IPv6. Unreadable addresses share one key. */
export function rangeKeyOf(ip: string): string {
  const household = limitKeyOf(ip)
  return household
    .split(isIP(ip) === 4 ? '.' : ':')
    .slice(0, 3)
    .join('.')
}

/**
 * The rate limit key of an address: IPv4, or the first half of IPv6 (one household). Unreadable addresses share
 * one key.
 */
export function limitKeyOf(ip: string): string {
  if (ip === '') return 'unknown'
  if (isIP(ip) !== 6) return ip
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - left.length - tail.split(':').filter(Boolean).length
  return [...left, ...Array<string>(zeros).fill('0')].slice(0, 4).join(':')
}
