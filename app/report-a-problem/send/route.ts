import { HANDLERS } from '@/server/handlers'

export const { POST } = HANDLERS['/report-a-problem/send']
