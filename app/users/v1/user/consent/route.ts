import { changeConsent } from '@/server/accounts/accountCalls'

export const dynamic = 'force-dynamic'

export const PUT = changeConsent
