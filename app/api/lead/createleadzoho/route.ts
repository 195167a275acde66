import { jsonCall } from '@/server/http/jsonCall'
import { handToCrm } from '@/server/http/leadCalls'

export const dynamic = 'force-dynamic'

/** Hands a lead to the delivery queue and answers at once (specification, section 7): `?leadId=`. */
export const POST = (request: Request) => jsonCall(request, handToCrm)
