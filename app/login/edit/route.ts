import { editNumber } from '@/server/accounts/plainLogin'

export const dynamic = 'force-dynamic'

export const POST = editNumber
