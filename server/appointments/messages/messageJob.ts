import 'server-only'
import type { MessageLimits } from '@/machines/reminder/reminder.machine'
import { NEEDS_CALL } from '@/model/appointments/messages'
import type { Config } from '@/server/config/config'
import type { Database } from '@/server/database/database'
import { RepeatedJob } from '@/server/database/repeatedJob'
import { lockDeliveries } from '@/server/delivery/outbox/deliveryRows'
import { remarkOnLead } from '@/server/leads/intake/leadChange'
import { limitedLog, log } from '@/server/log'
import { metrics } from '@/server/metrics/metrics'
import {
  type ClaimedMessage,
  claimMessages,
  type MessageOutcome,
  type MessageParts,
  saveOutcomes,
  type StoredMessage,
} from './messageRows'
import { messageSender, type SendMessage } from './messageSenders'
import { writtenMessage } from './messageText'

/*
 * Sends due messages. A message is marked before it is sent and not sent again if the provider may have it: at most
 * once. A repeated reminder would look like two appointments; a lost message can be read on the appointment's page,
 * and for a cancelled visit the care team is asked to call (docs/decisions/0085).
 */

const EVERY_MS = 2000
/** Few at a time: so many may stay unknown when a server ends in the middle. */
const AT_ONCE = 8
/** Longer than the slowest attempt by both channels. */
const LEASE_MS = 3 * 60 * 1000

const LIMITS: MessageLimits = { maxAttempts: 8, baseDelayMs: 30_000, maxDelayMs: 30 * 60_000 }

const alarm = limitedLog('messages about appointments are not taken by their provider', Date.now)

async function send(claimed: ClaimedMessage, sendMessage: SendMessage): Promise<MessageOutcome> {
  const { message, number, mayUseWhatsapp, told } = claimed
  try {
    return { message, sentBy: await sendMessage(number, await writtenMessage(told), mayUseWhatsapp) }
  } catch (error) {
    // Nothing was handed over: senders never reject.
    log.warn({ err: error }, 'a message cannot be written')
    return {
      message,
      sentBy: { channel: 'text', failure: { kind: 'unavailable', detail: 'the message cannot be written' } },
    }
  }
}

const outcomeOf = ({ state, last_error }: StoredMessage): string =>
  state === 'sent' || state === 'obsolete' ? state : (last_error?.kind ?? state)

/** Has the care team call where a patient who must know was not reached. @throws the database's error */
const askForCall = ({ database, now }: MessageParts, { subject_id, last_error }: StoredMessage) =>
  database.transaction(async (executeSql) => {
    const [delivery] = await lockDeliveries([subject_id], executeSql)
    const line = `Please call: the message about the cancelled appointment did not reach the patient (${last_error?.kind}).`
    if (delivery) await remarkOnLead(executeSql, delivery, { line, at: now() })
  })

async function report(parts: MessageParts, rows: readonly StoredMessage[]): Promise<void> {
  for (const row of rows) {
    metrics().messages.inc({ kind: row.kind, outcome: outcomeOf(row) })
    if (row.state === 'retrying') alarm(new Error(row.last_error?.detail))
    if (row.state === 'failed' && NEEDS_CALL.includes(row.kind)) await askForCall(parts, row)
  }
}

/** The parts that send messages, for a configuration. */
export const messageParts = (database: Database, { messages }: Config, now = Date.now): MessageParts => ({
  database,
  limits: LIMITS,
  quietHours: messages.quietHours,
  now,
})

/**
 * Sends all messages that are due, a few at a time.
 * @returns how many rows were looked at
 * @throws the database's error
 */
export async function sendDueMessages(
  parts: MessageParts,
  sendMessage: SendMessage,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  let count = 0
  while (mayGoOn()) {
    const batch = await claimMessages(parts, { most: AT_ONCE, leaseMs: LEASE_MS })
    count += batch.count
    const outcomes = await Promise.all(batch.claimed.map((claimed) => send(claimed, sendMessage)))
    const saved = outcomes.length ? await saveOutcomes(parts, outcomes) : []
    await report(parts, [...batch.settled, ...saved])
    if (batch.count < AT_ONCE) break
  }
  return count
}

/** Sends messages as long as the server runs; several servers share them. */
export function startMessages(database: Database, config: Config, isAvailable: () => boolean): RepeatedJob {
  const parts = messageParts(database, config)
  const sendMessage = messageSender(config)
  const trouble = limitedLog('messages about appointments cannot be sent', Date.now)
  return new RepeatedJob(EVERY_MS, isAvailable, async (mayGoOn) => {
    try {
      await sendDueMessages(parts, sendMessage, mayGoOn)
    } catch (error) {
      trouble(error)
    }
  })
}
