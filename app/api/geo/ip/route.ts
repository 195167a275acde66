import { HANDLERS } from '@/server/http/handlers'

export const dynamic = 'force-dynamic'

export const { GET } = HANDLERS['/api/geo/ip']
