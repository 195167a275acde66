import { Fragment } from 'react'
import { axisMarks, type CostRow, shortRupees } from './costScale'

const ROW = 48
const AXIS = 28

type CostBarsProps = { readonly rows: readonly CostRow[]; readonly label: string }

/**
 * Cost ranges as bars, drawn on the server. Widths are percentages and heights pixels, so that the drawing fills its
 * column at any width and its words keep their size.
 */
export function CostBars({ rows, label }: CostBarsProps) {
  const marks = axisMarks(Math.max(...rows.map(({ maximum }) => maximum)))
  const end = marks[marks.length - 1] ?? 1
  const at = (amount: number) => `${((amount / end) * 100).toFixed(2)}%`
  const height = rows.length * ROW + AXIS
  return (
    <svg width="100%" height={height} role="img" aria-label={label} className="chart numbers">
      {marks.map((mark, index) => (
        <Fragment key={mark}>
          <line x1={at(mark)} x2={at(mark)} y1={AXIS - 6} y2={height} className="grid" />
          <text
            x={at(mark)}
            y="14"
            className="mark"
            textAnchor={index === 0 ? 'start' : index === marks.length - 1 ? 'end' : 'middle'}
          >
            {shortRupees(mark)}
          </text>
        </Fragment>
      ))}
      {rows.map(({ label: name, minimum, average, maximum }, index) => (
        <Fragment key={name}>
          <text x="0" y={AXIS + index * ROW + 18} className="name">
            {name}
          </text>
          <text x="100%" y={AXIS + index * ROW + 18} className="range" textAnchor="end">
            {shortRupees(minimum)} – {shortRupees(maximum)}
          </text>
          <rect x="0" y={AXIS + index * ROW + 26} width="100%" height="12" rx="3" className="track" />
          <rect
            x={at(minimum)}
            y={AXIS + index * ROW + 26}
            width={at(maximum - minimum)}
            height="12"
            rx="3"
            className="bar"
          />
          <rect
            x={at(average)}
            y={AXIS + index * ROW + 22}
            width="4"
            height="20"
            rx="2"
            className="average"
          />
        </Fragment>
      ))}
    </svg>
  )
}
