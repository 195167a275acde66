import { deleteAccount } from '@/server/accounts/accountCalls'

export const dynamic = 'force-dynamic'

export const DELETE = deleteAccount
