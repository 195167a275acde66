import { ConfigError, readConfig } from './config'
import { decoded } from '@/model/decoded'
import { ADAPTERS } from '@/server/delivery/adapters/adapters'
import type { AdapterVariable } from '@/server/delivery/adapters/deliveryAdapter'
import { VARIABLES } from './configVariables'

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env as unknown as NodeJS.ProcessEnv)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
  }
  return 'accepted'
}

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({} as NodeJS.ProcessEnv)).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      dataDir: '.data',
      leadsPerMinutePerIp: 300,
      crm: { adapter: 'none' },
    })
  })

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ DATABASE_URL: ' ', PORT: '' } as unknown as NodeJS.ProcessEnv)).toMatchObject({
      databaseUrl: undefined,
      port: 3000,
    })
  })

  it.each([
    ['PORT', 'eighty', 'PORT: expected a whole number from 0 to 65535'],
    ['PORT', '70000', 'PORT: expected a whole number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL: expected a postgres:// or postgresql:// address'],
    [
      'SITE_URL',
      'shalya.example',
      'SITE_URL: expected an absolute http(s) address without a trailing slash or query',
    ],
    [
      'CRM_ADAPTER',
      'telex',
      `CRM_ADAPTER: expected one of none, ${ADAPTERS.map(({ name }) => name).join(', ')}`,
    ],
    ...['yes', '10', '10.0.0.0/33', '10.0.0.0/8, proxy.example'].map((value): [string, string, string] => [
      'TRUST_PROXY',
      value,
      'TRUST_PROXY: expected the number of proxies in front (0 to 9), or their address ranges, separated by commas',
    ]),
    ['REDIS_URL', 'localhost:6379', 'REDIS_URL: expected a redis:// or rediss:// address'],
    ['APP_SECRET', 'short', 'APP_SECRET: expected at least 32 characters'],
  ])('names %s when it is %j, in one line', (name, value, message) => {
    expect(refusal({ [name]: value })).toBe(message)
  })

  it('demands what the chosen adapter cannot work without', () => {
    expect(refusal({ CRM_ADAPTER: 'webhook' })).toBe(
      'CRM_WEBHOOK_URL: expected to be set, because CRM_ADAPTER is webhook',
    )
  })

  it('demands two different tokens of the FHIR API: one of them must not read persons', () => {
    const one = 'x'.repeat(32)
    expect(refusal({ FHIR_TOKEN: one, FHIR_PATIENT_TOKEN: one })).toBe(
      'FHIR_PATIENT_TOKEN: expected to be another one than FHIR_TOKEN',
    )
  })

  it('demands what the chosen sender of one-time passwords cannot work without', () => {
    expect(refusal({ OTP_SENDER: 'msg91', MSG91_AUTH_KEY: 'key' })).toBe(
      'MSG91_TEMPLATE_ID: expected to be set, because OTP_SENDER is msg91',
    )
    expect(refusal({ OTP_SENDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'key' })).toBe(
      'TWILIO_FROM: expected to be set, because OTP_SENDER is twilio',
    )
  })

  it('sends one-time passwords to India only unless other dial codes are named', () => {
    const dialCodesOf = (env: Record<string, string>) =>
      readConfig(env as unknown as NodeJS.ProcessEnv).otp.dialCodes
    expect(dialCodesOf({})).toEqual(['91'])
    expect(dialCodesOf({ OTP_DIAL_CODES: '91, 971' })).toEqual(['91', '971'])
    expect(refusal({ OTP_DIAL_CODES: '+91' })).toMatch(/^OTP_DIAL_CODES: expected dial codes without \+/)
  })

  it('hands leads on to a lead API that is named, unless an adapter is chosen', () => {
    const adapterOf = (env: Record<string, string>) =>
      readConfig(env as unknown as NodeJS.ProcessEnv).crm.adapter
    const LEAD_API_URL = 'https://leads.example'
    expect(adapterOf({})).toBe('none')
    expect(adapterOf({ LEAD_API_URL })).toBe('leadApi')
    expect(adapterOf({ LEAD_API_URL, CRM_ADAPTER: 'none' })).toBe('none')
  })

  it('knows no other system until one is named', () => {
    expect(readConfig({} as NodeJS.ProcessEnv).upstreams).toEqual({
      demoApi: {},
      usersApi: { keyHeader: 'key' },
      stagingApi: {},
      mapsUrl: undefined,
      ipLookupUrl: undefined,
      timeoutMs: 5000,
    })
    expect(refusal({ MAPS_API_URL: 'maps' })).toBe('MAPS_API_URL: expected an absolute http(s) address')
    expect(refusal({ USERS_API_KEY_HEADER: 'a b' })).toBe(
      'USERS_API_KEY_HEADER: expected the name of an HTTP header',
    )
  })

  it('demands a model where a service answers questions, and no key', () => {
    expect(refusal({ ASK_API_URL: 'http://localhost:11434/v1' })).toBe(
      'ASK_MODEL: expected to be set, because ASK_API_URL is',
    )
    const env = { ASK_API_URL: 'http://localhost:11434/v1', ASK_MODEL: 'small' }
    expect(readConfig(env as unknown as NodeJS.ProcessEnv).ask).toEqual({
      writer: { url: 'http://localhost:11434/v1', key: undefined, model: 'small' },
      perDay: 500,
      perMinute: 20,
    })
  })

  it('never repeats a value, which may be a secret', () => {
    expect(refusal({ APP_SECRET: 'hunter2' })).not.toContain('hunter2')
  })

  it('knows where analytics events go, and demands the id of a tag manager', () => {
    const read = (env: Record<string, string>) => readConfig(env as unknown as NodeJS.ProcessEnv).analytics
    expect(read({}).adapter).toBe('none')
    expect(read({ ANALYTICS_ADAPTER: 'dataLayer', GTM_ID: 'GTM-ABC1234' })).toEqual({
      adapter: 'dataLayer',
      tagManagerId: 'GTM-ABC1234',
    })
    expect(refusal({ ANALYTICS_ADAPTER: 'dataLayer' })).toBe(
      'GTM_ID: expected to be set, because ANALYTICS_ADAPTER is dataLayer',
    )
    expect(refusal({ GTM_ID: 'javascript:alert(1)' })).toBe('GTM_ID: expected an id such as GTM-ABC1234')
  })

  it('knows which placeholders are in use', () => {
    const read = (env: Record<string, string>) => readConfig(env as unknown as NodeJS.ProcessEnv).placeholders
    expect(read({})).toEqual(['SITE_URL'])
    expect(read({ SITE_URL: 'https://clinic.example' })).toEqual([])
  })

  const defaults = Object.entries({
    ...VARIABLES,
    ...Object.assign({}, ...ADAPTERS.map(({ variables }) => variables)),
  } as Record<string, AdapterVariable>).filter(([, { or }]) => ['string', 'number'].includes(typeof or))

  it.each(defaults)('has a default for %s that may be written there as well', (_name, { codec, or }) => {
    expect(decoded(codec, String(or))).toBe(or)
  })

  it('has such defaults, of an adapter among them', () => {
    expect(defaults.map(([name]) => name)).toEqual(expect.arrayContaining(['SITE_URL', 'ZOHO_API_URL']))
  })
})
