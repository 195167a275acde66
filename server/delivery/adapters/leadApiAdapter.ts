import 'server-only'
import { left, right } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { needed, optional, webAddress, words } from '@/server/config/configCodecs'
import {
  defineAdapter,
  deliveryKey,
  type DeliveryAdapter,
  type DeliveryResult,
  type LeadForDelivery,
} from './deliveryAdapter'
import { failureOfStatus, postAndRead, type Answer } from '@/server/upstreams/postAndRead'

type LeadApiOptions = {
  baseUrl: string
  /** Sent as the Authorization header, when set. */
  key?: string
  timeoutMs: number
  now?: () => number
}

export const leadApi = defineAdapter({
  name: 'leadApi',
  variables: {
    LEAD_API_URL: needed(webAddress),
    LEAD_API_KEY: optional(words),
  },
  make: (settings, timeoutMs) =>
    leadApiAdapter({ baseUrl: settings.LEAD_API_URL, key: settings.LEAD_API_KEY, timeoutMs }),
})

const Status = t.type({ status: t.type({ code: t.number }) })
const Created = t.type({ data: t.array(t.type({ Id: t.union([t.string, t.number]) })) })

/**
 * Delivers to another lead API (specification, section 7): the body is the lead's fields, success is status.code
 * 200, the receiver's id is data[0].Id.
 */
export function leadApiAdapter({ baseUrl, key, timeoutMs, now = Date.now }: LeadApiOptions): DeliveryAdapter {
  const url = `${baseUrl.replace(/\/+$/, '')}/lead/v1/admin/webleadcreate`
  const deliverOne = ({ lead, ...delivery }: LeadForDelivery, stop?: AbortSignal) =>
    pipe(
      postAndRead({
        url,
        body: JSON.stringify(lead),
        timeoutMs,
        stop,
        headers: {
          'Content-Type': 'application/json',
          applicationtype: 'website',
          Authorization: key,
          'Idempotency-Key': deliveryKey(delivery),
        },
      }),
      TE.flatMapEither((answer) => resultOf(answer, now())),
    )
  return {
    name: 'leadApi',
    batchSize: 1,
    deliver: (leads, stop) => Promise.all(leads.map((lead) => deliverOne(lead, stop)())),
  }
}

function resultOf({ status, headers, json }: Answer, now: number): DeliveryResult {
  const failure = failureOfStatus(status, headers, now)
  if (failure) return left(failure)
  if (!Status.is(json)) return badAnswer(`HTTP ${status}, unreadable answer`)
  const { code } = json.status
  if (code !== 200) {
    const inner = failureOfStatus(code, headers, now)
    return left({ ...(inner ?? { kind: 'badAnswer' }), detail: `status.code ${code}` })
  }
  const externalId = Created.is(json) ? json.data[0]?.Id : undefined
  return externalId === undefined
    ? badAnswer('status.code 200 without an Id')
    : right({ externalId: String(externalId) })
}

const badAnswer = (detail: string): DeliveryResult => left({ kind: 'badAnswer', detail })
