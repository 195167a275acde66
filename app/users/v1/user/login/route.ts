import { login } from '@/server/accounts/otpCalls'
import { jsonCall } from '@/server/http/jsonCall'

export const dynamic = 'force-dynamic'

/** Logs in by the one-time password (specification, section 7). */
export const POST = (request: Request) => jsonCall(request, login)
