import 'server-only'
import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { OTHER_ID, OTHER_TREATMENT, TreatmentOption } from '@/model/search/options'
import { treatmentsAnswer } from '@/server/options/optionAnswers'
import { isRunning, runtime } from '@/server/runtime'
import { callUpstream, noteUnusable } from './upstreamCall'

const CACHE = 'public, max-age=300'
const DEPARTMENT = /^-?\d{1,9}$/

/** The answer is an array, its first element the list of treatments (specification, section 7). */
const Treatments = t.array(t.unknown)
const List = t.array(t.exact(TreatmentOption))

const demoApi = (): { readonly url?: string; readonly key?: string } =>
  isRunning() ? runtime().config.upstreams.demoApi : {}

/**
 * GET /api/lead/treatments?departmentId=: the list of the configured demo API, with 'Other' at its end; the built-in one
 * where none is configured or it does not answer.
 */
export async function treatmentsFromAnywhere(request: Request): Promise<Response> {
  const { url, key } = demoApi()
  const departmentId = new URL(request.url).searchParams.get('departmentId') || '-1'
  if (!url || !DEPARTMENT.test(departmentId)) return treatmentsAnswer(request)
  const answer = await callUpstream({
    upstream: 'demo api',
    url: `${url}/api/lead/treatments`,
    query: { departmentId },
    headers: { Authorization: key },
  })
  const lists = Treatments.decode(answer?.json)
  const list = List.decode(isRight(lists) ? lists.right[0] : undefined)
  if (answer?.status !== 200 || !isRight(list)) {
    if (answer) noteUnusable('demo api', answer)
    return treatmentsAnswer(request)
  }
  const options = list.right.filter(({ ProcedureId }) => ProcedureId !== OTHER_ID)
  return Response.json([[...options, OTHER_TREATMENT]], { headers: { 'Cache-Control': CACHE } })
}

/**
 * Hands a lead on to the configured demo API (specification, section 7, createleadzoho): fire-and-forget, the caller does
 * not wait and a failure is logged only. The lead itself is delivered by the queue in any case.
 */
export function handToDemoApi(leadId: string, record: Readonly<Record<string, unknown>>): void {
  const { url, key } = demoApi()
  if (!url) return
  void callUpstream({
    upstream: 'demo api',
    method: 'POST',
    url: `${url}/api/lead/createleadzoho`,
    query: { leadId },
    headers: { Authorization: key },
    body: record,
  }).then((answer) => {
    if (answer && answer.status >= 400) noteUnusable('demo api', answer)
  })
}
