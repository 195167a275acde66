import 'server-only'

/** How often a stream says that it lives. */
const HEARTBEAT_MS = 10_000
/** Messages queued for a slow reader before it is disconnected. */
const MOST_WAITING = 1000

const encoder = new TextEncoder()

/** An event of a stream. */
export interface StreamEvent {
  readonly event: string
  readonly data: unknown
  /** Where a browser that reconnects continues. */
  readonly id?: string
}

const frameOf = ({ event, data, id }: StreamEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Writes to a stream; nothing once it has ended. */
export interface StreamWriter {
  readonly say: (...events: readonly StreamEvent[]) => void
  /** Ends the stream. */
  readonly end: () => void
}

/**
 * An answer of server-sent events, until its reader disconnects or it is ended.
 * @param retryMs after what time a browser that was disconnected comes back
 * @param begin begins to write, and returns what stops; called at once. A stream whose beginning fails ends
 */
export function eventStream(
  retryMs: number,
  begin: (writer: StreamWriter) => Promise<{ readonly stop: () => void }>,
): Response {
  let cancel = (): void => {}
  const stream = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        let started: { readonly stop: () => void } | undefined
        let isOpen = true
        const close = (isCancelled: boolean) => {
          if (!isOpen) return
          isOpen = false
          clearInterval(heart)
          started?.stop()
          // A stream that is cancelled is closed by now.
          if (!isCancelled) controller.close()
        }
        const end = () => close(false)
        cancel = () => close(true)
        const write = (text: string) => {
          if (!isOpen) return
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) <= 0) end()
        }
        const heart = setInterval(() => write(': \n\n'), HEARTBEAT_MS)
        // Two pieces: what answers in one is sent as a whole (server/http/writeResponse.ts).
        write(`retry: ${retryMs}\n\n`)
        try {
          started = await begin({ say: (...events) => write(events.map(frameOf).join('')), end })
          // It has ended meanwhile.
          if (!isOpen) started.stop()
        } catch {
          end()
        }
      },
      cancel: () => cancel(),
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
}
