import 'server-only'
import type { ServerResponse } from 'node:http'
import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client'
import type { Address } from '@/model/page/address'
import { processWide } from '@/model/processWide'

/* What this process counts of itself, for Prometheus. No label holds anything of a visitor: each has few, known values. */

function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name: `shalya_${name}`, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `shalya_${name}`, help, labelNames, registers })
  return {
    registry,
    /** `kind` is document, call or other; `name` a call's path, else ''. */
    requests: counter(
      'requests_total',
      'Answers, by what was asked for and by status',
      ...(['kind', 'name', 'status'] as const),
    ),
    documents: counter('documents_total', 'Answered pages, by whether they were finished already', 'cache'),
    leads: counter('leads_total', 'Leads that were sent, by what became of them', 'outcome'),
    bookings: counter(
      'bookings_total',
      'Appointments that were asked for, and what became of them and of changes to them, by outcome',
      'outcome',
    ),
    holds: counter(
      'place_holds_total',
      'Places that somebody wanted to have held, by what became of it',
      'outcome',
    ),
    messages: counter(
      'messages_total',
      'Messages to patients about appointments, by kind and by what became of them',
      ...(['kind', 'outcome'] as const),
    ),
    deliveries: counter(
      'delivery_attempts_total',
      "Attempts to hand a lead to the clinic's CRM, by how they ended",
      'outcome',
    ),
    codes: counter(
      'login_codes_total',
      'One-time passwords that were asked for, by what became of them',
      'outcome',
    ),
    retention: counter(
      'retention_rows_total',
      'Rows that were kept long enough and are removed, by rule',
      'rule',
    ),
    faults: counter(
      'page_faults_total',
      'Parts and machines of pages that failed in a browser, by name and release',
      ...(['name', 'release'] as const),
    ),
    redraws: counter(
      'page_redraws_total',
      'Islands of pages that somebody else had changed before they came alive, by name and release',
      ...(['name', 'release'] as const),
    ),
    limits: counter('limit_refusals_total', 'Calls beyond a limit, by the limit', 'limit'),
    // Read when they are asked for (metricsAnswer.ts).
    journal: gauge('journal_leads', 'Leads that stand in the journal only'),
    journalOldest: gauge('journal_oldest_seconds', 'Age of the oldest of these'),
    journalDamaged: gauge(
      'journal_damaged_lines',
      'Damaged lines of the journal that a person has to look at',
    ),
    backup: gauge(
      'backup_timestamp_seconds',
      'When the last backup was whole at its place; 0 before the first one',
    ),
    database: gauge('database_up', '1 while the database answers'),
    connections: gauge(
      'database_connections',
      'Connections to PostgreSQL, busy or idle, and callers that wait for one',
      'state',
    ),
    waiting: gauge('delivery_waiting', 'Leads that the CRM does not have yet'),
    oldest: gauge('delivery_oldest_seconds', 'Age of the oldest of these'),
    settings: gauge(
      'delivery_waiting_for_settings',
      "Of these, leads that wait until the CRM's address or settings are mended",
    ),
  }
}

type Metrics = ReturnType<typeof makeMetrics>

const shared = processWide<Metrics>('metrics')

/** This process's counts. */
export const metrics = (): Metrics => (shared.value ??= makeMetrics())

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
