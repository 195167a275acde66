/** A browser that logs in, for tests: by the calls of the site's own scripts, with cookies and the work that strangers are asked for. */
import type { LoginWork } from '@/model/account/loginWork'
import { doLoginWork } from '@/services/loginWork'

export const SIGNUP = '/users/v1/user/signup'

export interface Answer {
  readonly status: number
  readonly work: LoginWork | undefined
  readonly error: string
}

/** A browser at an address, behind the proxy that says so. */
export class Visitor {
  private readonly jar = new Map<string, string>()
  works = 0

  constructor(
    private readonly site: string,
    public address: string,
  ) {}

  private async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'x-forwarded-for': this.address, cookie, ...init.headers }
    const answer = await fetch(this.site + path, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.jar.set(name, value)
    }
    return answer
  }

  /** Opens the site anew, logged out; what the browser is known by stays. */
  async open(): Promise<this> {
    for (const name of ['cred_hexa', 'signed_in', 'XSRF-TOKEN']) this.jar.delete(name)
    await (await this.ask('/api/session/xsrf')).arrayBuffer()
    return this
  }

  async post(path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': this.jar.get('XSRF-TOKEN') ?? '' }
    const text = JSON.stringify({ countryCode: '91', ...body })
    const answer = await this.ask(path, { method: 'POST', headers, body: text })
    // The envelope of every call.
    const { work, error } = (await answer.json()) as { work?: LoginWork; error?: string[] }
    return { status: answer.status, work, error: error?.[0] ?? '' }
  }

  /** Asks for a code, and does the work where it is asked to. @param onCall is told of each call */
  async signUp(mobileNo: string, onCall: (answer: Answer) => void = () => {}): Promise<Answer> {
    const first = await this.post(SIGNUP, { mobileNo, resend: 0 })
    onCall(first)
    if (!first.work) return first
    this.works++
    const second = await this.post(SIGNUP, { mobileNo, resend: 0, work: await doLoginWork(first.work) })
    onCall(second)
    return second
  }
}
