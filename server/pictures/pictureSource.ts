import 'server-only'
import axios, { isAxiosError, isCancel } from 'axios'
import { Agent } from 'node:https'
import { isIP, type LookupFunction, BlockList } from 'node:net'
import { readFile, stat } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { lookup as systemLookup } from 'node:dns'

/** What belongs to nobody on the public internet (IANA's registries of special-purpose addresses). */
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

/** What an original may weigh. */
const BYTES_LIMIT = 15 * 1024 * 1024
const FETCH_LIMIT_MS = 20_000

/** The bytes of an original, or what is wrong with its source. */
export type SourceBytes =
  { readonly bytes: Buffer } | { readonly fault: string; readonly isMissing?: boolean }

export const isWebSource = (source: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(source)

const SIZE_FAULT = `is larger than ${BYTES_LIMIT / 1024 / 1024} MB`

/** Why no picture came: a code, never what else the library knows. */
function reasonOf(error: unknown): string {
  if (isCancel(error)) return 'timeout'
  if (!isAxiosError(error)) return 'failed'
  if (/maxContentLength/.test(error.message)) return SIZE_FAULT
  return error.code === 'ENOTPUBLIC' ? 'not on the public internet' : (error.code ?? 'failed')
}

/** Whether an address may be asked at all: https, the usual port, no names and passwords, no address within a network. */
function fetchable(source: string): URL | undefined {
  const url = URL.canParse(source) ? new URL(source) : undefined
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return undefined
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) && !isPublicAddress(host) ? undefined : url
}

/**
 * Fetches an original from the web for a clinic's import: from public addresses only, without following redirects, within
 * limits of size and time. Visitors never cause it.
 */
export async function fetchSource(
  source: string,
  lookup: LookupFunction = publicLookup(),
): Promise<SourceBytes> {
  const url = fetchable(source)
  if (!url) return { fault: 'expected a file, or a public address that starts with https://' }
  const httpsAgent = new Agent({ lookup })
  try {
    const { status, data } = await axios.get<ArrayBuffer>(url.href, {
      responseType: 'arraybuffer',
      httpsAgent,
      proxy: false,
      maxRedirects: 0,
      maxContentLength: BYTES_LIMIT,
      signal: AbortSignal.timeout(FETCH_LIMIT_MS),
      headers: { Accept: 'image/jpeg, image/png, image/webp' },
      validateStatus: () => true,
    })
    if (status === 200) return { bytes: Buffer.from(data) }
    return { fault: `${source} answered ${status}; redirects are not followed` }
  } catch (error) {
    return { fault: `${source} cannot be fetched: ${reasonOf(error)}` }
  } finally {
    httpsAgent.destroy()
  }
}

/**
 * Reads an original from the folders in which a clinic's pictures may stand, the first that has it.
 * @param source a path within one of the folders
 */
export async function readSource(source: string, folders: readonly string[]): Promise<SourceBytes> {
  const path = normalize(source)
  if (/^([\\/]|\.\.([\\/]|$)|[a-z]:)/i.test(path)) return { fault: 'expected a file within the folder' }
  for (const folder of folders) {
    const file = join(folder, path)
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) continue
    if (found.size > BYTES_LIMIT) return { fault: `${source} ${SIZE_FAULT}` }
    return { bytes: await readFile(file) }
  }
  return { fault: `${source} is not found in ${folders.join(' or ')}`, isMissing: true }
}
