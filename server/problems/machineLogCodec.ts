import 'server-only'
import { flatMap, isRight } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { parse } from 'fp-ts/Json'
import * as t from 'io-ts'
import { PAGE_TYPES } from '@/model/page/pageTypes'
import {
  isFailureKind,
  type LoggedEvent,
  type MachineLog,
  PROBLEM_LOG_ACTORS,
  PROBLEM_LOG_EVENTS,
} from '@/model/page/problemReport'
import { isFieldKey } from '@/model/lead/formFields'
import { type KnownChart, knownChart } from './knownCharts'

// The longer one first: a tuple takes what is longer, and cuts it.
const Event = t.union([t.tuple([t.Int, t.array(t.Int), t.string]), t.tuple([t.Int, t.array(t.Int)])])
const Log = t.type({
  pageType: t.string,
  actors: t.array(t.tuple([t.string, t.string])),
  events: t.array(Event),
})

/** No event takes more transitions. */
const MOST_TAKEN = 30

/** An event in the chart's own words; undefined where the chart does not have it. A field that no form has goes without its name. */
function known(
  charts: readonly (KnownChart | undefined)[],
  [actor, taken, word]: LoggedEvent,
): LoggedEvent | undefined {
  const chart = charts[actor]
  if (!chart || taken.length > MOST_TAKEN) return undefined
  if (!taken.every((place) => place >= 0 && place < chart.transitions.length)) return undefined
  if (word !== undefined && (isFailureKind(word) || (taken.length > 0 && isFieldKey(word))))
    return [actor, taken, word]
  if (taken.length > 0) return [actor, taken]
  return word !== undefined && chart.events.includes(word) ? [actor, taken, word] : undefined
}

/**
 * Decodes a page's machine log. Only machines, states and words of the known charts are accepted, so that it cannot
 * contain anything else.
 * @returns undefined if any part is invalid
 */
export function readMachineLog(text: string): MachineLog | undefined {
  const read = pipe(parse(text), flatMap(Log.decode))
  if (!isRight(read)) return undefined
  const { pageType, actors, events } = read.right
  if (actors.length > PROBLEM_LOG_ACTORS || events.length > PROBLEM_LOG_EVENTS) return undefined
  if (pageType !== '' && !PAGE_TYPES.some((one) => one === pageType)) return undefined
  const charts = actors.map(([machineId, hash]) => knownChart(machineId, hash))
  const knownEvents = events.flatMap((event) => {
    const one = known(charts, event)
    return one ? [one] : []
  })
  const isWhole = charts.every(Boolean) && knownEvents.length === events.length
  return isWhole ? { pageType, actors, events: knownEvents } : undefined
}

/** A log's last events, as many as fit into so many bytes, and the actors that they are of. */
export function trimmedLog(log: MachineLog, bytes: number): MachineLog {
  for (let from = 0; ; from += 1) {
    const shorter = withoutOthers(log, log.events.slice(from))
    if (from >= log.events.length || Buffer.byteLength(JSON.stringify(shorter)) <= bytes) return shorter
  }
}

function withoutOthers({ pageType, actors }: MachineLog, events: readonly LoggedEvent[]): MachineLog {
  const used = [...new Set(events.map(([actor]) => actor))]
  return {
    pageType,
    actors: used.flatMap((actor) => {
      const one = actors[actor]
      return one ? [one] : []
    }),
    events: events.map(([actor, taken, word]) =>
      word === undefined ? [used.indexOf(actor), taken] : [used.indexOf(actor), taken, word],
    ),
  }
}
