import { downloadData } from '@/server/accounts/accountCalls'

export const dynamic = 'force-dynamic'

export const GET = downloadData
