import { HANDLERS } from '@/server/handlers'

export const dynamic = 'force-dynamic'

export const { GET } = HANDLERS['/desk/figures/png']
