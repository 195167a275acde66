import 'server-only'
import type { DeliveryAdapter } from './deliveryAdapter'
import { leadApi } from './leadApiAdapter'
import { webhook } from './webhookAdapter'
import { zoho } from './zohoAdapter'

/** The values and variables of CRM_ADAPTER derive from these rows. */
export const ADAPTERS = [webhook, zoho, leadApi] as const

type AdapterConfig = {
  readonly crm: {
    readonly adapter: AdapterName | 'none'
    readonly settings: Readonly<Record<string, unknown>>
  }
  readonly delivery: { readonly timeoutMs: number }
}

export type AdapterName = (typeof ADAPTERS)[number]['name']

/** The configured adapter; undefined for `none`: leads stay pending until one is configured. */
export function adapterFor({ crm, delivery }: AdapterConfig): DeliveryAdapter | undefined {
  return ADAPTERS.find(({ name }) => name === crm.adapter)?.make(crm.settings, delivery.timeoutMs)
}
