/** 200 addresses send 10,000 signup and login calls; known users log in throughout, no code is guessed. */
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrCreateUser } from '@/server/accounts/profile/users'
import { boot } from '@/server/boot'
import { readConfig } from '@/server/config/config'
import { log } from '@/server/log'
import { TEST_DATABASE_URL } from '@/scripts/postgres.mjs'
import { percentile } from '@/tests/bench/table.mjs'
import { serveCalls } from '@/tests/support/callServer'
import { databaseOn } from '@/tests/site/testDatabases'
import { expectTrue, runDrill, say } from '@/tests/support/drill'
import { someMobile } from '@/tests/support/testNumbers'
import { TestReceiver } from '@/tests/support/testReceiver'
import { until } from '@/tests/support/until'
import type { LoginWork } from '@/model/account/otpLogin'
import { doLoginWork } from '@/services/loginWork'

const SIGNUP = '/users/v1/user/signup'

interface Answer {
  readonly status: number
  readonly work: LoginWork | undefined
  readonly error: string
}

/**
 * A browser at an address, behind the proxy that says so. It logs in by the calls of the site's own scripts, with cookies and
 * the work that strangers are asked for.
 */
class Visitor {
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

  /** Opens the site again, logged out; the browser's identifying cookies stay. */
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

  /** Requests a code, and does the proof of work if required. @param onCall called with each answer */
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

const ADDRESSES = 200
const REQUESTS = 10_000
const AT_ONCE = 24
const USERS_OF_A_KIND = 30
const LIMIT_MS = 160_000
const SLOWEST_MS = 10_000
/** Of 16: the attacker's machine is this one, and its work must not be what is measured. */
const WORK_BITS = 6

const LOGIN = '/users/v1/user/login'

/** Codes as the text message service got them, the newest of each number. */
class Messages {
  readonly codes = new Map<string, string>()
  sent = 0

  constructor(receiver: TestReceiver) {
    receiver.answer = ({ body }) => {
      // What MSG91's 'Send SMS' gets (otpSenders.ts).
      const { recipients } = JSON.parse(body) as { recipients: { mobiles: string; otp: string }[] }
      for (const { mobiles, otp } of recipients) this.codes.set(mobiles.slice(2), otp)
      this.sent++
      return { body: { type: 'success', message: randomUUID() } }
    }
  }
}

type Kind = 'own browser, new network' | 'new browser, own network' | 'new browser, new network'
interface User {
  readonly kind: Kind
  readonly mobile: string
  readonly browser: Visitor
}

const addressOf = (network: number, host: number): string =>
  `10.${Math.floor(network / 250)}.${network % 250}.${host}`

/** @returns why it did not work, or its milliseconds */
async function logIn({ browser, mobile }: User, messages: Messages): Promise<string | number> {
  const from = performance.now()
  messages.codes.delete(mobile)
  await browser.open()
  const sent = await browser.signUp(mobile)
  const otp = messages.codes.get(mobile)
  if (sent.status !== 200 || !otp) return `no code: ${sent.status} ${sent.error}`
  const { status, error } = await browser.post(LOGIN, { mobileNo: mobile, otp })
  return status === 200 ? performance.now() - from : `not logged in: ${status} ${error}`
}

/** People with an account. The first two kinds have logged in before; the third is known by its number alone. */
async function knownUsers(site: string, messages: Messages): Promise<readonly User[]> {
  const users: User[] = []
  for (let n = 0; n < USERS_OF_A_KIND; n++) {
    const [roaming, atHome, anew] = [someMobile(), someMobile(), someMobile()]
    const browser = new Visitor(site, addressOf(1000 + n, 1))
    const former = new Visitor(site, addressOf(2000 + n, 1))
    for (const user of [
      { mobile: roaming, browser },
      { mobile: atHome, browser: former },
    ]) {
      const before = await logIn({ kind: 'new browser, new network', ...user }, messages)
      if (typeof before === 'string') throw new Error(`before the attack: ${before}`)
    }
    browser.address = addressOf(3000 + n, 1)
    await findOrCreateUser({ countryCode: '91', mobile: anew })
    users.push(
      { kind: 'own browser, new network', mobile: roaming, browser },
      {
        kind: 'new browser, own network',
        mobile: atHome,
        browser: new Visitor(site, addressOf(2000 + n, 2)),
      },
      { kind: 'new browser, new network', mobile: anew, browser: new Visitor(site, addressOf(4000 + n, 1)) },
    )
  }
  return users
}

/** Half signs up with new numbers, the rest asks for codes of users whose numbers are known, and guesses at them. */
class Attack {
  calls = 0
  works = 0
  readonly answers = new Map<string, number>()
  private isOver = false

  constructor(
    private readonly site: string,
    private readonly victims: readonly string[],
  ) {}

