import { tellMe } from '@/server/accounts/accountCalls'

export const dynamic = 'force-dynamic'

export const GET = tellMe
