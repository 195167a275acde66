import { updateProfile } from '@/server/accounts/accountCalls'

export const dynamic = 'force-dynamic'

export const PUT = updateProfile
