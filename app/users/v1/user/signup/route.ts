import { sendCode } from '@/server/accounts/otpCalls'
import { jsonCall } from '@/server/http/jsonCall'

export const dynamic = 'force-dynamic'

/** Sends a one-time password to a mobile number (specification, section 7). */
export const POST = (request: Request) => jsonCall(request, sendCode)
