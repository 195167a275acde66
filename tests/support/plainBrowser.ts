import 'server-only'
import { handlerOf } from '@/server/handlers'
import { postedTo } from './postedForm'

/** What a posted form is answered. */
interface Followed {
  readonly status: number
  readonly location: string
}

/** A browser without JavaScript: it posts forms and keeps the cookies that it is given. */
export class PlainBrowser {
  /** @param keepsCookies whether it keeps any; @param jar the cookies that it has */
  constructor(
    private readonly keepsCookies = true,
    private readonly jar = new Map<string, string>(),
  ) {}

  /** The same browser as it is now: for a form that is sent twice. */
  copy(): PlainBrowser {
    return new PlainBrowser(this.keepsCookies, new Map(this.jar))
  }

  get cookies(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  has(cookie: string): boolean {
    return this.jar.has(cookie)
  }

  /** Posts a form to a path of the table of calls. */
  async posts(
    path: string,
    fields: Readonly<Record<string, string>>,
    from = 'same-origin',
  ): Promise<Followed> {
    const request = postedTo(path, fields, { cookie: this.cookies, 'sec-fetch-site': from })
    const answer = await handlerOf(path, 'POST')?.(request)
    if (!answer) throw new Error(`${path} is no call`)
    for (const line of this.keepsCookies ? answer.headers.getSetCookie() : []) {
      const [pair = ''] = line.split(';', 1)
      const at = pair.indexOf('=')
      if (/Max-Age=0(;|$)/.test(line)) this.jar.delete(pair.slice(0, at))
      else this.jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return { status: answer.status, location: answer.headers.get('location') ?? '' }
  }
}
