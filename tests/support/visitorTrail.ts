import { auditEntries } from '@/server/audit/auditTrail'
import { visitorActor } from '@/server/audit/visitorAudit'
import { runtime } from '@/server/runtime'
import { accounts } from './testAccounts'

/** What the audit trail says of a number's owner, as action and why. */
export async function trailOf(mobile: string): Promise<string[]> {
  await runtime().visitorAudit.idle()
  const actor = visitorActor(runtime().secret, { countryCode: '91', mobile })
  const found: string[] = []
  for await (const { action, why } of auditEntries(accounts.database.executeSql, { actor }))
    found.push(why ? `${action}: ${why}` : action)
  return found
}
