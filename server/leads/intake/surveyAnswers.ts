import 'server-only'
import { personalText } from '@/model/plainText'
import { languageNamed, pathIn } from '@/model/page/language'
import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import { FIELD_KEYS, type FormValues } from '@/model/lead/formFields'
import { QUICK_SURVEY_FIELDS } from '@/model/lead/leadForm'
import { answeredFields } from '@/model/lead/leadFromForm'
import { type FieldErrors, validateForm } from '@/model/lead/validation'
import { runtime } from '@/server/runtime'
import { storeLeadAddition } from './storeLeadAddition'
import { ownLeadId } from './leadCookie'
import { isUuid } from '@/server/database/uuid'
import type { LeadIntake } from './leadIntake'
import { guardedCall, refuseForm } from '@/server/http/guardedCall'
import { readForm } from '@/server/http/requestBody'
import { seeOther } from '@/server/http/envelope'

type SurveyAnswer =
  | { readonly kind: 'saved' | 'unknownLead' | 'unavailable' }
  | { readonly kind: 'invalid'; readonly fields: FieldErrors }

const Answers = t.record(t.string, t.unknown)

/** The answers to the survey's own questions; undefined if one is no text. */
function answersOf(sent: unknown): FormValues | undefined {
  const answers = decoded(Answers, sent)
  if (!answers) return undefined
  const values: FormValues = {}
  for (const { key } of QUICK_SURVEY_FIELDS) {
    const value = Object.hasOwn(answers, key) ? answers[key] : undefined
    if (value === undefined || value === null || value === '') continue
    if (typeof value !== 'string') return undefined
    values[key] = personalText(value)
  }
  return values
}

/**
 * Adds survey answers to their lead, durably; later answers replace earlier ones.
 * @param leadId the acknowledged id
 * @param sent answers by field key; other properties are ignored
 */
export async function saveSurvey(
  leadId: unknown,
  sent: unknown,
  intake: LeadIntake = runtime().intake,
): Promise<SurveyAnswer> {
  if (!isUuid(leadId)) return { kind: 'unknownLead' }
  const values = answersOf(sent)
  if (!values) return { kind: 'invalid', fields: {} }
  const fields = validateForm({ fields: QUICK_SURVEY_FIELDS }, values)
  if (Object.keys(fields).length) return { kind: 'invalid', fields }
  const row = {
    lead_id: leadId.toLowerCase(),
    at: new Date().toISOString(),
    answers: values,
    fields: answeredFields(values, FIELD_KEYS),
  }
  const kind = await storeLeadAddition(intake, { type: 'survey', row })
  return kind === 'refused' ? { kind: 'invalid', fields: {} } : { kind }
}

/** The static thank-you page, which shows the outcome by its fragment. */
function outcomePage(kind: SurveyAnswer['kind'], { url }: Request): Response {
  const language = languageNamed(new URL(url).searchParams.get('language'))
  const outcome = kind === 'saved' ? 'done' : 'failed'
  return seeOther(`${pathIn(language, '/thankyou')}?isquicksurvey=1#survey-${outcome}`)
}

/** Handles the survey without JavaScript, for the lead in the browser's cookie. An empty survey is valid. */
export const submitSurvey = guardedCall(
  {
    proof: 'origin',
    limit: ({ ip }) => ['leads', ip],
    readBody: readForm,
    refuse: (refusal) => refuseForm(refusal) ?? outcomePage('unavailable', refusal.request),
  },
  async ({ body: form, request }) => {
    const answers = Object.fromEntries(QUICK_SURVEY_FIELDS.map(({ key }) => [key, form.get(key) ?? '']))
    if (Object.values(answers).every((answer) => answer.trim() === '')) return outcomePage('saved', request)
    const { kind } = await saveSurvey(ownLeadId(request), answers)
    return outcomePage(kind, request)
  },
)
