import { HANDLERS } from '@/server/http/handlers'

export const { POST, GET } = HANDLERS['/enquiry']
