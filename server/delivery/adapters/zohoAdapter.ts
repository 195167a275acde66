import 'server-only'
import { isLeft, left, right } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { DeliveryFailure } from '@/model/lead/leadDelivery'
import { fixedFields, needed, optional, webAddress, withDefault, words } from '@/server/config/configCodecs'
import { postAndRead, type Answer } from '@/server/upstreams/postAndRead'
import {
  defineAdapter,
  type DeliveryAdapter,
  type DeliveryResult,
  type LeadForDelivery,
} from './deliveryAdapter'
import { NO_ANSWER, type ZohoVerdict, verdictsOf } from './zohoAnswer'
import { LEAD_ID_FIELD, ZOHO_DUPLICATE_CHECK_FIELD, zohoRecordOf, zohoUpdateOf } from './zohoRecord'
import { zohoToken, type ZohoToken } from './zohoToken'

type ZohoOptions = {
  apiUrl: string
  /** Module for leads, by API name; Zoho's own is Leads. */
  module: string
  /** Module for partners and applicants; without one they are not delivered. */
  otherModule?: string
  accountsUrl: string
  clientId: string
  clientSecret: string
  refreshToken: string
  /** Constant fields by API name, which the clinic's module requires. */
  fixedFields?: Readonly<Record<string, string>>
  timeoutMs: number
  now?: () => number
}

export const zoho = defineAdapter({
  name: 'zoho',
  variables: {
    ZOHO_CLIENT_ID: needed(words),
    ZOHO_CLIENT_SECRET: needed(words),
    ZOHO_REFRESH_TOKEN: needed(words),
    ZOHO_ACCOUNTS_URL: withDefault(webAddress, 'https://accounts.zoho.in'),
    ZOHO_API_URL: withDefault(webAddress, 'https://www.zohoapis.in'),
    ZOHO_MODULE: withDefault(words, 'Leads'),
    ZOHO_OTHER_MODULE: optional(words),
    ZOHO_FIXED_FIELDS: withDefault(fixedFields, { Company: 'Website enquiry' }),
  },
  make: (settings, timeoutMs) =>
    zohoAdapter({
      apiUrl: settings.ZOHO_API_URL,
      accountsUrl: settings.ZOHO_ACCOUNTS_URL,
      module: settings.ZOHO_MODULE,
      otherModule: settings.ZOHO_OTHER_MODULE,
      fixedFields: settings.ZOHO_FIXED_FIELDS,
      clientId: settings.ZOHO_CLIENT_ID,
      clientSecret: settings.ZOHO_CLIENT_SECRET,
      refreshToken: settings.ZOHO_REFRESH_TOKEN,
      timeoutMs,
    }),
})

/** Zoho takes at most 100 records in one call. */
const ZOHO_BATCH_SIZE = 100

/**
 * Upserts leads into Zoho CRM (API v8, POST /crm/v8/Leads/upsert; partners and applicants into a separate module)
 * with Mobile as duplicate check field, so that a repetition updates the record. Leads of one number are sent in
 * separate calls, the older first, because one call could create both or refuse one. A call that fails or asks to
 * wait ends the batch; later leads get the same failure without being sent.
 */
