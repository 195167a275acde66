import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { NextRequest } from 'next/server'
import { proxy } from '@/proxy'
import { HANDLERS, handlerOf } from './handlers'
import { REPORT_PATH } from './http/securityHeaders'

const APP = resolve(__dirname, '..', 'app')

/** Developers' pages have files of their own, which are read alone. */
const OF_DEVELOPERS = /^\(perRequest\)\/dev\//
const OF_NEXT = new RegExp(`\\[|^drawings\\.svg\\/|${OF_DEVELOPERS.source}`)
const routes = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(^|\/)route\.ts$/.test(name),
)

beforeAll(() => jest.replaceProperty(process.env as { NODE_ENV: string }, 'NODE_ENV', 'development'))
afterAll(() => jest.restoreAllMocks())

test('every call has a row in the table: no file of app/ answers a fixed path, but for a drawn one', () => {
  expect(routes).toContain('drawings.svg/route.ts')
  expect(routes.filter((name) => !OF_NEXT.test(name))).toEqual([])
})

test.each(Object.entries(HANDLERS))(
  '%s is answered by its own functions, in development too',
  async (path, row) => {
    for (const [method, handler] of Object.entries(row)) {
      expect(handlerOf(path, method)).toBe(handler)
      const own = jest.fn(() => new Response(path, { status: 202 }))
      Object.assign(row, { [method]: own })
      const request = new NextRequest(`http://localhost:3000${path}?x=1`, { method })
      const answer = await proxy(request)
      Object.assign(row, { [method]: handler })
      expect([answer.status, await answer.text()]).toEqual([202, path])
      expect(own.mock.calls).toEqual([[request]])
    }
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
  async (method) => {
    for (const [path, row] of Object.entries(HANDLERS)) {
      if ((method === 'HEAD' ? 'GET' : method) in row) continue
      const answer = await handlerOf(path, method)?.(new Request('http://localhost'))
      const allow = Object.keys(row).map((name) => (name === 'GET' ? 'GET, HEAD' : name))
      expect([answer?.status, answer?.headers.get('Allow')]).toEqual([
        method === 'OPTIONS' ? 204 : 405,
        allow.join(', '),
      ])
    }
  },
)
