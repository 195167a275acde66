import type { MouseEvent } from 'react'
import type { PlacedChart, Rectangle } from '@/devtools/machineChart/layOutChart'

/** Pixels that the map has at most. */
const MOST_WIDTH = 160
const MOST_HEIGHT = 120

type ChartMapProps = {
  readonly placed: PlacedChart
  readonly active: readonly string[]
  /** What of the chart is seen, in its own pixels. */
  readonly seen: Rectangle
  readonly onGoTo: (x: number, y: number) => void
}

/** The whole chart, small, with the part that is seen; a press goes there, by keyboard to the state that is lit. */
export function ChartMap({ placed, active, seen, onGoTo }: ChartMapProps) {
  const { width, height, states } = placed
  const scale = Math.min(MOST_WIDTH / width, MOST_HEIGHT / height)
  const lit = states.findLast(({ state }) => active.includes(state.id)) ?? states[0]
  const goTo = ({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const box = currentTarget.getBoundingClientRect()
    // A key that presses a button has no place.
    if (detail > 0) onGoTo((clientX - box.left) / scale, (clientY - box.top) / scale)
    else if (lit) onGoTo(lit.x + lit.width / 2, lit.y + lit.height / 2)
  }
  return (
    <button
      type="button"
      className="chart-map"
      aria-label="Map of the whole chart: go to the state that is lit"
      onClick={goTo}
    >
      <svg
        aria-hidden="true"
        width={width * scale}
        height={height * scale}
        viewBox={`0 0 ${width} ${height}`}
      >
        {states.slice(1).map(({ state, x, y, width: wide, height: high }) => (
          <rect
            key={state.id}
            data-lit={active.includes(state.id) || undefined}
            {...{ x, y, width: wide, height: high }}
          />
        ))}
        <rect className="seen" x={seen.x} y={seen.y} width={seen.width} height={seen.height} />
      </svg>
    </button>
  )
}
