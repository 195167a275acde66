import { takeMobile } from '@/server/accounts/plainLogin'

export const dynamic = 'force-dynamic'

export const POST = takeMobile
