import { HANDLERS } from '@/server/http/handlers'

export const dynamic = 'force-dynamic'

export const { POST } = HANDLERS['/login/resend']
