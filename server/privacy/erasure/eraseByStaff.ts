import 'server-only'
import { join } from 'node:path'
import { expandLead } from '@/model/lead/lead'
import type { Config } from '@/server/config/config'
import type { Database } from '@/server/database/database'
import { leadsOfNumber, type PersonLeads } from '@/server/leads/export/personLeads'
import { serverFolders } from '@/server/database/serverFolders'
import { forgetQuarantined } from '@/server/leads/journal/setAside'
import { leadById, type VerifiedNumber } from '@/server/leads/leadStore'
import { RecoveryLog } from '@/server/leads/recovery/recoveryLog'
import { appSecret } from '@/server/config/secret'
import { erasePerson, isAbout } from './erasePerson'
import { userIdOfNumber } from '@/server/accounts/profile/users'

/** A person who asked the clinic, not the site, for erasure. */
export interface PersonToErase {
  readonly number: VerifiedNumber
  readonly userId: string | undefined
  readonly leads: number
}

/**
 * Finds a person by number or by one of their leads.
 * @returns undefined if unknown
 * @throws the database's error
 */
export async function personToErase(
  database: Database,
  subject: { readonly leadId: string } | { readonly number: VerifiedNumber },
): Promise<PersonToErase | undefined> {
  const number = 'number' in subject ? subject.number : await numberOfLead(database, subject.leadId)
  if (!number) return undefined
  const userId = await userIdOfNumber(number, database.kysely)
  const { length: leads } = await leadsOfNumber(database, number)
  return { number, userId, leads }
}

async function numberOfLead(database: Database, id: string): Promise<VerifiedNumber | undefined> {
  const lead = await leadById(database, id)
  if (!lead) return undefined
  const { countryCode, MobileNoData: mobile } = expandLead(lead.fields)
  return { countryCode, mobile }
}

/**
 * Erases a person as the own deletion does (erasePerson), for a command: servers let their memory and the embedded database's
 * journal go by themselves (retentionJob.ts), and what comes to them from a journal later is marked as erased.
 * @throws as erasePerson
 */
export async function eraseByStaff(
  database: Database,
  config: Config,
  { number, userId }: PersonToErase,
): Promise<PersonLeads & { readonly kept: number }> {
  const { dataDir, recoveryDir, erasure } = config
  const recovery = await RecoveryLog.open(recoveryDir ?? join(dataDir, 'recovery'), false)
  try {
    const secret = appSecret(config)
    const { leads, inCrm, kept, leadIds } = await erasePerson(number, {
      database,
      secret,
      recovery,
      erasure,
      userId,
    })
    for (const folder of await serverFolders(dataDir))
      await forgetQuarantined(join(folder, 'journal'), isAbout(number, leadIds))
    return { leads, inCrm, kept }
  } finally {
    await recovery.close()
  }
}
