import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookieOf, setCookie } from './cookies'

const NAME = 'browser_id'
const FORM = /^[\w-]{22}$/
const DAY_S = 24 * 60 * 60

/**
 * A random text by which a browser is known again for a day, out of the reach of scripts: what it asked for (a token, a code)
 * is its own. It says nothing of who uses it.
 */
export function browserIdOf(request: Request): string | undefined {
  const id = cookieOf(request, NAME)
  return id !== undefined && FORM.test(id) ? id : undefined
}

/** The id of a browser, a new one where it has none, and the Set-Cookie value that keeps it for another day. */
export function keptBrowserId(request: Request): { readonly id: string; readonly cookie: string } {
  const id = browserIdOf(request) ?? randomBytes(16).toString('base64url')
  return { id, cookie: setCookie(NAME, id, { maxAge: DAY_S, httpOnly: true }) }
}
