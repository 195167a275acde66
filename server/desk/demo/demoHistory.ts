import 'server-only'
import {
  type FollowUp,
  type FollowUpLimits,
  type FollowUpMachineEvent,
  NEW_FOLLOW_UP,
} from '@/machines/leadFollowUp/leadFollowUp.context'
import { nextFollowUp } from '@/machines/leadFollowUp/followUpSteps'
import type { StoredSettings } from '@/model/desk/deskSettings'
import { afterOpenMinutes } from '@/model/desk/openTime'

/** A number from 0 to 1, the same ones for the same seed: the demonstration is the same for everybody (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

interface DemoLead {
  /** Milliseconds since 1970, as all times here. */
  readonly arrivedAt: number
  /** How likely it becomes a visit, from 0 to 1. */
  readonly promise: number
}

export interface DemoTime {
  readonly now: number
  readonly limits: FollowUpLimits
  readonly settings: StoredSettings
  readonly staffIds: readonly string[]
  readonly random: () => number
}

/** Hours in which the demonstration's people work, where the clinic has set none. */
const HOURS = ['Mo-Sa 09:00-20:00']

/** A lead's history until now; the machine accepts each event. */
export function demoHistory(lead: DemoLead, time: DemoTime): readonly FollowUpMachineEvent[] {
  const history = new History(lead, time)
  history.live()
  return history.events
}

class History {
  readonly events: FollowUpMachineEvent[] = []
  private row: FollowUp = NEW_FOLLOW_UP
  private at: number
  private readonly by: { readonly id: string; readonly isManager: false }

  constructor(
    private readonly lead: DemoLead,
    private readonly time: DemoTime,
  ) {
    this.at = lead.arrivedAt
    const { staffIds, random } = time
    this.by = { id: staffIds[Math.floor(random() ** 1.4 * staffIds.length)] ?? '', isManager: false }
  }

  private chance(part: number): boolean {
    return this.time.random() < part
  }

  /** Minutes that are mostly few and now and then many. */
  private minutes(usual: number): number {
    return Math.max(1, Math.round(-Math.log(1 - this.time.random()) * usual))
  }

  private open(minutes: number): number {
    const { openingHours, timeZone } = this.time.settings
    return afterOpenMinutes(this.at, minutes, openingHours.length ? openingHours : HOURS, timeZone)
  }

  /** @returns false when it is not yet, or not possible */
  private happens(event: FollowUpMachineEvent): boolean {
    if (event.at > this.time.now) return false
    const next = nextFollowUp(this.row, event, this.time.limits)
    if (!next) return false
    this.row = next
    this.at = event.at
    this.events.push(event)
    return true
  }

  live(): void {
    const { firstCallMinutes } = this.time.settings.settings
    const claimedAt = this.open(this.minutes(14))
    const lateAt = this.open(firstCallMinutes)
    if (lateAt < claimedAt) this.happens({ type: 'becameLate', at: lateAt })
    if (!this.happens({ type: 'claim', at: claimedAt, by: this.by })) return
    while (this.calls());
  }

  /** One call and its outcome. @returns whether another one follows */
  private calls(): boolean {
    const { by } = this
    if (this.row.state === 'queued' && !this.happens({ type: 'claim', at: this.open(this.minutes(8)), by }))
      return false
    if (!this.happens({ type: 'call', at: this.at + this.minutes(2) * MINUTE_MS, by })) return false
    const at = this.at + this.minutes(4) * MINUTE_MS
    if (this.chance(0.36)) {
      const due = this.open(this.time.settings.settings.retryMinutes)
      return this.happens({ type: 'noAnswer', at, by, due }) && this.isDue(due)
    }
    if (this.chance(0.14)) {
      const due = this.open(this.minutes(600))
      return due > at && this.happens({ type: 'schedule', at, by, due }) && this.isDue(due)
    }
    if (this.chance(this.lead.promise)) this.books(at)
    else this.happens({ type: 'lose', at, by, reason: this.reason() })
    return false
  }

  private isDue(due: number): boolean {
    return this.happens({ type: 'callbackDue', at: Math.max(due, this.at + MINUTE_MS) })
  }

  private reason(): string {
    const { lostReasons } = this.time.settings.settings
    return lostReasons[Math.floor(this.time.random() * lostReasons.length)]?.id ?? ''
  }

  private books(at: number): void {
    const { by } = this
    const due = at + (1 + Math.floor(this.time.random() * 6)) * DAY_MS
    if (!this.happens({ type: 'book', at, by, due })) return
    const after = due + this.minutes(50) * MINUTE_MS
    if (this.chance(0.72)) this.happens({ type: 'visit', at: after, by })
    else if (this.chance(0.8)) this.happens({ type: 'lose', at: after, by, reason: this.reason() })
  }
}
