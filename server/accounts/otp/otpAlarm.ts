import 'server-only'
import { limitedLog } from '@/server/log'

/** Why codes do not go out: the day's budget is spent, or the provider does not take messages. */
export type OtpTrouble = 'budgetSpent' | 'senderFails'

interface Alarm {
  /** When each trouble counts as over, in epoch milliseconds. */
  until: Partial<Record<OtpTrouble, number>>
}

/** How long a sender counts as failing after a failure that no success followed. */
const SENDER_FAILS_MS = 5 * 60 * 1000

/** On the global object, because the call's handler and /readyz are bundles of their own (server/runtime.ts). */
const KEY = Symbol.for('shalya.otpAlarm')
// The key is this module's own: nobody else puts anything there.
const shared = globalThis as { [KEY]?: Alarm }
const alarm: Alarm = (shared[KEY] ??= { until: {} })

const sayBudget = limitedLog('the OTP budget of the day is spent: no more codes are sent', Date.now)
const saySender = limitedLog('the OTP sender does not take messages', Date.now)

/** The budget is spent: said in the log and by /readyz until it is given anew. */
export function budgetIsSpent(waitSeconds: number): void {
  alarm.until.budgetSpent = Date.now() + waitSeconds * 1000
  sayBudget(undefined)
}

/** @param detail what may be logged of it (senders/otpSender.ts) */
export function senderHasFailed(detail: string): void {
  alarm.until.senderFails = Date.now() + SENDER_FAILS_MS
  saySender(new Error(detail))
}

export function senderWorks(): void {
  delete alarm.until.senderFails
}

/** What keeps codes from going out now, as far as this process knows. */
export function otpTrouble(): OtpTrouble | undefined {
  const now = Date.now()
  if ((alarm.until.budgetSpent ?? 0) > now) return 'budgetSpent'
  return (alarm.until.senderFails ?? 0) > now ? 'senderFails' : undefined
}
