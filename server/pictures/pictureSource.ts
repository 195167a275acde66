import 'server-only'
import axios, { isAxiosError, isCancel } from 'axios'
import { Agent } from 'node:https'
import type { LookupFunction } from 'node:net'
import { readFile, stat } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { publicLookup, publicUrl } from '@/server/upstreams/publicAddress'

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

/**
 * Fetches an original from the web for a clinic's import: from public addresses only, without following redirects, within
 * limits of size and time. Visitors never cause it.
 */
export async function fetchSource(
  source: string,
  lookup: LookupFunction = publicLookup(),
): Promise<SourceBytes> {
  const url = publicUrl(source)
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
 * Reads an original from the first allowed folder that has it.
 * @param source relative path
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
