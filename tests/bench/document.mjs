/** One answer as it comes: nothing is unzipped. */
import { request } from 'node:http'

/** What a connection adds by itself. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']

/**
 * Asks with gzip accepted.
 * @returns {Promise<{ ms: number, headers: Record<string, string>, body: Buffer }>} without the connection's own headers
 * @throws for any status but 200
 */
export function fetchDocument(url) {
  const started = performance.now()
  return new Promise((done, fail) => {
    request(url, { agent: false, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const parts = []
      answer.on('error', fail)
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        if (answer.statusCode !== 200) return fail(new Error(`${url} answers ${answer.statusCode}`))
        const headers = Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.includes(name))
        done({
          ms: performance.now() - started,
          headers: Object.fromEntries(headers),
          body: Buffer.concat(parts),
        })
      })
    })
      .on('error', fail)
      .end()
  })
}
