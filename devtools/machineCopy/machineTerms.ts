/** A chart in people's words: its events, conditions and actions are named in the code, in English or in Hindi. */
import { machineNamed } from '@/devtools/machineCatalogue'
import type { Chart, ChartState, ChartTransition } from '@/devtools/proof/chartOf'
import type { Language } from '@/model/page/language'
import { ACTION_TERMS } from './actionTerms'
import type { ChartWords } from '@/devtools/machineChart/chartCopy'
import { eventTerm, spelledOut } from './eventTerms'
import { GUARD_TERMS, type Term } from './guardTerms'

/** `isNext: city` becomes 'this question comes next (city)'. */
function inWords(terms: Readonly<Record<string, Term>>, written: string, language: Language): string {
  const [name = '', given] = written.split(': ')
  const words = Object.hasOwn(terms, name) ? terms[name]?.[language] : undefined
  return `${words ?? spelledOut(name)}${given ? ` (${given})` : ''}`
}

/** A condition in people's words; they read after 'if'. */
export const guardInWords = (guard: string, language: Language): string =>
  guard && inWords(GUARD_TERMS, guard, language)

/** An action in people's words; they read after 'it'. */
export const actionInWords = (action: string, language: Language): string =>
  inWords(ACTION_TERMS, action, language)

function eventInWords({ event, eventType }: ChartTransition, machineId: string, language: Language): string {
  const { events = [], outcomes = {} } = machineNamed(machineId)?.testModel ?? {}
  const [, how, actor = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? []
  const ends = (outcomes[actor] ?? []).filter((one) => ('output' in one ? 'done' : 'error') === how)
  const [only, ...variants] = [...events.filter((one) => one.event.type === eventType), ...ends]
  if (language === 'en' && only && variants.length === 0) return only.label
  return eventTerm(event)?.[language] ?? spelledOut(event.replace('.', ' '))
}

/** A chart whose texts are in people's words; ids stay, so that what is lit and marked is found. */
export function chartInWords(chart: Chart, words: ChartWords): Chart {
  if (words === 'code') return chart
  const does = (all: readonly string[]) => all.map((one) => actionInWords(one, words))
  const state = (one: ChartState): ChartState => ({
    ...one,
    entry: does(one.entry),
    exit: does(one.exit),
    states: one.states.map(state),
  })
  return {
    ...chart,
    root: state(chart.root),
    transitions: chart.transitions.map((one) => ({
      ...one,
      event: eventInWords(one, chart.id, words),
      guard: guardInWords(one.guard, words),
      actions: does(one.actions),
    })),
  }
}
