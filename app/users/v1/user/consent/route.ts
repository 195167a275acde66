import { HANDLERS } from '@/server/http/handlers'

export const dynamic = 'force-dynamic'

export const { PUT } = HANDLERS['/users/v1/user/consent']
