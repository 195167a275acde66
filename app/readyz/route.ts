import { readiness } from '@/server/http/readiness'

export const dynamic = 'force-dynamic'

/** Whether the site takes leads: ready, degraded (into the journal only), or 503. */
export const GET = () => readiness()
