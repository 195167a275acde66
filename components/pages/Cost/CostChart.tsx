import { Fragment } from 'react'
import styled from 'styled-components'
import { sheet } from '@/components/ui/theme/surfaces'
import { treatmentCopy } from '@/content/copy/treatments'
import type { Language } from '@/model/page/language'
import { axisMarks, type CostRow } from './costScale'
import { shortRupees } from '@/content/copy/rupees'

const ROW = 48
const AXIS = 28

const CostChartRoot = styled.figure`
  max-width: 46rem;
  padding: 16px;
  ${sheet}

  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin-bottom: 12px;
    color: var(--muted);
    font-size: 0.875rem;
    line-height: 1.5;
  }
  figcaption :is(strong, .note) {
    flex-basis: 100%;
  }
  figcaption strong {
    color: var(--ink);
    font-size: 1.0625rem;
  }
  figcaption span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  .key-range::before {
    content: '';
    width: 22px;
    height: 10px;
    border-radius: 3px;
    background: var(--green);
  }
  .key-average::before {
    content: '';
    width: 4px;
    height: 16px;
    border-radius: 2px;
    background: var(--marigold);
    outline: 1px solid var(--ink);
  }
  /* The bars' tracks, one a row. */
  .chart {
    overflow: visible;
    background: repeating-linear-gradient(
        transparent 0 26px,
        var(--sand) 26px 38px,
        transparent 38px ${ROW}px
      )
      0 ${AXIS}px no-repeat;
    font-size: 14px;
  }
  .mark {
    fill: var(--muted);
    font-size: 12px;
  }
  .grid {
    stroke: var(--line);
  }
  .name {
    font-weight: 600;
  }
  .range {
    fill: var(--muted);
  }
  text {
    fill: var(--ink);
    stroke: var(--surface);
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .bar {
    fill: var(--green);
  }
  .average {
    fill: var(--marigold);
    stroke: var(--ink);
    stroke-width: 1;
  }
`

type CostBarsProps = { readonly rows: readonly CostRow[]; readonly label: string }

/**
 * Cost ranges as bars, drawn on the server. Widths are percentages and heights pixels, so that the drawing fills its
 * column at any width and its words keep their size.
 */
function CostBars({ rows, label }: CostBarsProps) {
  const marks = axisMarks(Math.max(...rows.map(({ maximum }) => maximum)))
  const end = marks[marks.length - 1] ?? 1
  const at = (amount: number) => `${Number(((amount / end) * 100).toFixed(2))}%`
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

type CostChartProps = {
  readonly rows: readonly CostRow[]
  /** Text alternative of the drawing. */
  readonly label: string
  readonly title?: string
  /** Note below the key that explains the figures. */
  readonly note?: string
  readonly language: Language
}

/** Cost ranges to look at, with their key. */
export function CostChart({ rows, label, title, note, language }: CostChartProps) {
  const own = treatmentCopy[language]
  return (
    <CostChartRoot>
      <figcaption>
        {title && <strong>{title}</strong>}
        {note && <span className="note">{note}</span>}
        <span className="key-range">{own.costLegendRange}</span>
        <span className="key-average">{own.costLegendAverage}</span>
      </figcaption>
      <CostBars rows={rows} label={label} />
    </CostChartRoot>
  )
}
