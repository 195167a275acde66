import { HANDLERS } from '@/server/handlers'

export const { POST, GET } = HANDLERS['/enquiry']
