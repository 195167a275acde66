import 'server-only'
import * as t from 'io-ts'
import { isLeft } from 'fp-ts/Either'
import { FIELD_KEYS, type FormValues } from '@/model/lead/formFields'
import { QUICK_SURVEY_FIELDS } from '@/model/lead/leadForm'
import { answeredFields } from '@/model/lead/leadFromForm'
import { type FieldErrors, validateForm } from '@/model/lead/validation'
import { isRefusedData } from '@/server/database/database'
import type { JsonObject } from '@/server/database/schema'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'
import { type SurveyRow, surveyLine } from '@/server/leads/journal/journalRecord'
import { isLeadId } from './leadId'
import type { LeadIntake } from './leadIntake'
import { writeSurvey } from './surveyBatch'

export type SurveyAnswer =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unknownLead' }
  | { readonly kind: 'invalid'; readonly fields: FieldErrors }
  | { readonly kind: 'unavailable' }

const Answers = t.record(t.string, t.unknown)

/** The survey's own questions among what was sent; undefined when an answer is no text. */
function answersOf(sent: unknown): FormValues | undefined {
  const decoded = Answers.decode(sent)
  if (isLeft(decoded)) return undefined
  const values: FormValues = {}
  for (const { key } of QUICK_SURVEY_FIELDS) {
    const value = Object.hasOwn(decoded.right, key) ? decoded.right[key] : undefined
    if (value === undefined || value === null || value === '') continue
    if (typeof value !== 'string') return undefined
    values[key] = value.trim()
  }
  return values
}

/**
 * Adds the quick survey's answers to their lead, durably; a later answer to a question replaces the earlier one.
 * @param leadId the id that the lead was acknowledged with
 * @param sent answers by field key; other properties are ignored
 */
export async function saveSurvey(
  leadId: unknown,
  sent: unknown,
  keeping: LeadIntake = runtime().keeping,
): Promise<SurveyAnswer> {
  if (!isLeadId(leadId)) return { kind: 'unknownLead' }
  const values = answersOf(sent)
  if (!values) return { kind: 'invalid', fields: {} }
  const fields = validateForm({ fields: QUICK_SURVEY_FIELDS }, values)
  if (Object.keys(fields).length) return { kind: 'invalid', fields }
  return keepSurvey(keeping, {
    lead_id: leadId.toLowerCase(),
    at: new Date().toISOString(),
    answers: values as JsonObject,
    fields: answeredFields(values, FIELD_KEYS) as JsonObject,
  })
}

async function keepSurvey(keeping: LeadIntake, row: SurveyRow): Promise<SurveyAnswer> {
  const { database, gate, backlog } = keeping
  if (gate.isOpen && !backlog.has(row.lead_id)) {
    try {
      if (!(await writeSurvey(database.executeSql, row))) return { kind: 'unknownLead' }
      // The embedded database does not sync its files: the answers count once the journal has them too.
      return database.kind === 'pglite' ? await journalled(keeping, row, true) : { kind: 'saved' }
    } catch (error) {
      if (isRefusedData(error)) return { kind: 'invalid', fields: {} }
      gate.fail(error)
    }
  }
  backlog.noteJournalled()
  return journalled(keeping, row, false)
}

async function journalled({ journal }: LeadIntake, row: SurveyRow, keep: boolean): Promise<SurveyAnswer> {
  try {
    await journal.append([surveyLine(row)], { keep })
    return { kind: 'saved' }
  } catch (error) {
    log.error({ err: error }, 'the journal cannot be written')
    return { kind: 'unavailable' }
  }
}
