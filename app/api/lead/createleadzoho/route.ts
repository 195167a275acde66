import { jsonCall } from '@/server/http/jsonCall'
import { handToCrm } from '@/server/http/leadCalls'

/** Hands a lead to the delivery queue and answers at once (specification, section 7): `?leadId=`. */
export const POST = (request: Request) => jsonCall(request, handToCrm)
