import 'server-only'
import type { FeedMessage } from '@/model/desk/deskLead'
import { deskRead } from '@/server/desk/staff/deskGuard'
import { fail } from '@/server/http/envelope'
import { runtime } from '@/server/runtime'

/** Feeds that one member of staff may have open at a server: tabs and devices. */
const MOST_FEEDS = 8
/** How often a feed says that it lives. */
const HEARTBEAT_MS = 10_000
/** Messages that wait for a slow reader before it is let go. */
const MOST_WAITING = 1000

const frameOf = (message: FeedMessage): string =>
  `id: ${message.position}\nevent: lead\ndata: ${JSON.stringify(message)}\n\n`

const encoder = new TextEncoder()

/**
 * GET /desk/api/feed?after=position: server-sent events of what happens to leads, until the reader goes, the session ends or
 * the server stops. `Last-Event-ID` is what a browser sends that comes back by itself.
 */
export const followLeads = deskRead(
  'viewer',
  async (request, staff, session) => {
    const feed = runtime().leadFeed
    if (!feed || runtime().isDraining?.()) return fail(503)
    // Nothing is awaited from here until `start` listens: two at once would both find the last place free.
    if (feed.openFeeds(staff.id) >= MOST_FEEDS) return fail(429, { reason: 'tooManyFeeds' })
    const { searchParams } = new URL(request.url)
    const after = request.headers.get('last-event-id') ?? searchParams.get('after') ?? ''
    let end = (_isCancelled?: boolean): void => {}
    const stream = new ReadableStream<Uint8Array>(
      {
        async start(controller) {
          let listening: { readonly stop: () => void } | undefined
          let isOpen = true
          end = (isCancelled = false) => {
            if (!isOpen) return
            isOpen = false
            clearInterval(heart)
            listening?.stop()
            // A stream that is cancelled is closed by now.
            if (!isCancelled) controller.close()
          }
          const say = (text: string) => {
            if (!isOpen) return
            controller.enqueue(encoder.encode(text))
            if ((controller.desiredSize ?? 0) <= 0) end()
          }
          const heart = setInterval(() => say(': \n\n'), HEARTBEAT_MS)
          // Two pieces: what answers in one is sent as a whole (server/http/writeResponse.ts).
          say('retry: 1000\n\n')
          try {
            const tell = (messages: readonly FeedMessage[]) => say(messages.map(frameOf).join(''))
            const started = await feed.listen({ staffId: staff.id, sessionId: session.id, tell, end }, after)
            listening = started
            const { kind, position } = started.from
            say(`id: ${position}\nevent: ${kind}\ndata: {"position":"${position}"}\n\n`)
            if (!isOpen) started.stop()
          } catch {
            end()
          }
        },
        cancel: () => end(true),
      },
      { highWaterMark: MOST_WAITING },
    )
    return new Response(stream, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        // Nothing on the way is to wait for more.
        'Content-Encoding': 'identity',
        'X-Accel-Buffering': 'no',
      },
    })
  },
  { isUse: false },
)
