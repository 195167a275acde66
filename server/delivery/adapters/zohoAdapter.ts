import 'server-only'
import { isLeft, left, right, type Either } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { DeliveryFailure } from '@/model/lead/leadDelivery'
import { needed, optional, webAddress, withDefault, words } from '@/server/config/configCodecs'
import {
  defineAdapter,
  type DeliveryAdapter,
  type DeliveryResult,
  type LeadForDelivery,
} from './deliveryAdapter'
import { failureOfStatus, postAndRead, type Answer } from '@/server/upstreams/postAndRead'
import { zohoToken, type ZohoToken } from './zohoToken'
import type { CrmRecord } from '@/model/lead/crmRecord'
import { HOME_DIAL_CODE } from '@/model/lead/mobile'

type ZohoOptions = {
  apiUrl: string
  /** The API name of the module that takes leads; Zoho's own is Leads. */
  module: string
  /** The module that takes what partners and applicants send; without one it is not delivered. */
  otherModule?: string
  accountsUrl: string
  clientId: string
  clientSecret: string
  refreshToken: string
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
  },
  make: (settings, timeoutMs) =>
    zohoAdapter({
      apiUrl: settings.ZOHO_API_URL,
      accountsUrl: settings.ZOHO_ACCOUNTS_URL,
      module: settings.ZOHO_MODULE,
      otherModule: settings.ZOHO_OTHER_MODULE,
      clientId: settings.ZOHO_CLIENT_ID,
      clientSecret: settings.ZOHO_CLIENT_SECRET,
      refreshToken: settings.ZOHO_REFRESH_TOKEN,
      timeoutMs,
    }),
})

/** Zoho takes at most 100 records in one call. */
const ZOHO_BATCH_SIZE = 100

/** These say that the record itself is wrong: sending it again would not help. */
const REFUSING_CODES: ReadonlySet<string> = new Set(['MANDATORY_NOT_FOUND', 'INVALID_DATA'])

const RATE_LIMIT_CODES: ReadonlySet<string> = new Set(['TOO_MANY_REQUESTS', 'LIMIT_EXCEEDED'])

const Coded = t.intersection([
  t.type({ code: t.string }),
  t.partial({ details: t.partial({ id: t.string, api_name: t.string }) }),
])
const Records = t.type({ data: t.array(Coded) })

/**
 * Upserts leads into Zoho CRM (API v8, POST /crm/v8/Leads/upsert; partners and applicants into a module of their own) with Mobile as the duplicate check field, so that a
 * repeated delivery updates the same record.
 *
 * Two leads of one mobile number never share a call, for in one call the second could be created beside the first or
 * refused: the batch is sent in rounds, the older lead first. A call that asks us to wait, or does not get through,
 * ends the batch: the leads of the later rounds get the same failure without being sent.
 */
export function zohoAdapter(options: ZohoOptions): DeliveryAdapter {
  const now = options.now ?? Date.now
  const token = zohoToken({ ...options, now })
  const urlOf = (module: string) => `${options.apiUrl.replace(/\/+$/, '')}/crm/v8/${module}/upsert`
  const send = (leads: readonly LeadForDelivery[], module: string, stop?: AbortSignal) =>
    sendWithToken(token, (accessToken) =>
      postAndRead({
        url: urlOf(module),
        timeoutMs: options.timeoutMs,
        stop,
        headers: { 'Content-Type': 'application/json', Authorization: `Zoho-oauthtoken ${accessToken}` },
        body: JSON.stringify({
          data: leads.map(zohoRecordOf),
          duplicate_check_fields: [ZOHO_DUPLICATE_CHECK_FIELD],
        }),
      }),
    )

  /** One call; when the whole of it is refused over one record's data, each half by itself, so that only that record is. */
  const upsert = (leads: readonly LeadForDelivery[], module: string, stop?: AbortSignal) =>
    pipe(
      send(leads, module, stop),
      TE.flatMapEither((answer) => resultsOf(answer, leads.length, now())),
      TE.getOrElse((failure) => async (): Promise<DeliveryResult[]> => {
        if (failure.kind !== 'rejected' || leads.length === 1) return leads.map(() => left(failure))
        const middle = Math.ceil(leads.length / 2)
        return [
          ...(await upsert(leads.slice(0, middle), module, stop)()),
          ...(await upsert(leads.slice(middle), module, stop)()),
        ]
      }),
    )

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
        const answers = ended ? [] : await upsert(round, target, stop)()
        round.forEach(({ leadId }, index) => results.set(leadId, answers[index] ?? ended ?? NO_ANSWER))
        ended ??= answers.find(endsBatch)
      }
      return leads.map(({ leadId }) => results.get(leadId) ?? NO_ANSWER)
    },
  }
}

const NO_ANSWER: DeliveryResult = left({ kind: 'badAnswer', detail: 'no answer for this record' })

/** A partner or an applicant never stands among the patients, where Mobile would even mix the two into one record. */
const NO_MODULE: DeliveryResult = left({ kind: 'rejected', detail: 'no ZOHO_OTHER_MODULE' })

const endsBatch = (result: DeliveryResult) =>
  isLeft(result) && ['rateLimited', 'network', 'timeout', 'auth'].includes(result.left.kind)

/** The batch in calls of at most 100, no mobile number twice in a call, a number's older leads in the earlier calls. */
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

/** Sends with the current access token, and once more with a fresh one when Zoho answers 401. */
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

