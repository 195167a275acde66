import 'server-only'
import { randomUUID } from 'node:crypto'
import { acceptLead } from '@/server/leads/intake/acceptLead'
import type { LeadIntake } from '@/server/leads/intake/leadIntake'
import { leadBody } from './testLead'
import { pause } from './until'

/** Sends leads one after the other until it is stopped, and remembers which were acknowledged. */
export class LeadStream {
  /** Ids. */
  readonly acknowledged: string[] = []
  /** What the others were answered. */
  readonly refused: string[] = []
  slowestMs = 0
  private isOver = false
  private readonly running: Promise<void>

  constructor(
    private readonly intake: LeadIntake,
    private readonly perSecond: number,
  ) {
    this.running = this.send()
  }

  private async send(): Promise<void> {
    while (!this.isOver) {
      const started = performance.now()
      const lead = { body: leadBody(), ip: '203.0.113.9', idempotencyKey: randomUUID() }
      const answer = await acceptLead(lead, this.intake)
      this.slowestMs = Math.max(this.slowestMs, performance.now() - started)
      if (answer.kind === 'accepted') this.acknowledged.push(answer.leadId)
      else this.refused.push(answer.kind)
      await pause(1000 / this.perSecond)
    }
  }

  async stop(): Promise<void> {
    this.isOver = true
    await this.running
  }
}
