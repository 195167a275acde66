import 'server-only'
import { isRunning, runtime } from '@/server/runtime'
import { sameText, sign } from '@/server/config/secret'

/** Of which page, and with which words. */
export interface PictureOf {
  /** The page's path. */
  readonly path: string
  readonly title: string
}

const FOLDER = '/og'
/** The home page's path has no name of its own. */
const HOME = '/home-page'

/** 16 bytes of the keyed hash: enough against guessing, and short enough for an address. */
const keyOf = (secret: string, { path, title }: PictureOf): string =>
  sign(secret, 'picture', `${path}\n${title}`).slice(0, 22)

/**
 * Path of a page's preview picture. It contains the signed title: others cannot request a picture of their own text,
 * and a changed title has a new address (messengers cache by address).
 */
export function pictureAddress({ path, title }: PictureOf, secret: string): string {
  // Filtered lists differ by title.
  const of = { path: path.split('?')[0] ?? '', title }
  const query = new URLSearchParams({ title: of.title, key: keyOf(secret, of) })
  return `${FOLDER}${of.path === '/' ? HOME : of.path}.png?${query}`
}

/** As pictureAddress, with this server's key; undefined before the server has started (the build, unit tests). */
export const ownPictureAddress = (of: PictureOf): string | undefined =>
  isRunning() ? pictureAddress(of, runtime().secret) : undefined

/** What the address of a picture asks for; undefined when this site did not make the address. */
export function readPictureAddress({ pathname, searchParams }: URL, secret: string): PictureOf | undefined {
  const name = /^\/og(\/.*)\.png$/.exec(decodedPath(pathname))?.[1]
  if (name === undefined) return undefined
  const of = { path: name === HOME ? '/' : name, title: searchParams.get('title') ?? '' }
  return sameText(searchParams.get('key') ?? '', keyOf(secret, of)) ? of : undefined
}

function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return ''
  }
}
