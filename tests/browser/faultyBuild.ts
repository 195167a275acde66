/**
 * The built site with a fault in one machine: a proxy in front of it changes one chunk, by the same code that `npm
 * run mutate` uses (devtools/mutation). A separate build for each fault would take minutes.
 */
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import { join } from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'
import { localPort } from '@/tests/support/localPort'

const ROOT = join(__dirname, '../..')

type Fault = {
  readonly machineId: string
  /** As `npm run mutate` calls it. */
  readonly name: string
}

const isNamed = (config: ts.ObjectLiteralExpression, id: string): boolean =>
  config.properties.some(
    (one) =>
      ts.isPropertyAssignment(one) &&
      one.name.getText() === 'id' &&
      ts.isStringLiteralLike(one.initializer) &&
      one.initializer.text === id,
  )

/** Where a chunk makes a machine: `setup(implementations).createMachine(config)`. */
function placeOfMachine(chunk: string, machineId: string) {
  const file = ts.createSourceFile('chunk.js', chunk, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS)
  let found: { from: number; to: number; parts: readonly string[] } | undefined
  const look = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'createMachine' &&
      ts.isCallExpression(node.expression.expression)
    ) {
      const setup = node.expression.expression
      const [implementations, [config]] = [setup.arguments[0], node.arguments]
      if (implementations && config && ts.isObjectLiteralExpression(config) && isNamed(config, machineId))
        found = {
          from: node.getStart(),
          to: node.getEnd(),
          parts: [setup.expression, implementations, config].map((one) => one.getText()),
        }
    }
    node.forEachChild(look)
  }
  look(file)
  return found
}

/** Code that makes a machine with a fault, for a browser. */
async function faultMaker({ name }: Fault): Promise<string> {
  const contents = `import { mutantsOf } from '@/devtools/mutation/mutants'
globalThis.shalyaMakeFaulty = (setup, implementations, machine) => {
  const source = { implementations, machine }
  const mutant = mutantsOf(source).find((one) => one.name === ${JSON.stringify(name)})
  if (!mutant) throw new Error(${JSON.stringify(`no fault is called ${name}`)})
  const faulty = mutant.apply(source)
  return setup(faulty.implementations).createMachine(faulty.machine)
}`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    ...{ bundle: true, write: false, minify: true, format: 'iife', target: 'es2022' },
    tsconfig: join(ROOT, 'tsconfig.json'),
  })
  return outputFiles[0]?.text ?? ''
}

/** A chunk with the fault in its machine; undefined where it makes none of this name. */
function withFault(chunk: string, { machineId }: Fault, maker: string): string | undefined {
  if (!chunk.includes(machineId) || !chunk.includes('createMachine')) return undefined
  const place = placeOfMachine(chunk, machineId)
  if (!place) return undefined
  const made = `globalThis.shalyaMakeFaulty(${place.parts.join(',')})`
  return `${maker}\n${chunk.slice(0, place.from)}${made}${chunk.slice(place.to)}`
}

const readAll = async (stream: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

type FaultyBuild = {
  readonly url: string
  /** How often the faulty chunk was given out. */
  readonly given: () => number
  readonly close: () => Promise<void>
}

/** Serves a site with a fault in one of its machines. @param site where the right one runs */
export async function servesFaulty(site: string, fault: Fault): Promise<FaultyBuild> {
  const { host, hostname, port, origin } = new URL(site)
  const maker = await faultMaker(fault)
  let given = 0
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse, own: string): Promise<void> => {
    const isChunk = /^\/_next\/.*\.js(\?|$)/.test(incoming.url ?? '')
    const headers: Record<string, string | string[] | undefined> = { ...incoming.headers, host }
    // To the site it is its own pages that call.
    for (const name of ['origin', 'referer'] as const)
      if (headers[name] !== undefined) headers[name] = String(headers[name]).replace(own, origin)
    if (isChunk) headers['accept-encoding'] = 'identity'
    const outgoingRequest = request({
      ...{ hostname, port, headers, method: incoming.method, path: incoming.url },
    })
    incoming.pipe(outgoingRequest)
    const answered = await new Promise<IncomingMessage>((done, fail) =>
      outgoingRequest.once('response', done).once('error', fail),
    )
    const { statusCode = 502, headers: found } = answered
    if (!isChunk || statusCode !== 200) {
      outgoing.writeHead(statusCode, found)
      return void answered.pipe(outgoing)
    }
    const chunk = (await readAll(answered)).toString()
    const faulty = withFault(chunk, fault, maker)
    if (faulty !== undefined) given += 1
    const { 'content-length': _length, 'transfer-encoding': _transfer, etag: _etag, ...rest } = found
    outgoing.writeHead(200, rest).end(faulty ?? chunk)
  }
  const server = createServer((incoming, outgoing) => {
    const own = `http://${incoming.headers.host ?? ''}`
    answer(incoming, outgoing, own).catch(() => outgoing.destroy())
  })
  const own = await localPort(server)
  return {
    url: `http://localhost:${own}`,
    given: () => given,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
