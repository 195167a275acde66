import 'server-only'
import type { EnquiryStage } from '@/model/lead/enquiry'
import type { Database } from '@/server/database/database'
import { lockFollowUps } from './changeFollowUp'
import { followUpOf, stageOf } from './followUpRow'
import { writeStep } from './followUpStep'
import { limitsOf, readSettings } from './settingsStore'

/** An alias is its lead; one that was taken back stays so, and one with an open appointment says what that says. */
const MARKABLE = `select distinct lead.id from lead
  left join lead_alias l on l.lead_id = lead.id left join appointment a on a.id = lead.id
  where (lead.id = any($1::uuid[]) or l.id = any($1::uuid[])) and lead.withdrawn_at is null
    and (a.id is null or a.state in ('held', 'expired', 'cancelledByPatient', 'cancelledByClinic'))`

/**
 * Makes leads' follow-ups say what the clinic has told of them: desk and profile show it.
 * @returns how many leads have it
 * @throws the database's error
 */
export const markLeads = (
  { transaction }: Pick<Database, 'transaction'>,
  ids: readonly string[],
  stage: EnquiryStage,
  at = Date.now(),
): Promise<number> =>
  transaction(async (executeSql) => {
    const found = (await executeSql<{ id: string }>(MARKABLE, [ids])).rows
    const settings = await readSettings(executeSql)
    const leadIds = found.map(({ id }) => id)
    const rows = await lockFollowUps(executeSql, leadIds, settings)
    let marked = 0
    for (const row of rows.values()) {
      const isSo = row.state !== 'lost' && row.state !== 'merged' && stageOf(followUpOf(row)) === stage
      const step =
        isSo || (await writeStep(executeSql, row, { type: 'marked', at, stage }, limitsOf(settings)))
      if (typeof step !== 'string') marked += 1
    }
    return marked
  })
