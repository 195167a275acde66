import { HANDLERS } from '@/server/handlers'

/** The menu changes with the catalogue, not with a release. */
export const dynamic = 'force-dynamic'

export const { GET } = HANDLERS['/api/menu']
