import styled from 'styled-components'
import { treatmentCopy } from '@/content/copy/treatments'
import type { Language } from '@/model/page/language'
import { CostBars } from './CostBars'
import type { CostRow } from './costScale'

const Frame = styled.figure`
  max-width: 46rem;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);

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
  .chart {
    overflow: visible;
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
  .track {
    fill: var(--sand);
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

type CostChartProps = {
  readonly rows: readonly CostRow[]
  /** What the drawing shows, for who does not see it. */
  readonly label: string
  readonly title?: string
  /** Stands below the key: how the figures are meant. */
  readonly note?: string
  readonly language: Language
}

/** Cost ranges to look at, with their key. */
export function CostChart({ rows, label, title, note, language }: CostChartProps) {
  const own = treatmentCopy[language]
  return (
    <Frame>
      <figcaption>
        {title && <strong>{title}</strong>}
        {note && <span className="note">{note}</span>}
        <span className="key-range">{own.costLegendRange}</span>
        <span className="key-average">{own.costLegendAverage}</span>
      </figcaption>
      <CostBars rows={rows} label={label} />
    </Frame>
  )
}
