import { HANDLERS } from '@/server/http/handlers'

export const dynamic = 'force-dynamic'

export const { GET } = HANDLERS['/users/v1/user/data']
