import { ipLookup } from '@/server/geo/geoCalls'

export const dynamic = 'force-dynamic'

/** The visitor's address (specification, section 7). */
export const GET = ipLookup
