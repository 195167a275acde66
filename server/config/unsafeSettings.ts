import 'server-only'
import { brand, hasShippedGrievanceContact } from '@/content/brand'
import type { Config } from './config'
import { CONFIG_VARIABLES } from './configVariables'

/** Names that are this machine itself (RFC 6761), and addresses of it. */
const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\]|)$/.test(host) || host.endsWith('.localhost')

const hostOf = (url: string): string => new URL(url).hostname

/** Whether visitors elsewhere reach the site by its address. */
const isPublic = ({ siteUrl }: Pick<Config, 'siteUrl'>): boolean => !isLoopback(hostOf(siteUrl))

/** What a connection's address lacks to be encrypted; undefined when nothing. */
function encryptionMissing(url: string): string | undefined {
  const { protocol, searchParams } = new URL(url)
  if (/^postgres/.test(protocol))
    return /^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '')
      ? undefined
      : '?sslmode=verify-full'
  return { 'http:': 'https', 'redis:': 'rediss' }[protocol]
}

type Environment = Readonly<Record<string, string | undefined>>

/** Other systems whose addresses would be spoken to in the clear. */
function unencrypted(config: Config, env: Environment): string[] {
  const trusted = new Set(config.plainHosts)
  return CONFIG_VARIABLES.flatMap((name) => {
    const url = env[name]?.trim() ?? ''
    if (!/_(URL|ENDPOINT)$/.test(name) || name === 'SITE_URL' || !URL.canParse(url)) return []
    const [host, missing] = [hostOf(url), encryptionMissing(url)]
    if (missing === undefined || isLoopback(host) || trusted.has(host)) return []
    return [`${name}: expected ${missing}, or its host among PLAIN_HOSTS`]
  })
}

/**
 * What a production start refuses although each variable is well formed: a line each, that names the variable and what is
 * expected. Nothing of it concerns a site that only its own machine reaches.
 * @param env where the configuration was read from
 */
export function unsafeSettings(config: Config, env: Environment): readonly string[] {
  const lines = unencrypted(config, env)
  if (!isPublic(config)) return lines
  const { siteUrl, devPages, otp, databaseUrl, dataKeys } = config
  return [
    ...(siteUrl.startsWith('https:') ? [] : ['SITE_URL: expected https, because it is a public address']),
    ...(devPages ? ['DEV_PAGES: expected 0, because SITE_URL is a public address'] : []),
    ...(otp.sender === 'log'
      ? ['OTP_SENDER: expected one that sends codes, because SITE_URL is a public address']
      : []),
    ...(databaseUrl !== undefined && !dataKeys
      ? ['DATA_KEYS: expected to be set, because DATABASE_URL is: other servers need the same keys']
      : []),
    ...lines,
  ]
}

/** The same of what the catalogue says, which is known once it has been read. */
export const unsafeContacts = (config: Config): readonly string[] =>
  isPublic(config) && hasShippedGrievanceContact()
    ? [
        `grievance: expected the clinic's own, because SITE_URL is a public address; ${brand().grievance.email} is as shipped (docs/what-you-can-change.md)`,
      ]
    : []
