import { treatmentsFromAnywhere } from '@/server/upstreams/demoApi'

export const dynamic = 'force-dynamic'

export const GET = treatmentsFromAnywhere
