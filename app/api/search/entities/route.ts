import { HANDLERS } from '@/server/handlers'

export const { GET } = HANDLERS['/api/search/entities']
