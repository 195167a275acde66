import { HANDLERS } from '@/server/handlers'

export const dynamic = 'force-dynamic'

export const { GET, PUT, DELETE } = HANDLERS['/users/v1/user/saved']
