import { resendCode } from '@/server/accounts/plainLogin'

export const dynamic = 'force-dynamic'

export const POST = resendCode
