import 'server-only'
import type { DeliveryAdapter } from './deliveryAdapter'
import { leadApi } from './leadApiAdapter'
import { webhook } from './webhookAdapter'
import { zoho } from './zohoAdapter'

/** Every adapter, one row each: CRM_ADAPTER's values and the variables that are read and demanded follow from it. */
export const ADAPTERS = [webhook, zoho, leadApi] as const

/** What of the configuration names an adapter. */
type AdapterConfig = {
  readonly crm: {
    readonly adapter: AdapterName | 'none'
    readonly settings: Readonly<Record<string, unknown>>
  }
  readonly delivery: { readonly timeoutMs: number }
}

export type AdapterName = (typeof ADAPTERS)[number]['name']

/**
 * The adapter that the configuration names; undefined for `none`: then leads stay pending in the outbox and leave
 * when an adapter is configured.
 */
export function adapterFor({ crm, delivery }: AdapterConfig): DeliveryAdapter | undefined {
  return ADAPTERS.find(({ name }) => name === crm.adapter)?.make(crm.settings, delivery.timeoutMs)
}
