import 'server-only'
import * as t from 'io-ts'
import charts from '@/content/machineCharts.json'
import { decoded } from '@/model/decoded'
import type { Fault } from '@/model/page/faults'
import { PARTS } from '@/model/page/islands'
import { guardedCall } from '@/server/http/guardedCall'
import { readJson } from '@/server/http/requestBody'
import { release } from '@/server/edge/release'
import { metrics } from './metrics'

const Body: t.Decoder<unknown, Fault> = t.intersection([
  t.strict({ name: t.string, release: t.string }),
  t.partial({ isRedrawn: t.boolean }),
])

const BODY_LIMIT_BYTES = 1024

/** Everything that a page may name; a label of the metrics has no other value. */
const NAMES: ReadonlySet<string> = new Set([...PARTS, ...Object.keys(charts)])

const answer = (status: number): Response => new Response(null, { status })

/** POST FAULT_PATH: counts that a part or a machine failed in a browser. A page of another release counts as 'other'. */
export const takePageFault = guardedCall<unknown>(
  {
    proof: 'origin',
    limit: ({ ip }) => ['reports', ip],
    readBody: (request) => readJson(request, BODY_LIMIT_BYTES),
    refuse: ({ code }) => answer(code),
  },
  ({ body }) => {
    const fault = decoded(Body, body)
    if (!fault || !NAMES.has(fault.name)) return answer(400)
    const counted = fault.isRedrawn ? metrics().redraws : metrics().faults
    counted.inc({ name: fault.name, release: fault.release === release() ? fault.release : 'other' })
    return answer(204)
  },
)
