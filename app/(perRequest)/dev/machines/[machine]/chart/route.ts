import { machineRoom } from '@/components/ChartRoom/machineRooms'
import { config } from '@/server/config'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ machine: string }> }

/** A machine's chart with its places, for the live view (DEV_PAGES=1). */
export async function GET(_: Request, { params }: Given): Promise<Response> {
  const isAllowed = process.env.NODE_ENV === 'development' || config().devPages
  const room = isAllowed ? await machineRoom((await params).machine) : undefined
  return room ? Response.json(room.placed) : new Response(null, { status: 404 })
}
