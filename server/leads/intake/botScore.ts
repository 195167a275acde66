import 'server-only'

/** What tells a program from a person; recorded with the lead as its captchascore, never a reason to refuse. */
export interface BotSignals {
  /** What stands in the field that people do not see. */
  readonly honeypot?: string
  /** Milliseconds between the form's appearance and its submission. */
  readonly fillMs?: number
}

/** A lead whose score reaches this is marked as suspected spam. */
export const SUSPECTED_FROM = 0.5

const HONEYPOT_SCORE = 1
/** Nobody types a name and a number in less time. */
const FAST_FILL_MS = 2000
const FAST_FILL_SCORE = 0.7

/** From 0 (a person, the specification's default) to 1 (a program); the worst of all signals counts. */
export function botScore(claimed: number, { honeypot = '', fillMs }: BotSignals = {}): number {
  return Math.max(
    Number.isFinite(claimed) ? Math.min(1, Math.max(0, claimed)) : 0,
    honeypot.trim() ? HONEYPOT_SCORE : 0,
    fillMs !== undefined && fillMs >= 0 && fillMs < FAST_FILL_MS ? FAST_FILL_SCORE : 0,
  )
}
