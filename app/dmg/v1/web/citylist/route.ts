import { cityListFromAnywhere } from '@/server/upstreams/cityListUpstream'

/** Cities change with the catalogue, not with a release. */
export const dynamic = 'force-dynamic'

export const GET = cityListFromAnywhere
