import 'server-only'
import { createHmac } from 'node:crypto'
import { left, right } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { fieldOf } from '@/model/fieldOf'
import { CRM_STAGES, type CrmStage } from '@/model/desk/followUp'
import { endpoint, needed, onOff, optional, secret } from '@/server/config/configCodecs'
import {
  defineAdapter,
  deliveryKey,
  type DeliveryAdapter,
  type DeliveryResult,
  type LeadForDelivery,
} from './deliveryAdapter'
import { failureOfStatus, postAndRead, type Answer } from '@/server/upstreams/postAndRead'

type WebhookOptions = {
  url: string
  secret: string
  timeoutMs: number
  /** Whether 302 and 303 count as success. */
  redirectIsTaken?: boolean
  now?: () => number
}

/** Apps Script web apps answer each successful POST with a redirect. */
const APPS_SCRIPT_HOST = 'script.google.com'

export const webhook = defineAdapter({
  name: 'webhook',
  variables: {
    CRM_WEBHOOK_URL: needed(endpoint),
    CRM_WEBHOOK_SECRET: needed(secret),
    CRM_WEBHOOK_REDIRECT_IS_TAKEN: optional(onOff),
  },
  make: (settings, timeoutMs) =>
    webhookAdapter({
      url: settings.CRM_WEBHOOK_URL,
      secret: settings.CRM_WEBHOOK_SECRET,
      redirectIsTaken: settings.CRM_WEBHOOK_REDIRECT_IS_TAKEN,
      timeoutMs,
    }),
})

/**
 * Sends each lead as one JSON POST. `X-Shalya-Signature` is the hex HMAC-SHA256 of `timestamp + '.' + body` under
 * the shared secret, `X-Shalya-Timestamp` epoch seconds; `Idempotency-Key` and the body's `id` are the lead's id.
 */
export function webhookAdapter({
  url,
  secret,
  timeoutMs,
  redirectIsTaken = new URL(url).hostname === APPS_SCRIPT_HOST,
  now = Date.now,
}: WebhookOptions): DeliveryAdapter {
  const deliverOne = (lead: LeadForDelivery, stop?: AbortSignal) => {
    const body = JSON.stringify(webhookBody(lead))
    const timestamp = String(Math.floor(now() / 1000))
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': deliveryKey(lead),
      'X-Shalya-Timestamp': timestamp,
      'X-Shalya-Signature': `sha256=${signatureOf(secret, timestamp, body)}`,
    }
    return pipe(
      postAndRead({ url, body, timeoutMs, stop, headers }),
      TE.flatMapEither((answer) => resultOf(answer, now(), redirectIsTaken)),
    )
  }

  return {
    name: 'webhook',
    batchSize: 1,
    deliver: (leads, stop) => Promise.all(leads.map((lead) => deliverOne(lead, stop)())),
  }
}

function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

function webhookBody({ leadId, createdAt, leftOut: _leftOut, ...rest }: LeadForDelivery) {
  return { id: leadId, createdAt: createdAt.toISOString(), ...rest }
}

/**
 * Any 2xx is a success, except web pages and broken JSON, which come from a proxy, login or maintenance page.
 * Redirects count if configured, unless they lead to a login.
 */
function resultOf(answer: Answer, now: number, redirectIsTaken: boolean): DeliveryResult {
  if (redirectIsTaken && (answer.status === 302 || answer.status === 303))
    return isLogin(answer) ? left({ kind: 'auth', detail: `HTTP ${answer.status} to a login` }) : right({})
  const failure = failureOfStatus(answer.status, answer.headers, now)
  if (failure) return left(failure)
  const type = answer.headers.get('content-type') ?? ''
  const brokenJson = type.includes('json') && answer.text.trim() !== '' && answer.json === undefined
  if (type.includes('text/html') || brokenJson) {
    return left({ kind: 'badAnswer', detail: `HTTP ${answer.status}, unreadable answer` })
  }
  const stage = stageOf(answer.json)
  return right({ externalId: externalIdOf(answer.json), ...(stage && { stage }) })
}

/** A script that is not public redirects to Google's login without running. */
const isLogin = ({ headers }: Answer): boolean =>
  /^https:\/\/accounts\.google\.com\/|[/.]login\b|signin/i.test(headers.get('location') ?? '')

function externalIdOf(json: unknown): string | undefined {
  const id = fieldOf(json, 'id')
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 200) : undefined
}

/** `{"stage": "booked"}`: the lead's stage at the receiver, shown at the desk. */
const stageOf = (json: unknown): CrmStage | undefined =>
  CRM_STAGES.find((stage) => stage === fieldOf(json, 'stage'))
