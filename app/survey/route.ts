import { submitSurvey } from '@/server/forms/submitSurvey'

/** The quick survey without JavaScript. */
export const POST = (request: Request) => submitSurvey(request)
