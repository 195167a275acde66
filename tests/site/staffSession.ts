/** Signs people in at the desk of a site that runs, for tests: `staffSession.ts ROLE NAME …` prints id and token of each as JSON. */
import { withDatabase } from '@/scripts/command'
import { readConfig } from '@/server/config/config'
import type { Database } from '@/server/database/database'
import { createDeskSession } from '@/server/desk/staff/deskSessions'
import { appSecret } from '@/server/config/secret'
import type { StaffRole } from '@/model/desk/staff'
import { staffMember } from '@/tests/support/testStaff'

async function signIn(database: Database, people: readonly string[]): Promise<void> {
  const secret = appSecret(readConfig(process.env))
  const sessions: { readonly id: string; readonly token: string }[] = []
  for (let at = 0; at + 1 < people.length; at += 2) {
    const [role = '', name = ''] = people.slice(at)
    // The database refuses another word.
    const id = await staffMember(database, { role: role as StaffRole, name })
    sessions.push({ id, token: await createDeskSession(database, id, { secret }) })
  }
  process.stdout.write(JSON.stringify(sessions))
}

void withDatabase((database) => signIn(database, process.argv.slice(2)))
