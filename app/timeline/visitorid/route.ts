import { tellVisitorId } from '@/server/accounts/accountCalls'

export const dynamic = 'force-dynamic'

export const GET = tellVisitorId
