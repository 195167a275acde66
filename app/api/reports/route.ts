import { HANDLERS } from '@/server/handlers'

export const { POST } = HANDLERS['/api/reports']
