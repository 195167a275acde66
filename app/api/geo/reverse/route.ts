import { reverseGeocode } from '@/server/geo/geoCalls'

export const dynamic = 'force-dynamic'

/** The city of a position (specification, section 7). */
export const GET = reverseGeocode
