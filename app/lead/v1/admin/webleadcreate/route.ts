import { jsonCall } from '@/server/http/jsonCall'
import { createLead } from '@/server/http/leadCalls'

export const dynamic = 'force-dynamic'

/** Creates a lead (specification, section 7); `Idempotency-Key` makes a repetition harmless. */
export const POST = (request: Request) => jsonCall(request, createLead, { expectsLead: true })
