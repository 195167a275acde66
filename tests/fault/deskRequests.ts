/** Who may what at the desk, and requests to its calls: what each takes, with parts exchanged. */
import fc from 'fast-check'
import type { LeastRole } from '@/model/desk/staff'
import { HANDLERS } from '@/server/handlers'
import { asText, brokenBody, entriesFor, written } from './hostileBodies'

type DeskPath = Extract<keyof typeof HANDLERS, `/desk/${string}`>
type Call = { readonly [Path in DeskPath]: `${keyof (typeof HANDLERS)[Path] & string} ${Path}` }[DeskPath]

/** The least role of every call; 'anyone' is who is about to sign in. A call that is missing here does not compile. */
const LEAST_ROLE: Readonly<Record<Call, LeastRole | 'anyone'>> = {
  'POST /desk/login/enter': 'anyone',
  'POST /desk/invitation/password': 'anyone',
  'POST /desk/password/save': 'anyone',
  'POST /desk/api/login': 'anyone',
  'POST /desk/api/login/challenge': 'anyone',
  'POST /desk/api/login/passkey': 'anyone',
  'POST /desk/api/invitation/challenge': 'anyone',
  'POST /desk/api/invitation/passkey': 'anyone',
  'POST /desk/logout': 'staff',
  'POST /desk/account/duty': 'agent',
  'POST /desk/account/prove': 'staff',
  'POST /desk/account/password': 'staff',
  'POST /desk/account/session/end': 'staff',
  'POST /desk/account/session/others': 'staff',
  'POST /desk/account/passkey/remove': 'staff',
  'POST /desk/api/account/prove': 'staff',
  'POST /desk/api/account/challenge': 'staff',
  'POST /desk/api/account/passkey': 'staff',
  'GET /desk/api/leads': 'viewer',
  'POST /desk/api/leads': 'agent',
  'GET /desk/api/lead': 'viewer',
  'GET /desk/api/feed': 'viewer',
  'GET /desk/api/day': 'viewer',
  'GET /desk/api/day/feed': 'viewer',
  'POST /desk/api/day': 'agent',
  'GET /desk/figures/csv': 'viewer',
  'GET /desk/figures/png': 'viewer',
  'POST /desk/api/lead': 'agent',
  'POST /desk/api/note': 'agent',
  'POST /desk/lead/step': 'agent',
  'POST /desk/lead/note': 'agent',
  'POST /desk/day/step': 'agent',
  'POST /desk/day/session': 'agent',
  'POST /desk/day/next': 'agent',
  'POST /desk/day/walk-in': 'agent',
  'POST /desk/new/save': 'agent',
  'POST /desk/place/save': 'agent',
  'POST /desk/schedule/leave': 'manager',
  'POST /desk/alerts/save': 'agent',
  'POST /desk/alerts/forget': 'agent',
  'POST /desk/api/alerts/browser': 'agent',
  'POST /desk/figures/spend/save': 'manager',
  'POST /desk/figures/spend/upload': 'manager',
  'POST /desk/leads/export': 'manager',
  'POST /desk/leads/change': 'agent',
  'POST /desk/settings/save': 'manager',
  'POST /desk/demo/fill': 'owner',
  'GET /desk/catalogue/preview': 'author',
  'POST /desk/catalogue/save': 'author',
  'POST /desk/catalogue/step': 'author',
  'POST /desk/catalogue/back': 'manager',
  'GET /desk/catalogue/workbook': 'manager',
  'POST /desk/catalogue/upload': 'manager',
  'POST /desk/catalogue/apply': 'manager',
  'POST /desk/catalogue/undo': 'manager',
  'POST /desk/staff/invite': 'owner',
  'POST /desk/staff/withdraw': 'owner',
  'POST /desk/staff/role': 'owner',
  'POST /desk/staff/branches': 'owner',
  'POST /desk/staff/disable': 'owner',
  'POST /desk/staff/enable': 'owner',
}

interface DeskCall {
  readonly method: string
  readonly path: string
  readonly least: LeastRole | 'anyone'
}

export const DESK_CALLS: readonly DeskCall[] = Object.entries(LEAST_ROLE).map(([call, least]) => {
  const [method = '', path = ''] = call.split(' ')
  return { method, path, least }
})

/** Existing rows: an unclaimed lead, and a member of staff. */
export interface Targets {
  readonly leadId: string
  readonly memberId: string
  readonly sessionId?: string
  /** Of the session. */
  readonly placeId?: string
}

const NOTE_KEY = '0123456789abcdef0123456789abcdef'
const TEXT = { kind: 'treatments', key: 'piles' } as const

