import { machineRoom } from '@/devtools/chartRoom/machineRooms'
import { hasDevPages } from '@/server/config'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ machine: string }> }

/** A machine's chart with its places, for the live view (DEV_PAGES=1). */
export async function GET(_: Request, { params }: Given): Promise<Response> {
  const room = hasDevPages() ? await machineRoom((await params).machine) : undefined
  return room ? Response.json(room.placed) : new Response(null, { status: 404 })
}
