/** Leads that a drill sends to a running site, and what became of them. */
import type { BuiltSite } from '@/tests/site/builtSite'
import { LeadClient, sampleLead } from '@/tests/site/leadClient'
import { expectTrue, say } from './drill'

export class DrillLeads {
  private serial = 0
  /** By id. */
  readonly acknowledged = new Set<string>()
  /** Answers that acknowledged nothing, by status; 0 for a connection that failed. */
  readonly refused = new Map<number, number>()
  slowestMs = 0

  /** Sends some leads, one after the other. @returns how many were acknowledged */
  async send(site: BuiltSite, count: number): Promise<number> {
    const before = this.acknowledged.size
    const client = await LeadClient.open(site.url)
    for (let sent = 0; sent < count; sent++) {
      const started = performance.now()
      const answer = await client.send(sampleLead(this.serial++)).catch(() => undefined)
      this.slowestMs = Math.max(this.slowestMs, performance.now() - started)
      if (answer?.id) this.acknowledged.add(answer.id)
      else {
        const status = answer?.httpStatus ?? 0
        this.refused.set(status, (this.refused.get(status) ?? 0) + 1)
        if (answer?.httpStatus === 200) expectTrue(false, 'no answer of 200 without a lead')
      }
    }
    return this.acknowledged.size - before
  }

  /** Says how many of the acknowledged leads a site has. @param aside how many were set aside */
  async compare(site: BuiltSite, aside = 0): Promise<void> {
    const stored = new Set((await site.storedLeads()).map(({ id }) => String(id)))
    const kept = [...this.acknowledged].filter((id) => stored.has(id)).length
    const lost = this.acknowledged.size - kept - aside
    const others = [...this.refused]
      .map(([status, count]) => `${count} × ${status || 'no answer'}`)
      .join(', ')
    say(
      `leads acknowledged: ${this.acknowledged.size}, kept: ${kept}${aside ? `, set aside: ${aside}` : ''}, lost: ${lost}; ` +
        `not acknowledged: ${others || 'none'}; slowest answer ${(this.slowestMs / 1000).toFixed(1)} s`,
    )
    expectTrue(lost === 0, 'no acknowledged lead is lost')
  }
}

/** A site's state at /readyz: `ready`, `degraded`, or a status other than 200; '' without an answer. */
export async function readinessOf(site: BuiltSite): Promise<string> {
  try {
    const answer = await fetch(`${site.url}/readyz`, { signal: AbortSignal.timeout(5000) })
    const { status } = (await answer.json()) as { status?: { message?: string } }
    return answer.ok ? (status?.message ?? '') : String(answer.status)
  } catch {
    return ''
  }
}
