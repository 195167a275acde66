import styled from 'styled-components'
import { ACTIVE_GROUND } from '@/devtools/machineChart/MachineChart'
import { COLOURS, DARK } from '@/components/ui/theme/tokens'
import { fieldBox, sheet } from '@/components/ui/theme/surfaces'
import { liveViewStyles } from '@/devtools/liveView/LiveView.styles'

/** A chart's colours are written out, since it is a file as well. Here they follow the scheme. */
const chartInScheme = [
  // The keys of an object are its own.
  ...(Object.keys(DARK) as (keyof typeof DARK)[]).map((name) => [COLOURS[name], `var(--${name})`]),
  [ACTIVE_GROUND, 'color-mix(in srgb, var(--marigold) 20%, var(--surface))'],
].map(
  ([written, meant]) => `[fill='${written}'] { fill: ${meant}; } [stroke='${written}'] { stroke: ${meant}; }`,
)

/** The developers' pages about machines. */
export const ChartRoomRoot = styled.main`
  /* What is wide scrolls inside its own box. */
  min-width: 0;
  width: 100%;
  max-width: 90rem;
  margin: 0 auto;
  padding: 24px 16px 64px;

  &:has(.screen) {
    max-width: none;
    padding-top: 8px;
    & > p,
    & > h1 {
      display: inline-block;
      margin: 0 16px 0 0;
      font-size: 1.25rem;
    }
  }
  h1 {
    font-size: 2rem;
  }
  h2 {
    margin: 24px 0 8px;
    font-size: 1.25rem;
  }
  h3 {
    margin: 12px 0 4px;
    font-size: 1rem;
  }
  input,
  select,
  textarea {
    min-height: 44px;
    padding: 6px 12px;
    ${fieldBox}
  }
  button {
    min-width: 44px;
    min-height: 44px;
    padding: 6px 12px;
    ${fieldBox}
    text-align: left;
    cursor: pointer;
  }
  .look {
    display: block;
    margin: 12px 0;
  }
  .gallery,
  .found,
  .moments {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .gallery {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
    gap: 12px;
  }
  .gallery li {
    padding: 16px;
    ${sheet}
  }
  .gallery a {
    font-weight: 700;
  }
  .gallery p {
    margin: 4px 0;
  }
  .chart-tools,
  .choices,
  .found {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .words {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
  }
  .words a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .words [aria-current] {
    color: inherit;
    font-weight: 700;
    text-decoration: none;
  }
  .chart-tools h2 {
    margin: 0 8px 0 0;
  }
  .choices h3 {
    flex-basis: 100%;
  }
  .choices [data-kind='done'] {
    border-color: var(--success);
  }
  .choices [data-kind='error'] {
    border-color: var(--error);
    color: var(--error);
  }
  .choices [data-kind='delay'] {
    border-style: dashed;
  }
  .chart-box {
    margin-top: 8px;
    max-height: 80vh;
    overflow: auto;
    ${sheet}
    cursor: grab;
  }
  .chart-box svg {
    display: block;
    width: 100%;
    height: auto;
  }
  svg {
    ${chartInScheme}
  }
  /* Hindi of any words, and a chart that has both scripts, on a page that is English. */
  svg,
  [lang='hi'] li {
    font-family: Inter, 'Liberation Sans', Arial, 'Noto Sans Devanagari', sans-serif;
  }
  .chart-box [data-state] {
    cursor: pointer;
  }
  .chart-map {
    padding: 4px;
    line-height: 0;
  }
  .chart-map rect {
    fill: none;
    stroke: var(--field-line);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  .chart-map [data-lit] {
    fill: var(--marigold);
  }
  .chart-map .seen {
    fill: color-mix(in srgb, var(--green) 12%, transparent);
    stroke: var(--green);
    stroke-width: 2px;
  }
  ${liveViewStyles}
  .state,
  .simulate {
    padding: 0 16px 16px;
    ${sheet}
  }
  .beside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    align-content: start;
  }
  .found [aria-pressed='true'] {
    border-color: var(--marigold);
    border-width: 2px;
  }
  .found small {
    color: var(--muted);
  }
  pre {
    max-height: 20rem;
    overflow: auto;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font-size: 0.8125rem;
    line-height: 1.4;
  }
  .scrolls {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    background: var(--surface);
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  th,
  td {
    padding: 6px 8px;
    border: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  .in-code {
    display: block;
    color: var(--muted);
    font-size: 0.8125rem;
  }
  td ul {
    margin: 0;
    padding-left: 16px;
  }
  @media print {
    max-width: none;
    padding: 0;
    .chart-tools > *:not(h2),
    .session-tools,
    .simulate,
    .by-hand,
    .kinds,
    .words,
    .look {
      display: none;
    }
    .chart-box,
    .moments,
    .scrolls,
    pre {
      max-height: none;
      overflow: visible;
    }
    .chart-box > div {
      width: auto !important;
    }
    .chart-box svg {
      max-width: 100%;
      max-height: 240mm;
    }
    table {
      font-size: 8pt;
    }
    tr,
    .moments li {
      break-inside: avoid;
    }
  }
  @media screen and (min-width: 1000px) {
    .room {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 22rem;
      gap: 16px;
    }
  }
`
