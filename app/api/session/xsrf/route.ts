import { giveXsrfToken } from '@/server/http/sessionCalls'

export const dynamic = 'force-dynamic'

/** Sets the cookie that state-changing calls echo as X-XSRF-TOKEN. */
export const GET = (request: Request) => giveXsrfToken(request)
