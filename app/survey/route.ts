import { HANDLERS } from '@/server/http/handlers'

export const { POST } = HANDLERS['/survey']
