import 'server-only'

const HEARTBEAT_MS = 10_000
/** Messages queued for a slow reader before it is disconnected. */
const MOST_WAITING = 1000

const encoder = new TextEncoder()

export interface StreamEvent {
  readonly event: string
  readonly data: unknown
  /** Where a reconnecting browser continues. */
  readonly id?: string
}

const frameOf = ({ event, data, id }: StreamEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Writing after the end does nothing. */
export interface StreamWriter {
  readonly say: (...events: readonly StreamEvent[]) => void
  readonly end: () => void
}

/**
 * Answers with server-sent events until the reader disconnects or the stream is ended.
 * @param retryMs reconnection delay
 * @param begin called at once; returns its cleanup. The stream ends if it fails
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
        // Two writes: an answer of one piece would be sent as complete (server/http/writeResponse.ts).
        write(`retry: ${retryMs}\n\n`)
        try {
          started = await begin({ say: (...events) => write(events.map(frameOf).join('')), end })
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
      // Prevents proxies from buffering for compression.
      'Content-Encoding': 'identity',
      'X-Accel-Buffering': 'no',
    },
  })
}
