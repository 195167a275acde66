import { maskedMessage } from '@/devtools/inspection/masked'
import { maskedTelling, pageInspector } from '@/devtools/inspection/pageInspector'
import { ServerMachines, ServerMessages } from '@/devtools/inspection/serverMachines'
import { hasDevPages } from '@/server/config/config'
import { takeSteps } from '@/server/traces/machineSteps'

export const dynamic = 'force-dynamic'

const messages = new ServerMessages()
const machines = new ServerMachines(
  pageInspector({
    page: ServerMessages.page,
    serialize: maskedMessage,
    send: (message) => messages.add(maskedTelling(message)),
  }),
)

/** What the machines of this server did after `?after=` so many messages, for the live view (DEV_PAGES=1). */
export function GET(request: Request): Response {
  if (!hasDevPages()) return new Response(null, { status: 404 })
  machines.add(takeSteps())
  return Response.json(messages.since(Number(new URL(request.url).searchParams.get('after')) || 0))
}
