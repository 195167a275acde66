import styled from 'styled-components'
import { FiguresTable } from '@/components/ui/FiguresTable'
import { interpolate } from '@/content/copy/interpolate'
import { rupees } from '@/content/copy/rupees'
import { costCopy } from '@/content/copy/costs'
import type { Treatment } from '@/model/catalogue/treatment'

/** Six distinguishable shades; more parts reuse them. */
const SHADES = [
  'var(--deep-green)',
  'color-mix(in srgb, var(--green) 72%, var(--surface))',
  'var(--marigold)',
  'color-mix(in srgb, var(--green) 36%, var(--surface))',
  'color-mix(in srgb, var(--marigold) 48%, var(--surface))',
  'var(--field-line)',
]

const shadeRules = SHADES.map((colour, at) => `.shade-${at} { --shade: ${colour}; }`).join('\n')

const BillPartsRoot = styled.div`
  display: grid;
  gap: 12px;
  max-width: 46rem;

  ${shadeRules}
  .chart rect {
    fill: var(--shade);
    stroke: var(--paper);
    stroke-width: 2;
  }
  .chart text {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
    font-size: 13px;
    font-weight: 700;
  }
  th[scope='row']::before {
    content: '';
    display: inline-block;
    width: 14px;
    height: 14px;
    margin-right: 10px;
    border: 1px solid var(--line);
    border-radius: 3px;
    background: var(--shade);
    vertical-align: -1px;
  }
  table {
    margin: 0;
  }
  table.numbers td {
    padding-left: 12px;
  }
`

type Parts = Treatment['cost']['breakdown']

/** The parts side by side, the share written where it fits. */
function BillBar({ parts }: { readonly parts: Parts }) {
  const copy = costCopy.bill
  const listed = parts.map(({ label, share }) => interpolate(copy.part, { label, share })).join(', ')
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { share }) => sum + share, 0))
  return (
    <svg
      width="100%"
      height="48"
      role="img"
      aria-label={interpolate(copy.chart, { parts: listed })}
      className="chart numbers"
    >
      {parts.map(({ label, share }, at) => (
        <g key={label} className={`shade-${at % SHADES.length}`}>
          <rect x={`${starts[at]}%`} y="4" width={`${share}%`} height="40" />
          {share >= 10 && (
            <text x={`${(starts[at] ?? 0) + share / 2}%`} y="29" textAnchor="middle">
              {share}%
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

type BillPartsProps = {
  readonly parts: Parts
  /** The bill that the amounts are parts of, in whole rupees. */
  readonly average: number
}

/** Parts of a bill: a bar for sighted visitors, a table for screen readers. */
export function BillParts({ parts, average }: BillPartsProps) {
  const copy = costCopy.bill
  return (
    <BillPartsRoot>
      <BillBar parts={parts} />
      <FiguresTable
        caption={copy.table}
        isCaptionSeen={false}
        head={[copy.label, copy.share, copy.amount]}
        rows={parts.map(({ label, share }, at) => ({
          id: label,
          figures: [`${share}%`, rupees(partOf(average, share))],
          className: `shade-${at % SHADES.length}`,
        }))}
      />
    </BillPartsRoot>
  )
}

/** A share of a bill, rounded to 100 rupees: no part is known more closely. */
export const partOf = (amount: number, share: number): number => Math.round((amount * share) / 10_000) * 100
