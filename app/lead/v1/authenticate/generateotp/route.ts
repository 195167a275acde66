import { HANDLERS } from '@/server/http/handlers'

export const dynamic = 'force-dynamic'

export const { POST } = HANDLERS['/lead/v1/authenticate/generateotp']
