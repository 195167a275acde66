import 'server-only'
import { languageOfPath } from '@/model/page/language'
import { limitKeyOf } from '@/server/http/clientAddress'
import { fail } from '@/server/http/envelope'
import { eventStream, type StreamWriter } from '@/server/http/eventStream'
import { guardedCall } from '@/server/http/guardedCall'
import { runtime } from '@/server/runtime'
import { addressOf, readToken } from './holdId'
import { ownTurn, ownTurnInWords } from './ownTurn'
import { pathPart } from './placeCalls'

/** Streams of one address: the phones of a waiting room may share it. */
export const MOST_OF_ADDRESS = 40
/** Streams of this server's patients. */
const MOST_OF_SERVER = 1000
const RETRY_MS = 3000
/** A turn also moves while nothing happens: the patient inside takes longer. */
const EVERY_MS = 60_000

/** Tells a turn, again when asked; one at a time. */
function turnTeller(id: string, request: Request, { say, end }: StreamWriter) {
  const language = languageOfPath(new URL(request.url).pathname)
  let sessionId = ''
  let isTelling = false
  let isAskedAgain = false
  const tell = async () => {
    const found = await ownTurn(runtime().database.executeSql, id)
    if (!found) return end()
    sessionId = found.own.appointment.place?.sessionId ?? ''
    const words = ownTurnInWords(found, language)
    say({ event: 'turn', data: words })
    if (!words.isFollowed) end()
  }
  return {
    isOf: (changed: string) => changed === sessionId,
    async tell(): Promise<void> {
      isAskedAgain = true
      if (isTelling) return
      isTelling = true
      while (isAskedAgain) {
        isAskedAgain = false
        // While the database is away the page says when it was worked out.
        await tell().catch(() => undefined)
      }
      isTelling = false
    },
  }
}

/** GET /q/:token/live: the patient's turn as it changes, in words (TurnWords), as server-sent events. */
export const followTurn = guardedCall(
  { proof: 'none', needsDatabase: true, limit: ({ ip }) => ['places', ip] },
  async ({ request, ip }) => {
    const id = readToken(pathPart(request, 'q'))
    if (id === undefined) return fail(404)
    const { dayFeed: feed, isDraining } = runtime()
    if (!feed || isDraining?.()) return fail(503)
    const reader = addressOf(limitKeyOf(ip))
    // Nothing is awaited from here until it listens: two at once would both find the last place free.
    if (feed.openFeeds(reader) >= MOST_OF_ADDRESS || feed.openWithoutLogin >= MOST_OF_SERVER)
      return fail(429, { reason: 'tooManyFeeds' })
    return eventStream(RETRY_MS, async (writer) => {
      const teller = turnTeller(id, request, writer)
      const { stop } = await feed.listen(
        {
          reader,
          tell: (changes) => {
            if (changes.some(({ sessionId }) => teller.isOf(sessionId))) void teller.tell()
          },
          end: writer.end,
        },
        '',
      )
      const timer = setInterval(() => void teller.tell(), EVERY_MS)
      void teller.tell()
      return {
        stop() {
          clearInterval(timer)
          stop()
        },
      }
    })
  },
)
