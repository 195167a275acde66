import 'server-only'
import type { Behaviour, BehaviourFigure, MachineBehaviour } from '@/model/desk/figures'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { readFunnel } from '@/server/traffic/funnel'
import type { Figure, MachineFigures } from '@/server/traffic/readTraffic'
import { periodsOf } from './loadFigures'

const MOST = 8

const sourceOf = ({ what }: Figure): string => what.split(' ', 1)[0] ?? ''
const sumOf = (figures: readonly Figure[]): number => figures.reduce((sum, { count }) => sum + count, 0)

/** The most frequent figures, merged by wording; those without wording are left out. */
function frequent(figures: readonly Figure[], whole: (figure: Figure) => number): BehaviourFigure[] {
  const found = new Map<string, BehaviourFigure>()
  for (const figure of figures.filter(({ count, words }) => count > 0 && words)) {
    const { words = '', count } = figure
    const key = `${sourceOf(figure)} ${words}`
    found.set(key, { words, count: count + (found.get(key)?.count ?? 0), of: whole(figure) })
  }
  return [...found.values()].sort((one, other) => other.count - one.count).slice(0, MOST)
}

function behaviourOf({ machine, about = '', transitions, left }: MachineFigures): MachineBehaviour[] {
  const ofState = (figure: Figure) => sumOf(transitions.filter((one) => sourceOf(one) === sourceOf(figure)))
  const all = sumOf(left)
  const taken = frequent(transitions, ofState)
  return taken.length > 0 && about !== '' ? [{ machine, about, taken, left: frequent(left, () => all) }] : []
}

/**
 * Counts what visitors did (`?days=`, `?from=&to=`), in the clinic's days. If several releases had different charts
 * of a machine, the most used one is shown.
 * @throws the database's error
 */
export async function loadBehaviour(executeSql: ExecuteSql, query: URLSearchParams): Promise<Behaviour> {
  const { shown, ours, theirs } = periodsOf(query, new Date())
  const figures = await readFunnel(executeSql, ours.start, ours.end)
  const { funnel: before } = await readFunnel(executeSql, theirs.start, theirs.end)
  const byCount = [...figures.machines].sort(
    (one, other) => sumOf(other.transitions) - sumOf(one.transitions),
  )
  const newest = byCount.filter(
    ({ machine }, at) => byCount.findIndex((one) => one.machine === machine) === at,
  )
  return {
    ...shown,
    counted: figures.pages.reduce((sum, { count }) => sum + count, 0),
    funnel: { now: figures.funnel, before },
    machines: newest.flatMap(behaviourOf),
  }
}
