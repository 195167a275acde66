import 'server-only'
import type { ServerResponse } from 'node:http'
import { Counter, Registry, collectDefaultMetrics } from 'prom-client'
import type { Address } from '@/model/page/address'

/* What this process counts of itself, for Prometheus. No label holds anything of a visitor: each has few, known values. */

function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    /** `kind` is document, call or other; `name` a call's path, else ''. */
    requests: new Counter({
      name: 'shalya_requests_total',
      help: 'Answers, by what was asked for and by status',
      labelNames: ['kind', 'name', 'status'] as const,
      registers,
    }),
    documents: new Counter({
      name: 'shalya_documents_total',
      help: 'Answered pages, by whether they were finished already',
      labelNames: ['cache'] as const,
      registers,
    }),
    leads: new Counter({
      name: 'shalya_leads_total',
      help: 'Leads that were sent, by what became of them',
      labelNames: ['outcome'] as const,
      registers,
    }),
    deliveries: new Counter({
      name: 'shalya_delivery_attempts_total',
      help: "Attempts to hand a lead to the clinic's CRM, by how they ended",
      labelNames: ['outcome'] as const,
      registers,
    }),
    codes: new Counter({
      name: 'shalya_login_codes_total',
      help: 'One-time passwords that were asked for, by what became of them',
      labelNames: ['outcome'] as const,
      registers,
    }),
    limits: new Counter({
      name: 'shalya_limit_refusals_total',
      help: 'Calls beyond a limit, by the limit',
      labelNames: ['limit'] as const,
      registers,
    }),
  }
}

type Metrics = ReturnType<typeof makeMetrics>

/** On the global object: calls, pages and the start are bundles of their own (server/runtime.ts). */
const KEY = Symbol.for('shalya.metrics')
// The key is this module's own: nobody else puts anything there.
const shared = globalThis as { [KEY]?: Metrics }

/** This process's counts. */
export const metrics = (): Metrics => (shared[KEY] ??= makeMetrics())

/** Counts processor, memory, event loop and garbage collection as well, from now on. */
export const startProcessMetrics = (): void => collectDefaultMetrics({ register: metrics().registry })

/** Counts a finished page's answer: the most frequent of all, so that its counters are looked up once. */
export function countCachedPage(status: number): void {
  const counter = (cachedPages[status] ??= metrics().requests.labels('document', '', String(status)))
  counter.inc()
  hits ??= metrics().documents.labels('hit')
  hits.inc()
}

/** Counts an answer once it is sent. @param call the path of a call of the table (server/handlers.ts), else '' */
export function countWhenSent(response: ServerResponse, address: Address['kind'], call: string): void {
  const isDocument = address === 'document'
  const kind = call === '' ? (isDocument ? 'document' : 'other') : 'call'
  response.once('close', () => {
    metrics().requests.inc({ kind, name: call, status: response.statusCode })
    if (isDocument) metrics().documents.inc({ cache: 'miss' })
  })
}

const cachedPages: Record<number, Counter.Internal> = {}
let hits: Counter.Internal | undefined
