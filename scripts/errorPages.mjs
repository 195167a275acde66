/**
 * What a visitor sees where there is no page, or where it could not be made. Next answers a page that calls notFound(),
 * or that fails, with an empty document that only code fills; people without JavaScript, and search engines, would see
 * nothing. The edge puts a whole page in its place: the site's own /page-not-found or /page-unavailable (in Hindi
 * /hi/…), with the right status.
 */
import { get } from 'node:http'
import { gzipSync } from 'node:zlib'

/** The page in place of Next's own, by status. */
const SOURCES = { 404: '/page-not-found', 500: '/page-unavailable' }
const KEPT_MS = 30_000
/** Paths that the catalogue had and has no more (server/catalogue/gonePages.ts). */
const GONE = Symbol.for('shalya.gonePages')

/** The site's own page for a status, in the language of the address. */
const sourceFor = (path, status) =>
  path === '/hi' || path.startsWith('/hi/') ? `/hi${SOURCES[status]}` : SOURCES[status]

function isReadable(path) {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

/** The page as it is served to everybody; an error leaves Next's own answer in place. */
const fetchPage = (port, path) =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { 'accept-encoding': 'identity' } }, (answer) => {
      if (answer.statusCode !== 404) {
        answer.resume()
        return reject(new Error(`${path} answered ${answer.statusCode}`))
      }
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
      answer.on('error', reject)
    }).on('error', reject)
  })

/** The error pages by their language, asked anew after half a minute. */
export class ErrorPages {
  #kept = new Map()
  #portOf

  /** @param portOf the port that this server listens on, known once it listens */
  constructor(portOf) {
    this.#portOf = portOf
  }

  /** @returns the page as plain and as zipped bytes */
  async page(path, status) {
    const source = sourceFor(path, status)
    const kept = this.#kept.get(source)
    if (kept && kept.until > Date.now()) return kept
    const plain = await fetchPage(this.#portOf(), source)
    const page = { plain, zipped: gzipSync(plain), until: Date.now() + KEPT_MS }
    this.#kept.set(source, page)
    return page
  }

  /** Watches an answer: an empty document of 404 or 500 gets the page, everything else goes through untouched. */
  watch(request, response) {
    const path = (request.url ?? '').split('?')[0]
    // Next fails on an address that cannot be decoded; to a visitor it is one more that does not exist.
    const isLost = !isReadable(path)
    if (isLost) request.url = sourceFor(path, 404)
    const isSource = isLost || Object.values(SOURCES).some((source) => path.endsWith(source))
    const { writeHead, write, end } = response
    let replaced = 0
    // Next's compression settles the head before it writes: here is the one place where everything is known.
    response.writeHead = (status, ...rest) => {
      const type = String(response.getHeader('content-type') ?? '')
      // A source that fails itself is left alone: asked for again, it would fail without end.
      const isFailedSource = isSource && status === 500
      replaced = status in SOURCES && type.startsWith('text/html') && !isFailedSource ? status : 0
      if (replaced) return response
      if (!isSource || isFailedSource) return writeHead.call(response, status, ...rest)
      // Asked from outside, the source itself is no page either; the edge's own question needs its words only.
      response.setHeader('Cache-Control', 'no-store')
      return writeHead.call(response, 404, ...rest)
    }
    response.write = (...args) => (replaced ? true : write.apply(response, args))
    response.end = (...args) => {
      if (!response.headersSent && !replaced) response.writeHead(response.statusCode)
      if (!replaced) return end.apply(response, args)
      response.statusCode = replaced === 404 && globalThis[GONE]?.has(path) ? 410 : replaced
      Object.assign(response, { writeHead, write, end })
      this.page(path, replaced)
        .then((page) => send(request, response, page))
        .catch(() => response.end(...args))
      return response
    }
  }
}

function send(request, response, { plain, zipped }) {
  const isZipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const body = isZipped ? zipped : plain
  for (const name of ['content-encoding', 'etag', 'transfer-encoding', 'x-nextjs-cache'])
    response.removeHeader(name)
  if (isZipped) response.setHeader('Content-Encoding', 'gzip')
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}
