import { HANDLERS } from '@/server/http/handlers'

export const { POST } = HANDLERS['/api/reports']
