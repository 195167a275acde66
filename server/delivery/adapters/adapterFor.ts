import 'server-only'
import { ConfigError, type Config } from '@/server/config'
import type { DeliveryAdapter } from './deliveryAdapter'
import { leadApiAdapter } from './leadApiAdapter'
import { webhookAdapter } from './webhookAdapter'
import { zohoAdapter } from './zohoAdapter'

/**
 * The adapter that the configuration names; undefined for `none`: then leads stay pending in the outbox and leave
 * when an adapter is configured.
 * @throws {ConfigError} when a setting that the adapter needs is missing
 */
export function adapterFor({ crm, delivery }: Pick<Config, 'crm' | 'delivery'>): DeliveryAdapter | undefined {
  const { timeoutMs } = delivery
  switch (crm.adapter) {
    case 'none':
      return undefined
    case 'webhook':
      return webhookAdapter({
        url: needed('CRM_WEBHOOK_URL', crm.webhook.url),
        secret: needed('CRM_WEBHOOK_SECRET', crm.webhook.secret),
        timeoutMs,
      })
    case 'zoho':
      return zohoAdapter({
        apiUrl: crm.zoho.apiUrl,
        accountsUrl: crm.zoho.accountsUrl,
        module: crm.zoho.module,
        clientId: needed('ZOHO_CLIENT_ID', crm.zoho.clientId),
        clientSecret: needed('ZOHO_CLIENT_SECRET', crm.zoho.clientSecret),
        refreshToken: needed('ZOHO_REFRESH_TOKEN', crm.zoho.refreshToken),
        timeoutMs,
      })
    case 'leadApi':
      return leadApiAdapter({
        baseUrl: needed('LEAD_API_URL', crm.leadApi.url),
        key: crm.leadApi.key,
        timeoutMs,
      })
  }
}

function needed(variable: string, value: string | undefined): string {
  if (value === undefined) throw new ConfigError(`${variable}: expected to be set`)
  return value
}
