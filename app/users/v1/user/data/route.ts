import { HANDLERS } from '@/server/handlers'

export const dynamic = 'force-dynamic'

export const { GET } = HANDLERS['/users/v1/user/data']