/** What the answer says about the call as a whole; undefined when it speaks of each record. */
function failureOfCall({ status, headers, json }: Answer, now: number): DeliveryFailure | undefined {
  if (Records.is(json) && status !== 429 && status !== 401 && status < 500) return undefined
  const code = Coded.is(json) ? json.code : undefined
  const detail = `HTTP ${status}${code === undefined ? '' : ` ${safeCode(code)}`}`
  const failure = failureOfStatus(status, headers, now)
  if (code !== undefined && RATE_LIMIT_CODES.has(code)) {
    return { ...(failure?.kind === 'rateLimited' ? failure : {}), kind: 'rateLimited', detail }
  }
  if (!failure) return { kind: 'badAnswer', detail: `${detail}, unreadable answer` }
  if (failure.kind !== 'rejected') return { ...failure, detail }
  return code !== undefined && REFUSING_CODES.has(code)
    ? { kind: 'rejected', detail }
    : { kind: 'badAnswer', detail }
}

/** What became of each record, or why the call as a whole failed. */
function resultsOf(answer: Answer, count: number, now: number): Either<DeliveryFailure, DeliveryResult[]> {
  const failure = failureOfCall(answer, now)
  if (failure) return left(failure)
  const records = Records.is(answer.json) ? answer.json.data : []
  const results = Array.from({ length: count }, (_, index): DeliveryResult => {
    const record = records.length === count ? records[index] : undefined
    if (!record) return NO_ANSWER
    if (record.code === 'SUCCESS') return right({ externalId: record.details?.id })
    const field = record.details?.api_name
    const detail = `Zoho ${safeCode(record.code)}${field === undefined ? '' : ` (${safeCode(field)})`}`
    const kind = REFUSING_CODES.has(record.code) ? 'rejected' : 'badAnswer'
    return left({ kind: RATE_LIMIT_CODES.has(record.code) ? 'rateLimited' : kind, detail })
  })
  return right(results)
}

/** A code or a field's name is an identifier; anything else might be a patient's data and is not kept. */
const safeCode = (code: string) => (/^\w{1,60}$/.test(code) ? code : 'unknown')

/** Zoho finds the record of an earlier delivery, and of an earlier enquiry of the same person, by it. */
const ZOHO_DUPLICATE_CHECK_FIELD = 'Mobile'

/**
 * Which field of Zoho's Leads module (by API name) each field of the CRM record fills. Last_Name, Mobile, Email, City,
 * Description and Lead_Source are Zoho's own; the others are custom fields that the clinic creates under these names
 * (Zoho passes over names that it does not know).
 */
const ZOHO_FIELDS: Readonly<Record<keyof CrmRecord, string>> = {
  name: 'Last_Name',
  phoneno: ZOHO_DUPLICATE_CHECK_FIELD,
  email: 'Email',
  message: 'Description',
  page_name: 'Page_Name',
  city: 'City',
  condition: 'Condition',
  procedure: 'Procedure',
  lead_source: 'Lead_Source',
  utm_source: 'UTM_Source',
  utm_campaign: 'UTM_Campaign',
  utm_medium: 'UTM_Medium',
  utm_term: 'UTM_Term',
  lead_channel: 'Lead_Channel',
  GCLID: 'GCLID',
  utm_content: 'UTM_Content',
  utm_id: 'UTM_ID',
  gad_source: 'GAD_Source',
  gad_campaignid: 'GAD_Campaign_ID',
  wbraid: 'WBRAID',
  gbraid: 'GBRAID',
  dclid: 'DCLID',
  msclkid: 'MSCLKID',
  fbclid: 'FBCLID',
  ttclid: 'TTCLID',
  twclid: 'TWCLID',
  li_fat_id: 'LI_FAT_ID',
  sccid: 'SCCID',
  rdt_cid: 'RDT_CID',
  epik: 'EPIK',
  yclid: 'YCLID',
  doctorid: 'Doctor_ID',
  hospitalid: 'Hospital_ID',
  Country_Code: 'Country_Code',
  height: 'Height',
  weight: 'Weight',
  BMI_kg_m2: 'BMI_kg_m2',
  Cataract_Lens: 'Cataract_Lens',
  Piles_Severity_Score: 'Piles_Severity_Score',
  Piles_Severity: 'Piles_Severity',
  IsInsurance: 'Is_Insurance',
  InsuranceName: 'Insurance_Name',
  Insurance_Type: 'Insurance_Type',
  Lead_Tier: 'Lead_Tier',
  Lead_Type: 'Lead_Type',
}

/** The lead's own id, so that a record in Zoho can be traced back. */
const LEAD_ID_FIELD = 'Website_Lead_ID'

type ZohoRecord = Readonly<Record<string, string | number>>

/**
 * The lead as a record of Zoho's Leads module. Fields without a value are left out, so that an update never empties
 * one; a number from abroad carries its country code, for Mobile tells people apart.
 */
function zohoRecordOf({ leadId, crm }: LeadForDelivery): ZohoRecord {
  const abroad = crm.Country_Code !== HOME_DIAL_CODE
  const values: CrmRecord = { ...crm, phoneno: abroad ? `+${crm.Country_Code}${crm.phoneno}` : crm.phoneno }
  // The table's keys are the record's own: Object.entries forgets that.
  const fields = Object.entries(ZOHO_FIELDS) as [keyof CrmRecord, string][]
  const filled = fields.flatMap(([key, field]) => (values[key] === '' ? [] : [[field, values[key]] as const]))
  return { ...Object.fromEntries(filled), [LEAD_ID_FIELD]: leadId }
}
