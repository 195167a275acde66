import { HANDLERS } from '@/server/handlers'

export const dynamic = 'force-dynamic'

export const { POST } = HANDLERS['/api/session/traffic']