/** What a call takes: the parameters of an address, the fields of a form or the members of a body. */
export function likelyFor(
  { path }: DeskCall,
  { leadId, memberId, sessionId = '1.monday.20261126', placeId }: Targets,
): Record<string, unknown> {
  const bodies: Readonly<Record<string, Record<string, unknown>>> = {
    '/desk/api/leads': {
      view: 'all',
      leads: [{ id: leadId, version: 1 }],
      step: { type: 'close', reason: 'tooFar' },
    },
    '/desk/api/lead': { id: leadId, version: 1, event: { type: 'claim' } },
    '/desk/api/note': { id: leadId, text: 'Called, please call again', key: NOTE_KEY },
    '/desk/lead/step': { query: 'view=all', id: leadId, version: '1', action: 'claim' },
    '/desk/lead/note': { query: 'view=all', id: leadId, key: NOTE_KEY, text: 'Called' },
    '/desk/day/step': { id: leadId, version: '1', action: 'arrive', date: '2026-11-26' },
    '/desk/api/day': {
      ...{ kind: 'appointment', id: leadId, version: 1, action: 'arrive', reason: null },
      ...{ date: '2026-11-26', place: '', sessions: sessionId },
    },
    '/desk/day/session': { session: sessionId, action: 'close', date: '2026-11-26' },
    '/desk/day/next': { id: leadId, version: '1', date: '2026-11-26' },
    '/desk/day/walk-in': { session: sessionId, key: NOTE_KEY, name: 'Ramesh', date: '2026-11-26' },
    '/desk/new/save': {
      ...{ key: NOTE_KEY, name: 'Ramesh', mobile: '9876543210', source: 'call' },
      ...(placeId !== undefined && { place: placeId }),
    },
    '/desk/place/save': {
      ...{ lead: leadId, version: '1', doctor: 'harshita-bedi' },
      ...(placeId !== undefined && { place: placeId }),
    },
    '/desk/schedule/leave': {
      ...{ doctor: 'harshita-bedi', place: '', from: '2099-11-26', to: '2099-11-27' },
      ...{ reason: 'leave', version: 'x' },
    },
    '/desk/alerts/save': { 'push.new': 'on', 'mail.late': 'on', address: 'meera@clinic.example' },
    '/desk/alerts/forget': { browser: memberId },
    '/desk/api/alerts/browser': {
      endpoint: 'https://push.example/send/1',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    },
    '/desk/leads/export': { view: 'all' },
    '/desk/leads/change': { query: 'view=all', lead: `${leadId} 1`, step: 'close', reason: 'tooFar' },
    '/desk/settings/save': { version: '0', attempts: '9' },
    '/desk/figures/csv': { figure: 'days', days: '7' },
    '/desk/figures/png': { figure: 'days', days: '7' },
    '/desk/figures/spend/save': { source: 'google', month: '2026-10', rupees: '45000' },
    '/desk/catalogue/preview': TEXT,
    '/desk/catalogue/save': { ...TEXT, version: '0', Summary: 'Written by nobody who may', then: 'request' },
    '/desk/catalogue/step': { ...TEXT, version: '1', step: 'publish', text: 'x' },
    '/desk/catalogue/back': { ...TEXT, version: '1', entry: '1' },
    '/desk/catalogue/apply': { file: NOTE_KEY, hash: 'x' },
    '/desk/staff/invite': { name: 'Mallory Smith', role: 'owner' },
    '/desk/staff/withdraw': { name: 'Mallory Smith' },
    '/desk/staff/role': { id: memberId, role: 'owner' },
    '/desk/staff/branches': { id: memberId, limit: 'all' },
    '/desk/staff/disable': { id: memberId },
    '/desk/staff/enable': { id: memberId },
    '/desk/account/duty': { duty: 'on' },
    '/desk/account/session/end': { session: memberId },
    '/desk/account/passkey/remove': { passkey: memberId },
    '/desk/login/enter': { name: 'Asha Rao', password: 'a red lorry in the rain', code: '123456' },
    '/desk/api/login': { name: 'Asha Rao', password: 'a red lorry in the rain', code: '123456' },
  }
  return bodies[path] ?? { id: memberId, token: 'x'.repeat(43), response: { id: memberId } }
}

export interface DeskRequest {
  readonly call: DeskCall
  readonly method: string
  readonly query: string
  readonly type: string
  readonly body: Buffer
  /** Whether it comes with the proof that a page of the site sends it. */
  readonly isProven: boolean
}

const FORM = 'application/x-www-form-urlencoded'
const isOfApi = ({ path }: DeskCall): boolean => path.startsWith('/desk/api/')

const asQuery = (entries: Record<string, unknown>): string =>
  `?${new URLSearchParams(Object.entries(entries).map(([key, one]) => [key, asText(one)]))}`

/** As the page itself would send it. */
export function likelyRequest(call: DeskCall, targets: Targets): DeskRequest {
  const likely = likelyFor(call, targets)
  const shared = { call, method: call.method, isProven: true }
  if (call.method === 'GET') return { ...shared, query: asQuery(likely), type: '', body: Buffer.alloc(0) }
  const text = isOfApi(call) ? JSON.stringify(likely) : asQuery(likely).slice(1)
  return { ...shared, query: '', type: isOfApi(call) ? 'application/json' : FORM, body: Buffer.from(text) }
}

/** A request to one of the calls: as its page would send it, or with parts exchanged, or with no body that can be read. */
export const deskRequest = (calls: readonly DeskCall[], targets: Targets): fc.Arbitrary<DeskRequest> =>
  fc.constantFrom(...calls).chain((call) => {
    const likely = likelyRequest(call, targets)
    const entries = entriesFor(call.path, () => likelyFor(call, targets))
    const isProven = fc.integer({ min: 0, max: 9 }).map((one) => one > 0)
    if (call.method === 'GET')
      return fc.record({
        ...{ call: fc.constant(call), isProven, type: fc.constant(''), body: fc.constant(Buffer.alloc(0)) },
        method: fc.constantFrom('GET', 'GET', 'HEAD'),
        query: fc.oneof(
          fc.constant(likely.query),
          entries.map((all) => asQuery(Object.fromEntries(all.filter(([key]) => key !== '__proto__')))),
        ),
      })
    const exchanged = fc.oneof({ weight: 4, arbitrary: entries.chain(written) }, brokenBody)
    return fc.oneof(
      { weight: 2, arbitrary: fc.constant(likely) },
      {
        weight: 3,
        arbitrary: fc.tuple(exchanged, isProven).map(([{ type, bytes }, proven]): DeskRequest => ({
          ...likely,
          type,
          body: bytes,
          isProven: proven,
        })),
      },
    )
  })
