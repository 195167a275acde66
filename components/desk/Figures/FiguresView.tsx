import { FiguresTable } from '@/components/ui/FiguresTable'
import { ScrollBox } from '@/components/ui/ScrollBox'
import { deskFiguresCopy as copy } from '@/content/copy/deskFigures'
import { written } from '@/content/copy/inWords'
import { interpolate } from '@/content/copy/interpolate'
import { type Figure, type FigureCell, type FigureRange, rangeQuery } from '@/model/desk/figures'
import { deskClinicFiguresCopy } from '@/content/copy/deskClinicFigures'
import { SPEND_PATH } from '@/model/desk/spend'
import { FiguresRoot } from './Figures.styles'
import { day, Period, RangeChoice } from './RangeChoice'

/** A figure with its plot, drawn for phones and for wider screens. */
type DrawnFigure = Figure & { readonly narrow: string; readonly wide: string }

type FiguresViewProps = {
  readonly range: FigureRange
  readonly before: { readonly from: string; readonly to: string }
  /** The clinic's day: no later one can be chosen. */
  readonly today: string
  readonly figures: readonly DrawnFigure[]
}

const DAY = /^\d{4}-\d\d-\d\d$/
const shown = (cell: FigureCell): string => {
  if (cell === null) return '–'
  if (typeof cell === 'number') return written(cell)
  return DAY.test(cell) ? day(cell) : cell
}

/** Drawn by our server from numbers, and from names that the library escapes. */
const Drawing = ({ svg, className }: { readonly svg: string; readonly className: string }) => (
  <div className={`plot ${className}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
)

const Downloads = ({ id, range }: { readonly id: Figure['id']; readonly range: FigureRange }) => (
  <ul className="downloads">
    {(['csv', 'png'] as const).map((format) => (
      <li key={format}>
        <a
          href={`/desk/figures/${format}?figure=${id}&${rangeQuery(range)}`}
          aria-label={interpolate(copy.download, { title: copy.titles[id], format: copy[format] })}
        >
          {copy[format]}
        </a>
      </li>
    ))}
  </ul>
)

const OneFigure = ({ figure, range }: { readonly figure: DrawnFigure; readonly range: FigureRange }) => {
  const { id, summary, plot, table, narrow, wide } = figure
  const title = copy.titles[id]
  return (
    <section className={id} aria-labelledby={`figure-${id}`}>
      <h2 id={`figure-${id}`}>{title}</h2>
      <p className="summary">{summary}</p>
      {plot.names.length > 0 && (
        <figure role="img" aria-label={`${title}. ${summary}`}>
          <Drawing svg={narrow} className="narrow" />
          <Drawing svg={wide} className="wide" />
        </figure>
      )}
      <details open={id === 'sources' || undefined}>
        <summary>{copy.showTable}</summary>
        <ScrollBox label={`${copy.showTable}: ${title}`}>
          <FiguresTable
            caption={title}
            isCaptionSeen={false}
            head={table.head}
            rows={table.rows.map(([name, ...cells]) => ({
              id: name,
              name: shown(name),
              figures: cells.map(shown),
            }))}
          />
        </ScrollBox>
      </details>
      {id === 'costs' && <a href={SPEND_PATH}>{deskClinicFiguresCopy.enterSpend}</a>}
      <Downloads id={id} range={range} />
    </section>
  )
}

/** What became of the clinic's leads in a time, as plots and tables; it needs no script. */
export const FiguresView = ({ range, before, today, figures }: FiguresViewProps) => (
  <FiguresRoot>
    <h1>{copy.title}</h1>
    <RangeChoice path="/desk/figures" range={range} today={today} />
    <Period range={range} before={before} note={copy.note} />
    <div className="figures">
      {figures.map((figure) => (
        <OneFigure key={figure.id} figure={figure} range={range} />
      ))}
    </div>
  </FiguresRoot>
)
