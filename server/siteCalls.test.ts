import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as account from '@/model/calls/accountCalls'
import * as appointment from '@/model/calls/appointmentCalls'
import * as catalogue from '@/model/calls/catalogueCalls'
import * as desk from '@/model/calls/deskCalls'
import * as lead from '@/model/calls/leadCalls'
import * as lists from '@/model/calls/listCalls'
import * as place from '@/model/calls/placeCalls'
import * as search from '@/model/calls/searchCalls'
import type { SiteCall } from '@/model/calls/siteCall'
import { HANDLERS } from './handlers'

const isCall = (row: unknown): row is SiteCall =>
  typeof row === 'object' && row !== null && 'method' in row && 'path' in row

const CALLS: readonly SiteCall[] = [
  account,
  appointment,
  catalogue,
  desk,
  lead,
  lists,
  place,
  search,
].flatMap((file) => (Object.values(file) as unknown[]).filter(isCall))

const product = ['app', 'components', 'machines', 'model', 'server', 'services'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testModel)\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

test('every file of calls is looked at, and every call has its handler', () => {
  expect(readdirSync('model/calls')).toHaveLength(9)
  const methodsOf = new Map<string, object>(Object.entries(HANDLERS))
  const missing = CALLS.filter(({ method, path }) => !(method in (methodsOf.get(path) ?? {})))
  expect(missing).toEqual([])
  expect(CALLS.length).toBeGreaterThan(30)
})

test('the path of a call is written in its row and nowhere else', () => {
  const paths = new Set(CALLS.map(({ path }) => path))
  const written = product.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<quote>['`"])(\/[\w./:-]+)(?:\?[^'`"]*)?\k<quote>/g)].flatMap(
      ([, , path = '']) => (paths.has(path) ? [`${path} in ${file}`] : []),
    ),
  )
  const twice = written.filter((one) => !one.includes(' in model/calls/'))
  expect(twice).toEqual([])
  expect(written).toHaveLength(paths.size)
})
