import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HANDLERS, answerCall } from './handlers'
import { REPORT_PATH } from './http/securityHeaders'

const APP = resolve(__dirname, '..', 'app')
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Developers' pages have files of their own, which are read alone. */
const OF_DEVELOPERS = /^\(perRequest\)\/dev\//
const OF_NEXT = new RegExp(`\\[|^drawings\\.svg\\/|${OF_DEVELOPERS.source}`)
const routes = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(^|\/)route\.ts$/.test(name),
)

/** The files of app/ that answer one fixed path, by that path; those with parameters stay with Next, as does a drawn file. */
const files = new Map(
  routes
    .filter((name) => !OF_NEXT.test(name))
    .map((name) => [`/${name.replace(/\/route\.ts$/, '')}`, join(APP, name)]),
)

test('every call has a row in the table and a file in app/', () => {
  expect(Object.keys(HANDLERS).sort()).toEqual([...files.keys()].sort())
})

test.each(Object.entries(HANDLERS))(
  '%s answers the same methods by the same functions',
  async (path, row) => {
    const file: Record<string, unknown> = await import(files.get(path) ?? '')
    const exported = METHODS.filter((method) => method in file).map((method) => [method, file[method]])
    expect(Object.fromEntries(exported)).toEqual(row)
    for (const [method, handler] of Object.entries(row)) expect(file[method]).toBe(handler)
  },
)

test('what is for developers can be read and nothing else', () => {
  const own = routes.filter((name) => OF_DEVELOPERS.test(name))
  expect(own.length).toBeGreaterThan(2)
  for (const name of own) {
    const exported = readFileSync(join(APP, name), 'utf8').matchAll(/^export [\w ]*\b([A-Z]{3,})\b/gm)
    expect([name, ...[...exported].map(([, method]) => method)]).toEqual([name, 'GET'])
  }
})

test('every call that changes something has to show where it comes from', () => {
  const guards = Object.entries(HANDLERS).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, handler]) =>
      method === 'GET' ? [] : [[`${method} ${path}`, 'guard' in handler && handler.guard.proof] as const],
    ),
  )
  // A browser sends no proof with its reports; they are counted and nothing else.
  const open = guards.filter(([, proof]) => proof !== 'xsrf' && proof !== 'origin')
  expect(open).toEqual([[`POST ${REPORT_PATH}`, 'none']])
  expect(guards.length).toBeGreaterThan(20)
})

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS'])(
  'a call that does not take %s says what it takes',
  (method) => {
    for (const [path, row] of Object.entries(HANDLERS)) {
      if ((method === 'HEAD' ? 'GET' : method) in row) continue
      const said: unknown[] = []
      const outgoing = { writeHead: (...head: unknown[]) => (said.push(...head), { end: () => undefined }) }
      const isAnswered = answerCall(
        { url: `${path}?x=1`, method } as IncomingMessage,
        outgoing as unknown as ServerResponse,
      )
      const allow = Object.keys(row).map((name) => (name === 'GET' ? 'GET, HEAD' : name))
      expect([isAnswered, ...said]).toMatchObject([
        true,
        method === 'OPTIONS' ? 204 : 405,
        { Allow: allow.join(', ') },
      ])
    }
  },
)
