import { ok } from '@/server/http/envelope'

export const dynamic = 'force-dynamic'

/** Whether the process answers; says nothing about what stands behind it (see /readyz). */
export const GET = () => ok({}, { message: 'alive' })