  private readonly count =
    (path: string) =>
    ({ status, work, error }: Answer): void => {
      this.calls++
      const name =
        `${path === SIGNUP ? 'signup' : 'login'} ${status} ${work ? 'work is asked for' : error}`.trim()
      this.answers.set(name, (this.answers.get(name) ?? 0) + 1)
    }

  async run(): Promise<void> {
    // Each address in a network of its own: no range is limited.
    const visitors = await Promise.all(
      Array.from({ length: ADDRESSES }, (_, n) => new Visitor(this.site, addressOf(n, 1)).open()),
    )
    let turn = 0
    const work = async (): Promise<void> => {
      while (this.calls < REQUESTS && !this.isOver) {
        const from = turn++ % ADDRESSES
        const visitor = visitors[from]
        // Always the same one, so that guesses meet the code that was asked for before.
        const victim = this.victims[from % this.victims.length] ?? ''
        const part = randomInt(10)
        if (part < 7) await visitor?.signUp(part < 5 ? someMobile() : victim, this.count(SIGNUP))
        else {
          const otp = String(randomInt(1_000_000)).padStart(6, '0')
          const answer = await visitor?.post(LOGIN, { mobileNo: victim, otp })
          if (answer) this.count(LOGIN)(answer)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    this.works = visitors.reduce((sum, { works }) => sum + works, 0)
  }

  end(): void {
    this.isOver = true
  }

  /** How many calls were answered in a way. */
  answered(beginning: string): number {
    return [...this.answers].reduce((sum, [name, count]) => sum + (name.startsWith(beginning) ? count : 0), 0)
  }
}

function report(kind: Kind, results: readonly (string | number)[]): void {
  const times = results.filter((one) => typeof one === 'number')
  const within = (share: number) => (times.length ? `${Math.round(percentile(times, share))} ms` : '–')
  const refused = results.filter((one) => typeof one === 'string')
  say(
    `${kind}: ${times.length} of ${results.length} logged in; half within ${within(0.5)}, slowest ${within(1)}`,
  )
  for (const reason of new Set(refused)) say(`  ${reason}`)
  expectTrue(refused.length === 0, `every known user logs in (${kind})`)
  expectTrue(percentile(times, 1) < SLOWEST_MS, `none of them waits ${SLOWEST_MS / 1000} s`)
}

async function drill(site: string, messages: Messages): Promise<void> {
  const users = await knownUsers(site, messages)
  const sentBefore = messages.sent
  const attack = new Attack(
    site,
    users.filter(({ kind }) => kind !== 'new browser, new network').map(({ mobile }) => mobile),
  )
  const from = performance.now()
  const end = setTimeout(() => attack.end(), LIMIT_MS)
  const running = attack.run()
  // Spread over the whole attack, the last when nearly all of it has been.
  const logins = users.map(async (user, n) => {
    const due = Math.floor((REQUESTS * n) / users.length)
    await until(`${due} calls of the attack`, () => attack.calls >= due || attack.calls >= REQUESTS, LIMIT_MS)
    return { kind: user.kind, result: await logIn(user, messages) }
  })
  await running
  clearTimeout(end)
  const results = await Promise.all(logins)
  const seconds = (performance.now() - from) / 1000
  say(
    `${attack.calls} calls from ${ADDRESSES} addresses in ${seconds.toFixed(0)} s, work done ${attack.works} times`,
  )
  for (const [name, count] of [...attack.answers].toSorted(([, a], [, b]) => b - a))
    say(`  ${count}  ${name}`)
  say(`codes sent meanwhile: ${messages.sent - sentBefore}`)
  for (const kind of new Set(users.map((user) => user.kind)))
    report(
      kind,
      results.filter((one) => one.kind === kind).map(({ result }) => result),
    )
  expectTrue(attack.calls >= REQUESTS, `the attack had its ${REQUESTS} calls`)
  expectTrue(attack.answered('login 200') === 0, 'no guess was right')
  expectTrue(attack.answered('signup 5') + attack.answered('login 5') === 0, 'no call failed')
  expectTrue(messages.sent - sentBefore < 1500, 'the reserve of known users was left alone')
}

async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shalya-login-'))
  const database = await databaseOn(TEST_DATABASE_URL)
  const receiver = await TestReceiver.start()
  const settings = readConfig({
    NODE_ENV: 'development',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    APP_SECRET: 'the secret of the drill, which signs nothing else',
    TRUST_PROXY: '1',
    OTP_SENDER: 'msg91',
    MSG91_API_URL: receiver.url,
    MSG91_AUTH_KEY: 'the-auth-key',
    MSG91_TEMPLATE_ID: '65e06f45d6fc05278c7d47e2',
    OTP_WORK_BITS: String(WORK_BITS),
  })
  log.level = 'silent'
  const running = await boot(settings)
  const { server, port } = await serveCalls(running)
  try {
    await drill(`http://127.0.0.1:${port}`, new Messages(receiver))
  } finally {
    server.closeAllConnections()
    server.close()
    await running.shutdown()
    await receiver.stop()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

runDrill(run)
