import 'server-only'
import { readConfig } from '@/server/config'
import type { Database } from '@/server/database/database'
import { createTestDatabase } from '@/tests/support/testDatabase'
import { giveXsrfToken } from '@/server/http/sessionCalls'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { type Runtime, setRuntime } from '@/server/runtime'

const SITE = 'http://localhost:3000'

/** A runtime of a test file's own, with calls as a browser makes them. */
export interface TestAccounts {
  readonly database: Database
  /** Makes the runtime that of a server with these settings (variables of server/config.ts). */
  configure(settings: Readonly<Record<string, string>>): void
  /** A JSON call with XSRF proof; a header given as undefined is left out. */
  request(path: string, body: unknown, headers?: Readonly<Record<string, string | undefined>>): Request
  stop(): Promise<void>
}

/** Starts a server's parts on a new database (PGlite, or PostgreSQL by DATABASE_URL). */
export async function startTestAccounts(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestAccounts> {
  const own = await createTestDatabase()
  const keeping = await LeadIntake.start({ database: own.database, dataDir: own.dataDir })
  const base: Omit<Runtime, 'config'> = {
    database: own.database,
    keeping,
    secret: 'a secret of the test',
    leadLimiter: undefined,
    delivery: () => undefined,
    shutdown: async () => {},
  }
  const configure = (changed: Readonly<Record<string, string>>) =>
    // Other variables of the process's environment are none of the test's business.
    setRuntime({ ...base, config: readConfig({ ...settings, ...changed } as unknown as NodeJS.ProcessEnv) })
  configure({})
  const cookie = giveXsrfToken(new Request(`${SITE}/api/session/xsrf`)).headers.get('set-cookie') ?? ''
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
  return {
    database: own.database,
    configure,
    request(path, body, headers = {}) {
      const all = {
        'content-type': 'application/json',
        cookie: `XSRF-TOKEN=${token}`,
        'x-xsrf-token': token,
        ...headers,
      }
      const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
      return new Request(SITE + path, { method: 'POST', body: JSON.stringify(body), headers: given })
    },
    async stop() {
      setRuntime(undefined)
      await keeping.stop()
      await own.drop()
    },
  }
}
