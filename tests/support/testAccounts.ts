import 'server-only'
import { testLimits } from '@/tests/support/testLimits'
import { VisitorAudit, visitorActor } from '@/server/privacy/audit/visitorAudit'
import { readConfig } from '@/server/config/config'
import type { Database } from '@/server/database/database'
import { createTestDatabase } from '@/tests/support/testDatabase'
import { giveXsrfToken } from '@/server/http/requestProof'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { type Runtime, setRuntime, runtime } from '@/server/runtime'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { type XsrfProof, xsrfProofOf } from './cookieHeader'
import { SITE, requestWith } from './siteRequest'

type TestHeaders = Readonly<Record<string, string | undefined>>

/** A runtime of a test file's own, with calls as a browser makes them. */
export interface TestAccounts {
  readonly database: Database
  /** Makes the runtime that of a server with these settings (variables of server/config/config.ts). */
  configure(settings: Readonly<Record<string, string>>): void
  /** A JSON call with XSRF proof; a header given as undefined is left out. */
  request(path: string, body: unknown, headers?: TestHeaders): Request
  /** The same with a raw body. */
  post(path: string, body: BodyInit, headers?: TestHeaders): Request
  stop(): Promise<void>
}

/** The headers by which a browser with these cookies shows that a page of this site sends a call. */
export function xsrfProof(cookie = ''): XsrfProof {
  const given = giveXsrfToken(requestWith({ cookie }, '/api/session/xsrf'))
  return xsrfProofOf(given.headers.getSetCookie(), cookie)
}

/** Starts a server's parts on a new database (PGlite, or PostgreSQL by DATABASE_URL). */
export async function startTestAccounts(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestAccounts> {
  const own = await createTestDatabase()
  const intake = await LeadIntake.start({ database: own.database, dataDir: own.dataDir })
  const secret = 'a secret of the test'
  const visitorAudit = new VisitorAudit(own.database.executeSql, secret)
  const base: Omit<Runtime, 'config'> = {
    database: own.database,
    intake,
    secret,
    limits: testLimits(),
    visitorAudit,
    delivery: () => undefined,
    shutdown: async () => {},
  }
  const configure = (changed: Readonly<Record<string, string>>) =>
    // Other variables of the process's environment are none of the test's business.
    setRuntime({ ...base, config: readConfig({ ...settings, ...changed } as unknown as NodeJS.ProcessEnv) })
  configure({})
  const proof = xsrfProof()
  const post: TestAccounts['post'] = (path, body, headers = {}) => {
    const all = { 'content-type': 'application/json', ...proof, ...headers }
    const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
    return new Request(SITE + path, { method: 'POST', body, headers: given })
  }
  return {
    database: own.database,
    configure,
    request: (path, body, headers) => post(path, JSON.stringify(body), headers),
    post,
    async stop() {
      setRuntime(undefined)
      await visitorAudit.stop()
      await intake.stop()
      await own.drop()
    },
  }
}

/** Set by `testAccounts` before the first test. */
export let accounts: TestAccounts

/**
 * A server's parts for all tests of a file. Each test begins with the file's settings and with nothing counted; what the
 * server prints is not shown.
 */
export function testAccounts(settings: Readonly<Record<string, string>> = {}): void {
  beforeAll(async () => {
    accounts = await startTestAccounts(settings)
    jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  })
  beforeEach(async () => {
    accounts.configure({})
    await accounts.database.executeSql('delete from rate_limit')
  })
  afterAll(async () => {
    jest.restoreAllMocks()
    await accounts.stop()
  })
}

/** What the audit trail says of a number's owner, as action and why. */
export async function trailOf(mobile: string): Promise<string[]> {
  await runtime().visitorAudit.idle()
  const actor = visitorActor(runtime().secret, { countryCode: '91', mobile })
  const found: string[] = []
  for await (const { action, why } of auditEntries(accounts.database.executeSql, { actor }))
    found.push(why ? `${action}: ${why}` : action)
  return found
}
