import { HANDLERS } from '@/server/handlers'

export const dynamic = 'force-dynamic'

export const { POST } = HANDLERS['/lead/v1/survey']
