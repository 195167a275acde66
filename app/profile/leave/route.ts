import { leave } from '@/server/accounts/plainProfile'

export const dynamic = 'force-dynamic'

export const POST = leave
