import { HANDLERS } from '@/server/handlers'

export const dynamic = 'force-dynamic'

export const { PUT } = HANDLERS['/users/v1/user/update']
