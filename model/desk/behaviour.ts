import type { Funnel } from '@/model/page/funnel'
import type { FigureRange } from './figures'

/** Something that visitors did, or a state in which they left a page: so often, `of` so many times that anything did. */
export interface BehaviourFigure {
  /** In people's words. */
  readonly words: string
  readonly count: number
  readonly of: number
}

/** A machine as the desk tells of it; the most frequent figures first. */
export interface MachineBehaviour {
  readonly machine: string
  readonly about: string
  readonly taken: readonly BehaviourFigure[]
  readonly left: readonly BehaviourFigure[]
}

/** What visitors did in a range of days. */
export interface Behaviour {
  readonly range: FigureRange
  /** The clinic's day. */
  readonly today: string
  /** The first and the last day of the period before. */
  readonly before: { readonly from: string; readonly to: string }
  /** Pages that came alive and were counted. */
  readonly counted: number
  readonly funnel: { readonly now: Funnel; readonly before: Funnel }
  readonly machines: readonly MachineBehaviour[]
}
