import { HANDLERS } from '@/server/http/handlers'

export const { GET } = HANDLERS['/api/search/entities']
