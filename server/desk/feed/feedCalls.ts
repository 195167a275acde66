import 'server-only'
import type { ChangeFeed, FeedEntry } from './changeFeed'
import { deskRead } from '@/server/desk/staff/deskGuard'
import { fail } from '@/server/http/envelope'
import { eventStream } from '@/server/http/eventStream'
import { runtime } from '@/server/runtime'

/** Feeds that one member of staff may have open at a server: tabs and devices. */
const MOST_FEEDS = 8
const RETRY_MS = 1000

/**
 * A feed as server-sent events, until the reader disconnects, the session ends or the server stops:
 * `?after=position`; a reconnecting browser sends `Last-Event-ID`.
 * @param event name of its messages
 */
const followCall = <Entry extends FeedEntry, Message extends { readonly position: string }>(
  event: string,
  feedOf: () => ChangeFeed<Entry, Message> | undefined,
) =>
  deskRead(
    'viewer',
    async (request, staff, session) => {
      const feed = feedOf()
      if (!feed || runtime().isDraining?.()) return fail(503)
      // Nothing is awaited from here until it listens: two at once would both find the last place free.
      if (feed.openFeeds(staff.id) >= MOST_FEEDS) return fail(429, { reason: 'tooManyFeeds' })
      const { searchParams } = new URL(request.url)
      const after = request.headers.get('last-event-id') ?? searchParams.get('after') ?? ''
      return eventStream(RETRY_MS, async ({ say, end }) => {
        const tell = (messages: readonly Message[]) =>
          say(...messages.map((data) => ({ event, data, id: data.position })))
        const listening = await feed.listen({ reader: staff.id, sessionId: session.id, tell, end }, after)
        const { kind, position } = listening.from
        say({ event: kind, data: { position }, id: position })
        return listening
      })
    },
    { isUse: false },
  )

/** GET /desk/api/feed: changes of leads (FeedMessage). */
export const followLeads = followCall('lead', () => runtime().leadFeed)

/** GET /desk/api/day/feed: changes of a day's sessions (DayMessage). */
export const followDay = followCall('day', () => runtime().dayFeed)
