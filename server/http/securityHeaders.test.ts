/** Which other companies a page may load from, and what may run in it. */
import { createHash } from 'node:crypto'
import {
  ACCOUNT_SCRIPT,
  CITY_OFFER_SCRIPT,
  CITY_WAYS_SCRIPT,
  HEADER_CITY_SCRIPT,
} from '@/model/page/inlineScript'
import { readConfig } from '@/server/config/config'
import { contentSecurityPolicy, headersOfAddress, policyHash, securityHeaders } from './securityHeaders'

const headersFor = (env: Record<string, string>) =>
  securityHeaders(readConfig({ NODE_ENV: 'production', ...env }))
const policyFor = (env: Record<string, string>) => headersFor(env)['Content-Security-Policy'] ?? ''
const ruleOf = (policy: string, name: string) =>
  policy.split('; ').find((rule) => rule.startsWith(`${name} `))
const TAG_MANAGER = { ANALYTICS_ADAPTER: 'dataLayer', GTM_ID: 'GTM-TEST123' }

test.each(['', 'none', 'log'])('with the adapter %j no other site is allowed', (adapter) => {
  expect(policyFor({ ANALYTICS_ADAPTER: adapter })).not.toContain('https:')
})

test('with a tag manager only it and its counters are', () => {
  const policy = policyFor(TAG_MANAGER)
  expect(ruleOf(policy, 'script-src')).toMatch(/ https:\/\/www\.googletagmanager\.com$/)
  expect(ruleOf(policy, 'connect-src')).toMatch(/google-analytics\.com/)
  expect(policy).toContain("frame-ancestors 'none'")
})

test.each([{}, TAG_MANAGER])(
  'no script that stands in a page runs, but those that are named by their hashes (%j)',
  (env) => {
    const rule = ruleOf(policyFor(env), 'script-src') ?? ''
    const hashes = [ACCOUNT_SCRIPT, HEADER_CITY_SCRIPT, CITY_OFFER_SCRIPT, CITY_WAYS_SCRIPT].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    )
    expect(rule.match(/'[^']+'/g)).toEqual(["'self'", ...hashes])
  },
)

test('no string becomes code but the addresses of the workers, unless a tag manager is configured', () => {
  const pageOf = (env: Record<string, string>) =>
    contentSecurityPolicy(readConfig({ NODE_ENV: 'production', ...env }), [])
  expect(ruleOf(pageOf({}), 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(ruleOf(pageOf({}), 'trusted-types')).toBe('trusted-types face-worker desk-worker')
  expect(pageOf(TAG_MANAGER)).not.toContain('trusted-types')
  // A worker's own script is no page.
  expect(policyFor({})).not.toContain('trusted-types')
})

test('only the style elements that the server wrote are used', () => {
  const policy = contentSecurityPolicy(readConfig({ NODE_ENV: 'production' }), [policyHash('a{}')])
  expect(ruleOf(policy, 'style-src-elem')).toBe(`style-src-elem 'self' ${policyHash('a{}')}`)
  expect(ruleOf(policy, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'")
})

test('a CDN is allowed for what it serves', () => {
  const policy = policyFor({ ASSET_BASE_URL: 'https://cdn.example' })
  for (const rule of ['script-src', 'style-src-elem', 'img-src', 'font-src'])
    expect(ruleOf(policy, rule)).toContain('https://cdn.example')
  expect(ruleOf(policy, 'connect-src')).not.toContain('cdn')
})

test('other hosts of the domain must use TLS where the clinic says so', () => {
  expect(headersFor({})['Strict-Transport-Security']).toBe('max-age=31536000')
  expect(headersFor({ HSTS_INCLUDE_SUBDOMAINS: '1' })['Strict-Transport-Security']).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

test('pages that stand for one visitor tell no other site their address', () => {
  for (const path of ['/thankyou?mob=9876543210', '/enquiry/0192'])
    expect(headersOfAddress(path)).toMatchObject({ 'Referrer-Policy': 'same-origin' })
  expect(headersOfAddress('/treatment/piles')).toEqual({})
})

test('no other site’s page gets what is one visitor’s own, and all get what is for everybody', () => {
  const policy = (target: string) => headersOfAddress(target)['Cross-Origin-Resource-Policy']
  for (const target of [
    '/users/v1/user/data',
    '/profile',
    '/hi/profile?draft=1',
    '/thankyou?x',
    '/enquiry/1',
  ])
    expect([target, policy(target)]).toEqual([target, 'same-origin'])
  for (const target of ['/', '/pictures/p1-100.jpg', '/og/a.png', '/_next/static/a.js', '/lead-forms'])
    expect([target, policy(target)]).toEqual([target, undefined])
})

test('a page that tells the public inspector stays connected with its window', () => {
  const isConnected = (target: string) => 'Cross-Origin-Opener-Policy' in headersOfAddress(target)
  expect(['/faq?inspect=public', '/faq?x=1&inspect=public', '/faq?inspect', '/faq'].map(isConnected)).toEqual(
    [true, true, false, false],
  )
})
