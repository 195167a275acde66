/** A session of a page as a file that opens in any live view: what was recorded of its machines, masked. */
import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { StateValue } from 'xstate'
import { maskedFailure } from '@/devtools/inspection/failures'
import { machinesConfig } from '@/machines.config'
import { masked } from '@/devtools/inspection/masked'
import { type LiveMoment, type LivePage, MOST_MOMENTS, begunPage } from './liveRecord'

const FORMAT = machinesConfig.liveView.sessionFormat
/** Larger files are not read. */
export const LARGEST_SESSION_FILE = 8 * 1024 * 1024
const MOST_ACTORS = 500
const DEEPEST_STATE = 12

const atMost = <C extends t.Mixed>(codec: C, most: number) =>
  t.refinement(t.readonlyArray(codec), (all) => all.length <= most, `at most ${most}`)
const text = (most: number) =>
  t.refinement(t.string, ({ length }) => length <= most, `text of ${most} characters`)
// A chart is fetched by this name.
const machineName = t.refinement(t.string, (name) => /^[A-Za-z]{1,40}$/.test(name), 'name of a machine')
const time = t.refinement(t.number, (ms) => ms >= 0 && ms < 8.64e15, 'time')

const isStateValue = (value: unknown, depth = 0): value is StateValue =>
  typeof value === 'string'
    ? value.length <= 200
    : typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      depth < DEEPEST_STATE &&
      Object.values(value).every((inner) => isStateValue(inner, depth + 1))
const stateValue = new t.Type<StateValue, StateValue, unknown>(
  'state value',
  (given): given is StateValue => isStateValue(given),
  (given, context) => (isStateValue(given) ? t.success(given) : t.failure(given, context)),
  t.identity,
)

const session = text(100)
const actor = t.intersection([
  t.type({ sessionId: session, name: text(200) }),
  t.partial({ parentId: session, machineId: machineName }),
])
const fate = t.union([
  t.type({ kind: t.literal('dropped'), status: text(20) }),
  t.type({ kind: t.literal('failed'), name: text(200), message: text(300), stack: atMost(text(300), 20) }),
])
const moment = t.intersection([
  t.type({
    sessionId: session,
    event: t.type({ type: text(300) }),
    at: time,
    snapshot: t.partial({
      status: text(20),
      value: stateValue,
      context: t.unknown,
      output: t.unknown,
      error: t.unknown,
    }),
    taken: atMost(text(300), 100),
  }),
  t.partial({ sourceId: session, fate }),
])
const telling = t.intersection([
  t.type({ sessionId: session, eventType: text(300), after: t.number }),
  t.partial({ sourceId: session }),
])
const sessionFile = t.type({
  format: t.literal(FORMAT),
  version: t.literal(1),
  path: text(2000),
  at: time,
  forgotten: t.number,
  actors: atMost(actor, MOST_ACTORS),
  moments: atMost(moment, MOST_MOMENTS),
  tellings: atMost(telling, MOST_MOMENTS),
})

/** Once more what the page has masked already: a developer may have looked at it unmasked. */
const maskedMoment = ({ snapshot, event, fate: ended, ...rest }: LiveMoment): LiveMoment => {
  const { status, value, ...hidden } = snapshot
  return {
    ...rest,
    event: { ...(masked(event) as object), type: event.type },
    snapshot: { status, value, ...(masked(hidden) as object) },
    ...(ended && { fate: ended.kind === 'failed' ? maskedFailure(ended) : ended }),
  }
}

/** A page's session as the text of a file, masked. */
export const sessionFileOf = ({ path, at, forgotten, actors, moments, tellings }: LivePage): string =>
  JSON.stringify({
    format: FORMAT,
    version: 1,
    path,
    at,
    forgotten,
    actors,
    moments: moments.map(maskedMoment),
    tellings,
  })

/** Reads a session's file. @returns the page, or in words why it is none */
export function sessionFrom(content: string, name: string): LivePage | string {
  if (content.length > LARGEST_SESSION_FILE) return `${name} is larger than a session can be.`
  let given: unknown
  try {
    given = JSON.parse(content)
  } catch {
    return `${name} is no session: it is not JSON.`
  }
  const read = sessionFile.decode(given)
  if (isLeft(read)) {
    const [first] = read.left
    const place = first?.context.map(({ key }) => key).filter(Boolean)
    return `${name} is no session of this kind: ${place?.length ? `“${place.slice(0, 6).join('.')}” is missing or not what it must be` : 'it holds something else'}.`
  }
  const { path, at, forgotten, actors, moments, tellings } = read.right
  return {
    ...begunPage({ page: `file ${name}`, path, at }),
    ...{ forgotten, actors, tellings, file: name, isOpen: false },
    moments: moments.map(maskedMoment),
  }
}
