import 'server-only'
import { QUICK_SURVEY_FIELDS } from '@/model/lead/leadForm'
import { cookieOf } from '@/server/http/cookies'
import { LEAD_COOKIE } from '@/server/http/leadCalls'
import { readBody } from '@/server/http/requestBody'
import { saveSurvey } from '@/server/leads/intake/surveyAnswers'
import { runtime } from '@/server/runtime'
import { isSameOrigin } from './sameOrigin'

/** The thank-you page, whose fragment shows how the survey ended (the page itself is static). */
const outcomePage = (outcome: 'done' | 'failed'): Response =>
  new Response(null, {
    status: 303,
    headers: {
      Location: `/thankyou?isquicksurvey=1#survey-${outcome}`,
      'Cache-Control': 'no-store',
    },
  })

/**
 * Takes the quick survey that was posted without JavaScript; the lead is the one that this browser's cookie names. An
 * empty survey is no failure: nothing had to be answered.
 */
export async function submitSurvey(request: Request): Promise<Response> {
  if (!isSameOrigin(request, runtime().config.siteUrl)) return new Response('Forbidden', { status: 403 })
  const body = await readBody(request, 'application/x-www-form-urlencoded')
  if ('refused' in body) return outcomePage('failed')
  const form = new URLSearchParams(body.text)
  const answers = Object.fromEntries(QUICK_SURVEY_FIELDS.map(({ key }) => [key, form.get(key) ?? '']))
  if (Object.values(answers).every((answer) => answer.trim() === '')) return outcomePage('done')
  const saved = await saveSurvey(cookieOf(request, LEAD_COOKIE), answers)
  return outcomePage(saved.kind === 'saved' ? 'done' : 'failed')
}
