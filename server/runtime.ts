import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { VisitorAudit } from './privacy/audit/visitorAudit'
import type { Config } from './config/config'
import type { Database } from './database/database'
import type { RepeatedJob } from './database/repeatedJob'
import type { LeadDelivery } from './delivery/delivery'
import type { DayFeed } from '@/server/desk/day/dayFeed'
import type { LeadFeed } from '@/server/desk/followUp/leadFeed'
import type { NextHandler, PreviewedPage } from './edge/renderPage'
import type { Limits } from './http/limits'
import type { Traffic } from './traffic/traffic'
import type { LeadIntake } from './leads/intake/leadIntake'
import { processWide } from '@/model/processWide'

/** What one server process holds open. */
export interface Runtime {
  readonly config: Config
  readonly database: Database
  readonly intake: LeadIntake
  /** Signs tokens; see secret.ts. */
  readonly secret: string
  /** What pages count of themselves. */
  readonly traffic?: Traffic
  /** What is limited by address, user or number. */
  readonly limits: Limits
  /** What visitors did, on its way into the audit trail. */
  readonly visitorAudit: VisitorAudit
  /** Undefined while no CRM adapter is configured. */
  readonly delivery: () => LeadDelivery | undefined
  /** Offers places that open to the patients who wait for them. */
  readonly waitingList?: Pick<RepeatedJob, 'begin'>
  /** What happens to leads, for the desks that are open at this server. */
  readonly leadFeed?: LeadFeed
  /** Which sessions of a day have changed, for the same. */
  readonly dayFeed?: DayFeed
  /** Whether the server is stopping: it still answers, and /readyz tells load balancers. */
  readonly isDraining?: () => boolean
  /** From now on it is (scripts/serve.mjs). */
  readonly drain?: () => void
  /** Opens the site's front (edge/edge.ts); scripts/serve.mjs hands every request to it. */
  readonly openEdge?: (next: NextHandler) => (request: IncomingMessage, response: ServerResponse) => void
  /** The page of an address as it would be rendered now, kept nowhere; there once the front is open. */
  readonly renderPage?: (path: string) => Promise<PreviewedPage | undefined>
  /** Finishes what runs and closes everything; calling it again does nothing more. */
  shutdown(): Promise<void>
}

const shared = processWide<Runtime>('runtime')

/** The running server's runtime. @throws before boot() has finished */
export function runtime(): Runtime {
  const running = shared.value
  if (!running) throw new Error('the server has not started')
  return running
}

export const isRunning = (): boolean => shared.value !== undefined

/** Makes a runtime the process's own (boot and tests only). */
export function setRuntime(running: Runtime | undefined): void {
  shared.value = running
}
