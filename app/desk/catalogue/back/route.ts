import { HANDLERS } from '@/server/handlers'

export const dynamic = 'force-dynamic'

export const { POST } = HANDLERS['/desk/catalogue/back']
