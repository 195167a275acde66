import { type Server, createServer, request } from 'node:http'
import { localPort } from '@/tests/support/localPort'
import { pause } from '@/tests/support/until'

/** How long the next piece of a page lets itself be waited for, in milliseconds: long enough to be painted without it. */
const PAUSE_MS = 250

/**
 * The site as a slow line brings it: each page comes in pieces, cut before each of `marks`, everything else as it is.
 * @returns its address, and what ends it
 */
export async function piecewiseSite(
  baseURL: string,
  marks: readonly string[],
): Promise<{ readonly address: string; readonly end: () => void }> {
  const server: Server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    request(new URL(incoming.url ?? '/', baseURL), { method: incoming.method, headers }, (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html')
      const kept = { ...answer.headers }
      if (isPage) delete kept['content-length']
      outgoing.writeHead(answer.statusCode ?? 500, kept)
      if (!isPage) return void answer.pipe(outgoing)
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', async () => {
        let rest = Buffer.concat(parts).toString()
        for (const mark of marks) {
          const at = rest.indexOf(mark)
          if (at < 0) continue
          outgoing.write(rest.slice(0, at))
          rest = rest.slice(at)
          await pause(PAUSE_MS)
        }
        outgoing.end(rest)
      })
    }).end()
  })
  const port = await localPort(server)
  const end = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${port}`, end }
}
