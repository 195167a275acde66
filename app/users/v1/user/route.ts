import { HANDLERS } from '@/server/handlers'

export const dynamic = 'force-dynamic'

export const { DELETE } = HANDLERS['/users/v1/user']
