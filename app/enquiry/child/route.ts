import { HANDLERS } from '@/server/handlers'

export const { POST } = HANDLERS['/enquiry/child']
