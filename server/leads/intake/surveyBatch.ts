import 'server-only'
import { prepared } from '@/server/database/postgres/preparedSql'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { SurveyRow } from '@/server/leads/journal/journalRecord'

const SURVEY = prepared(
  'lead_survey',
  `
update lead set
  survey = coalesce(survey, '{}'::jsonb) || $2::jsonb,
  fields = fields || $3::jsonb
where id = coalesce((select lead_id from lead_alias where id = $1::uuid), $1::uuid)`,
)

/**
 * Merges survey answers into their lead; doing it again changes nothing.
 * @returns whether the lead is there
 */
export async function writeSurvey(executeSql: ExecuteSql, row: SurveyRow): Promise<boolean> {
  const values = [row.lead_id, JSON.stringify(row.answers), JSON.stringify(row.fields)]
  return (await executeSql(SURVEY, values)).rowCount > 0
}
