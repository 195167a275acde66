import { HANDLERS } from '@/server/handlers'

export const dynamic = 'force-dynamic'

export const { GET, POST } = HANDLERS['/desk/api/lead']