export function zohoAdapter(options: ZohoOptions): DeliveryAdapter {
  const now = options.now ?? Date.now
  const token = zohoToken({ ...options, now })
  const { fixedFields = {} } = options
  const urlOf = (module: string) => `${options.apiUrl.replace(/\/+$/, '')}/crm/v8/${module}`
  const send = (method: 'POST' | 'PUT', url: string, body: object, stop?: AbortSignal) =>
    sendWithToken(token, (accessToken) =>
      postAndRead({
        method,
        url,
        timeoutMs: options.timeoutMs,
        stop,
        headers: { 'Content-Type': 'application/json', Authorization: `Zoho-oauthtoken ${accessToken}` },
        body: JSON.stringify(body),
      }),
    )

  /** Updates the record that Zoho named; without one, or if refused again, leaves the field out. */
  const settle = async (
    verdict: ZohoVerdict,
    lead: LeadForDelivery,
    module: string,
    stop?: AbortSignal,
  ): Promise<DeliveryResult> => {
    if (verdict._tag !== 'Duplicate') return verdict
    const { id, refused } = verdict
    if (id === undefined || !/^\w{1,40}$/.test(id)) return left(refused)
    const isSamePerson =
      refused.kind !== 'fieldsRefused' || refused.fields.some((field) => field === LEAD_ID_FIELD)
    const record = isSamePerson ? zohoRecordOf(lead, fixedFields) : zohoUpdateOf(lead, fixedFields)
    const answer = await send('PUT', `${urlOf(module)}/${id}`, { data: [record] }, stop)()
    if (isLeft(answer)) return answer
    const verdicts = verdictsOf(answer.right, [{ record, leftOut: lead.leftOut }], now())
    if (isLeft(verdicts)) return verdicts.left.kind === 'settings' ? left(refused) : verdicts
    const [updated = NO_ANSWER] = verdicts.right
    if (updated._tag === 'Duplicate') return left(updated.refused)
    return isLeft(updated) ? updated : right({ externalId: id })
  }

  /** One call; if refused because of one record's data, each half separately. */
  const upsert = async (
    leads: readonly LeadForDelivery[],
    module: string,
    stop?: AbortSignal,
  ): Promise<DeliveryResult[]> => {
    const sent = leads.map((lead) => ({ record: zohoRecordOf(lead, fixedFields), leftOut: lead.leftOut }))
    const body = {
      data: sent.map(({ record }) => record),
      duplicate_check_fields: [ZOHO_DUPLICATE_CHECK_FIELD],
    }
    const answer = await send('POST', `${urlOf(module)}/upsert`, body, stop)()
    const verdicts = isLeft(answer) ? answer : verdictsOf(answer.right, sent, now())
    if (isLeft(verdicts)) {
      const isOneRecords = ['rejected', 'fieldsRefused'].includes(verdicts.left.kind)
      if (!isOneRecords || leads.length === 1) return leads.map(() => verdicts)
      const middle = Math.ceil(leads.length / 2)
      return [
        ...(await upsert(leads.slice(0, middle), module, stop)),
        ...(await upsert(leads.slice(middle), module, stop)),
      ]
    }
    const results: DeliveryResult[] = []
    for (const [index, lead] of leads.entries())
      results.push(await settle(verdicts.right[index] ?? NO_ANSWER, lead, module, stop))
    return results
  }

  return {
    name: 'zoho',
    batchSize: ZOHO_BATCH_SIZE,
    async deliver(leads, stop) {
      const results = new Map<string, DeliveryResult>()
      let ended: DeliveryResult | undefined
      const patients = leads.filter(({ crm }) => crm.Lead_Type === '')
      const others = leads.filter(({ crm }) => crm.Lead_Type !== '')
      const { module, otherModule } = options
      const rounds = [
        ...roundsOf(patients).map((round) => ({ round, module })),
        ...(otherModule ? roundsOf(others).map((round) => ({ round, module: otherModule })) : []),
      ]
      if (!otherModule) for (const { leadId } of others) results.set(leadId, NO_MODULE)
      for (const { round, module: target } of rounds) {
        const answers = ended ? [] : await upsert(round, target, stop)
        round.forEach(({ leadId }, index) => results.set(leadId, answers[index] ?? ended ?? NO_ANSWER))
        ended ??= answers.find(endsBatch)
      }
      return leads.map(({ leadId }) => results.get(leadId) ?? NO_ANSWER)
    },
  }
}

/** Partners and applicants must not go to the patients' module, where Mobile would merge the records. */
const NO_MODULE: DeliveryResult = left({ kind: 'rejected', detail: 'no ZOHO_OTHER_MODULE' })

const endsBatch = (result: DeliveryResult) =>
  isLeft(result) && ['rateLimited', 'network', 'timeout', 'auth'].includes(result.left.kind)

/** Splits a batch into calls of at most 100 without repeated numbers; a number's older leads come first. */
function roundsOf(leads: readonly LeadForDelivery[]): LeadForDelivery[][] {
  const oldestFirst = [...leads].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const seen = new Map<string, number>()
  const rounds: LeadForDelivery[][] = []
  for (const lead of oldestFirst) {
    const mobile = zohoRecordOf(lead)[ZOHO_DUPLICATE_CHECK_FIELD] ?? lead.leadId
    let round = seen.get(String(mobile)) ?? 0
    while ((rounds[round]?.length ?? 0) >= ZOHO_BATCH_SIZE) round += 1
    rounds[round] = [...(rounds[round] ?? []), lead]
    seen.set(String(mobile), round + 1)
  }
  return rounds.filter((round) => round.length > 0)
}

/** Retries once with a new access token after 401. */
const sendWithToken = (
  token: ZohoToken,
  send: (accessToken: string) => TE.TaskEither<DeliveryFailure, Answer>,
): TE.TaskEither<DeliveryFailure, Answer> =>
  pipe(
    token(),
    TE.flatMap((first) =>
      pipe(
        send(first),
        TE.flatMap((answer) =>
          answer.status === 401 ? pipe(token(first), TE.flatMap(send)) : TE.right(answer),
        ),
      ),
    ),
  )
