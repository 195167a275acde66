import 'server-only'
import type { Language } from '@/model/page/language'
import { accountPath } from '@/model/account/accountPaths'
import { isDatabaseUnavailable } from '@/server/database/databaseUnavailable'
import { isSameOrigin } from '@/server/leads/forms/sameOrigin'
import { readBody } from '@/server/http/requestBody'
import { requestLog } from '@/server/log'
import { isRunning, runtime } from '@/server/runtime'

/** A form of /login or /profile that was posted without JavaScript. */
export interface PlainForm {
  readonly request: Request
  readonly form: URLSearchParams
  readonly language: Language
}

/** 303: the browser gets the page anew, so that going back or reloading sends nothing twice. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/**
 * Takes a form of the account's pages: 403 for a form of another site (docs/decisions/0005), the page again with a
 * notice when it cannot be read or the database is unavailable.
 * @param page where the notice is shown
 */
export async function plainForm(
  request: Request,
  page: 'login' | 'profile',
  handle: (sent: PlainForm) => Promise<Response>,
): Promise<Response> {
  if (!isRunning()) return new Response('Service Unavailable', { status: 503 })
  const { config, keeping } = runtime()
  if (!isSameOrigin(request, config.siteUrl)) return new Response('Forbidden', { status: 403 })
  const body = await readBody(request, 'application/x-www-form-urlencoded')
  if ('refused' in body) return seeOther(`${accountPath(page, 'en')}?problem=unreadable#problem`)
  const form = new URLSearchParams(body.text)
  const language = form.get('language') === 'hi' ? 'hi' : 'en'
  const away = `${accountPath(page, language)}?problem=away#problem`
  if (!keeping.gate.isOpen) return seeOther(away)
  try {
    return await handle({ request, form, language })
  } catch (error) {
    requestLog(request.headers.get('x-request-id')).error({ err: error }, 'a plain account form failed')
    if (isDatabaseUnavailable(error)) keeping.gate.fail(error)
    return seeOther(away)
  }
}
