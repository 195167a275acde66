import { logOut } from '@/server/accounts/accountCalls'

export const dynamic = 'force-dynamic'

export const POST = logOut
