import 'server-only'
import { isRunning, runtime } from '@/server/runtime'
import { callUpstream, noteUnusable } from './upstreamCall'

/** Where the configured demo API is, and its key; empty without one. */
export const demoApi = (): { readonly url?: string; readonly key?: string } =>
  isRunning() ? runtime().config.upstreams.demoApi : {}

/**
 * Hands a lead on to the configured demo API (specification, section 7, createleadzoho): fire-and-forget, the caller does
 * not wait and a failure is logged only. The lead itself is delivered by the queue in any case.
 */
export function handToDemoApi(leadId: string, record: Readonly<Record<string, unknown>>): void {
  const { url, key } = demoApi()
  if (!url) return
  void callUpstream({
    upstream: 'demo api',
    method: 'POST',
    url: `${url}/api/lead/createleadzoho`,
    query: { leadId },
    headers: { Authorization: key },
    body: record,
  }).then((answer) => {
    if (answer && answer.status >= 400) noteUnusable('demo api', answer)
  })
}
