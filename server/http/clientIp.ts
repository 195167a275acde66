import 'server-only'
import { isIP } from 'node:net'

/** Set by the front server (scripts/serve.mjs) from the socket or the trusted proxy; a caller cannot set it there. */
const HEADER = 'x-shalya-client-ip'

/** The visitor's address, or '' when it is not known (development). */
export function clientIp(request: Pick<Request, 'headers'>): string {
  const address = (request.headers.get(HEADER) ?? '').replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(address) ? address : ''
}

/** What one household or office counts as: an IPv4 address, or the first half of an IPv6 one. */
export function limitKeyOf(ip: string): string {
  if (isIP(ip) !== 6) return ip
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - left.length - tail.split(':').filter(Boolean).length
  return [...left, ...Array<string>(zeros).fill('0')].slice(0, 4).join(':')
}
