import { readConfig } from '@/server/config/config'
import { bareAddress, clientIp, limitKeyOf, proxyTrust, visitorAddress } from './clientAddress'

const trusting = (TRUST_PROXY: string) =>
  proxyTrust(readConfig({ TRUST_PROXY } as unknown as NodeJS.ProcessEnv).trustProxy)

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:51234 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['unknown', ''],
  ['203.0.113.7:port', ''],
  ['_hidden', ''],
  ['', ''],
])('the address in %j is %j', (text, address) => expect(bareAddress(text)).toBe(address))

describe('the visitor’s address', () => {
  const PROXY = '10.0.0.1'

  test.each([
    ['0', PROXY, '198.51.100.1, 203.0.113.7', PROXY],
    ['1', PROXY, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['1', PROXY, '198.51.100.1, 203.0.113.7:51234', '203.0.113.7'],
    ['2', PROXY, '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    // What is claimed beyond the trusted hops is never read.
    ['2', PROXY, '10.0.0.2', '10.0.0.2'],
    ['1', PROXY, '', PROXY],
    ['1', PROXY, 'nonsense', ''],
    ['10.0.0.0/8', PROXY, '198.51.100.1, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['10.0.0.0/8, fd00::/8', 'fd00::5', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
    // Without a proxy, the socket's address counts.
    ['10.0.0.0/8', '192.0.2.9', '203.0.113.7', '192.0.2.9'],
    ['10.0.0.0/8', PROXY, 'nonsense, 10.0.0.2', ''],
  ])('TRUST_PROXY=%s, connection from %s, X-Forwarded-For: %s', (trust, socket, forwarded, address) =>
    expect(visitorAddress(socket, forwarded, trusting(trust))).toBe(address),
  )
})

test('addresses that cannot be read count together, a household of IPv6 as one (decision 0040)', () => {
  const ip = (address: string) =>
    limitKeyOf(clientIp({ headers: new Headers({ 'x-shalya-client-ip': address }) }))
  expect(ip('')).toBe('unknown')
  expect(ip('203.0.113.7:x')).toBe('unknown')
  expect(ip('203.0.113.7')).toBe('203.0.113.7')
  expect(ip('2001:db8:1:2::9')).toBe(ip('2001:db8:1:2:ffff::1'))
  expect(ip('2001:db8:1:3::9')).not.toBe(ip('2001:db8:1:2::9'))
})
