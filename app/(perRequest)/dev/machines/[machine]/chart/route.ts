import { machineRoom } from '@/devtools/chartRoom/machineRooms'
import { chartWordsOf } from '@/devtools/machineChart/chartCopy'
import { hasDevPages } from '@/server/config/config'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ machine: string }> }

/** A machine's chart with its places, in the words of `?words=hi`, for the live view (DEV_PAGES=1). */
export async function GET(request: Request, { params }: Given): Promise<Response> {
  if (!hasDevPages()) return new Response(null, { status: 404 })
  const words = chartWordsOf(new URL(request.url).searchParams.get('words'))
  const room = await machineRoom((await params).machine, words)
  return room ? Response.json(room.placed) : new Response(null, { status: 404 })
}
