import { readConfig } from './config'
import { unsafeContacts, unsafeSettings } from './unsafeSettings'

const linesOf = (env: Record<string, string>): readonly string[] =>
  unsafeSettings(readConfig(env as unknown as NodeJS.ProcessEnv), env)

const PUBLIC = {
  SITE_URL: 'https://www.clinic.example',
  OTP_SENDER: 'msg91',
  MSG91_AUTH_KEY: 'k',
  MSG91_TEMPLATE_ID: 't',
}

test.each([
  [{}],
  [{ SITE_URL: 'http://localhost:3100', DEV_PAGES: '1' }],
  [{ SITE_URL: 'http://clinic.localhost' }],
  [PUBLIC],
  [{ DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/clinic', REDIS_URL: 'redis://localhost:6379' }],
  [{ DATABASE_URL: 'postgres:///clinic?host=/var/run/postgresql' }],
  [{ DATABASE_URL: 'postgres://db.example/clinic?sslmode=verify-full', REDIS_URL: 'rediss://cache.example' }],
  [
    {
      DATABASE_URL: 'postgres://postgres/clinic',
      REDIS_URL: 'redis://redis',
      PLAIN_HOSTS: 'postgres, redis',
    },
  ],
])('%j may start', (env) => expect(linesOf(env)).toEqual([]))

test.each([
  [
    'SITE_URL',
    { ...PUBLIC, SITE_URL: 'http://www.clinic.example' },
    'SITE_URL: expected https, because it is a public address',
  ],
  ['DEV_PAGES', { ...PUBLIC, DEV_PAGES: '1' }, 'DEV_PAGES: expected 0, because SITE_URL is a public address'],
  [
    'OTP_SENDER',
    { SITE_URL: 'https://www.clinic.example' },
    'OTP_SENDER: expected one that sends codes, because SITE_URL is a public address',
  ],
  [
    'DATA_KEYS',
    { ...PUBLIC, DATABASE_URL: 'postgres://localhost/clinic' },
    'DATA_KEYS: expected to be set, because DATABASE_URL is: other servers need the same keys',
  ],
  [
    'DATABASE_URL',
    { DATABASE_URL: 'postgres://db.example/clinic?sslmode=disable' },
    'DATABASE_URL: expected ?sslmode=verify-full, or its host among PLAIN_HOSTS',
  ],
  [
    'REDIS_URL',
    { REDIS_URL: 'redis://cache.example' },
    'REDIS_URL: expected rediss, or its host among PLAIN_HOSTS',
  ],
  [
    'CRM_WEBHOOK_URL',
    {
      CRM_ADAPTER: 'webhook',
      CRM_WEBHOOK_SECRET: 'a secret of thirty-two characters',
      CRM_WEBHOOK_URL: 'http://crm.example/leads',
    },
    'CRM_WEBHOOK_URL: expected https, or its host among PLAIN_HOSTS',
  ],
  [
    'MAPS_API_URL',
    { MAPS_API_URL: 'http://10.0.0.7/reverse?key=secret' },
    'MAPS_API_URL: expected https, or its host among PLAIN_HOSTS',
  ],
])('%s alone stops a production start, in one line without its value', (_name, env, line) =>
  expect(linesOf(env)).toEqual([line]),
)

test('all of it is said at once (decision 0041)', () =>
  expect(
    linesOf({ SITE_URL: 'http://www.clinic.example', DEV_PAGES: '1', REDIS_URL: 'redis://cache.example' }),
  ).toHaveLength(4))

test('a public site needs a grievance contact of its own (decision 0041)', () => {
  const of = (SITE_URL: string) => unsafeContacts(readConfig({ SITE_URL } as unknown as NodeJS.ProcessEnv))
  expect(of('https://www.clinic.example')).toEqual([
    expect.stringMatching(/^grievance: expected the clinic's own/),
  ])
  expect(of('http://localhost:3000')).toEqual([])
})
