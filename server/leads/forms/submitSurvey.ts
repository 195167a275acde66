import 'server-only'
import { QUICK_SURVEY_FIELDS } from '@/model/lead/leadForm'
import { cookieOf } from '@/server/http/cookies'
import { guardedCall, refuseForm } from '@/server/http/guardedCall'
import { readForm } from '@/server/http/requestBody'
import { seeOther } from '@/server/http/seeOther'
import { saveSurvey } from '@/server/leads/intake/surveyAnswers'
import { LEAD_COOKIE } from '@/server/leads/leadCookie'

/** The thank-you page, whose fragment shows how the survey ended (the page itself is static). */
const outcomePage = (outcome: 'done' | 'failed'): Response =>
  seeOther(`/thankyou?isquicksurvey=1#survey-${outcome}`)

/**
 * Takes the quick survey that was posted without JavaScript; the lead is the one that this browser's cookie names. An
 * empty survey is no failure: nothing had to be answered.
 */
export const submitSurvey = guardedCall(
  { proof: 'origin', readBody: readForm, refuse: (refusal) => refuseForm(refusal) ?? outcomePage('failed') },
  async ({ body: form, request }) => {
    const answers = Object.fromEntries(QUICK_SURVEY_FIELDS.map(({ key }) => [key, form.get(key) ?? '']))
    if (Object.values(answers).every((answer) => answer.trim() === '')) return outcomePage('done')
    const saved = await saveSurvey(cookieOf(request, LEAD_COOKIE), answers)
    return outcomePage(saved.kind === 'saved' ? 'done' : 'failed')
  },
)
