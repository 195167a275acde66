import { ConfigError, readConfig } from './config'

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
    ['CRM_ADAPTER', 'fax', 'CRM_ADAPTER: expected one of none, webhook, zoho, leadApi'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY: expected 0 or 1'],
    ['APP_SECRET', 'short', 'APP_SECRET: expected at least 16 characters'],
  ])('names %s when it is %j, in one line', (name, value, message) => {
    expect(refusal({ [name]: value })).toBe(message)
  })

  it('demands what the chosen adapter cannot work without', () => {
    expect(refusal({ CRM_ADAPTER: 'webhook' })).toBe(
      'CRM_WEBHOOK_URL: expected to be set, because CRM_ADAPTER is webhook',
    )
  })

  it('never repeats a value, which may be a secret', () => {
    expect(refusal({ APP_SECRET: 'hunter2' })).not.toContain('hunter2')
  })

  it('knows which placeholders are in use', () => {
    expect(
      readConfig({ SITE_URL: 'https://clinic.example' } as unknown as NodeJS.ProcessEnv).placeholders,
    ).toEqual(['PHONE_NUMBER', 'WHATSAPP_NUMBER'])
  })
})
