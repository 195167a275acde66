import type { lookup } from 'node:dns'
import { isPublicAddress, publicLookup } from '@/server/upstreams/publicAddress'
import { fetchSource } from './pictureSource'

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('%s is on the public internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

type Found = readonly { readonly address: string; readonly family: number }[]

/** A resolver that knows one name. */
const resolver = (found: Found) =>
  ((_: string, __: unknown, done: (error: null, found: Found) => void) =>
    done(null, found)) as unknown as typeof lookup

const looked = (found: Found, all: boolean) =>
  new Promise((done) =>
    publicLookup(resolver(found))('x.example', { all }, (error, address) => done(error?.message ?? address)),
  )

test('a name is followed to public addresses only, whatever else it names', async () => {
  const good = { address: '8.8.8.8', family: 4 }
  const bad = { address: '10.0.0.1', family: 4 }
  expect(await looked([good], false)).toBe('8.8.8.8')
  expect(await looked([good], true)).toEqual([good])
  expect(await looked([good, bad], true)).toBe('not public')
  expect(await looked([bad], false)).toBe('not public')
  expect(await looked([], false)).toBe('not public')
})

test('a connection is made to none but what the lookup gives out', async () => {
  const result = await fetchSource(
    'https://x.example/a.jpg',
    publicLookup(resolver([{ address: '127.0.0.1', family: 4 }])),
  )
  expect(result).toEqual({ fault: 'https://x.example/a.jpg cannot be fetched: not on the public internet' })
})

test.each([
  'http://x.example/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://2130706433/a.jpg',
  'https://0x7f.1/a.jpg',
  'https://[::1]/a.jpg',
  'https://[::ffff:10.0.0.1]/a.jpg',
  'https://x.example:8443/a.jpg',
  'https://user:word@x.example/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
])('%s is not asked', async (source) => {
  const never = () => Promise.reject(new Error('asked'))
  expect(await fetchSource(source, never as never)).toEqual({
    fault: 'expected a file, or a public address that starts with https://',
  })
})
