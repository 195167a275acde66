import { jsonCall } from '@/server/http/jsonCall'
import { addSurvey } from '@/server/http/leadCalls'

export const dynamic = 'force-dynamic'

/** Adds the quick survey's answers to a lead: `{ leadId, answers }`. */
export const POST = (request: Request) => jsonCall(request, addSurvey)
