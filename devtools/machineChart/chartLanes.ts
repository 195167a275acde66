/** The lanes between the two columns of a chart: arrows to the same state share one. */
import type { Chart, ChartTransition } from '@/devtools/proof/chartOf'
import { isDrawn } from './chartBoxes'
import type { Place } from './chartPlacement'

type Wanted = { readonly transition: ChartTransition; readonly target: string }

/** A lane, counted from the left, and the heights at which arrows enter it and leave it. */
export type Lane = {
  readonly target: string
  readonly index: number
  readonly arrows: readonly { readonly transition: ChartTransition; readonly y: number }[]
  readonly entry: number
}

/** Where arrows enter a state, below its top; a failure's a little lower. */
const ENTRY = 14
/** Heights below that which are tried, and how far from other lines an arrow ends, in pixels, the best first. */
const TRIED = 20
const CLEARANCES = [7, 5, 3, 1]
/** Between the ends of two arrows in one lane. */
const APART = 10

const laneName = ({ transition, target }: Wanted): string =>
  transition.kind === 'error' ? `${target} failed` : target

/** The arrows that do not go straight down. */
export const wantedArrows = (chart: Chart, straight: ReadonlySet<ChartTransition>): Wanted[] =>
  chart.transitions
    .filter((one) => isDrawn(one) && !straight.has(one))
    .flatMap((transition) =>
      transition.targets
        .filter((target) => target !== transition.source)
        .map((target) => ({ transition, target })),
    )

/** Gives arrows their lanes: those to the same state share one, failures have their own. */
export function lanesOf(wanted: readonly Wanted[], places: readonly Place[]): Lane[] {
  const byId = new Map(places.map((place) => [place.state.id, place]))
  const rowAt = ({ source, id }: ChartTransition): number => {
    const place = byId.get(source)
    return (place?.y ?? 0) + (place?.box.rows.find(({ transition }) => transition.id === id)?.y ?? 0)
  }
  const taken = wanted.map(({ transition }) => rowAt(transition))
  const freeFrom = (y: number): number => {
    const tries = CLEARANCES.flatMap((clear) =>
      Array.from({ length: TRIED }, (_, index) => ({ clear, at: y + index })),
    )
    return tries.find(({ clear, at }) => taken.every((other) => Math.abs(other - at) >= clear))?.at ?? y
  }
  const groups = [...new Set(wanted.map(laneName))].map((name) =>
    wanted.filter((one) => laneName(one) === name),
  )
  const spans = groups.map((all) => {
    const target = all[0]?.target ?? ''
    const entry = freeFrom((byId.get(target)?.y ?? 0) + ENTRY)
    taken.push(entry)
    const arrows = all.map(({ transition }) => ({ transition, y: rowAt(transition) }))
    const heights = [entry, ...arrows.map(({ y }) => y)]
    return { target, entry, arrows, top: Math.min(...heights), bottom: Math.max(...heights) }
  })
  // Short arrows keep to the left, long ones go round them.
  const ends: { readonly top: number; readonly bottom: number; readonly index: number }[] = []
  return spans
    .toSorted((one, other) => one.bottom - one.top - (other.bottom - other.top) || one.top - other.top)
    .map(({ target, entry, arrows, top, bottom }) => {
      const isFree = (index: number) =>
        !ends.some((one) => one.index === index && one.top < bottom + APART && top < one.bottom + APART)
      let index = 0
      while (!isFree(index)) index += 1
      ends.push({ top, bottom, index })
      return { target, entry, arrows, index }
    })
}
