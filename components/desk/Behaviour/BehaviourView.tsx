import { FiguresRoot } from '@/components/desk/Figures/Figures.styles'
import { Period, RangeChoice } from '@/components/desk/Figures/RangeChoice'
import { FiguresTable } from '@/components/ui/FiguresTable'
import { ScrollBox } from '@/components/ui/ScrollBox'
import { deskBehaviourCopy as copy } from '@/content/copy/deskBehaviour'
import { deskFiguresCopy } from '@/content/copy/deskFigures'
import { written } from '@/content/copy/inWords'
import { interpolate } from '@/content/copy/interpolate'
import type { Behaviour, BehaviourFigure, MachineBehaviour } from '@/model/desk/figures'
import { FunnelTable, percent } from './FunnelTable'

const { showTable } = deskFiguresCopy

type FigureListProps = {
  readonly caption: string
  readonly head: readonly [string, string, string]
  readonly figures: readonly BehaviourFigure[]
}

const FigureList = ({ caption, head, figures }: FigureListProps) => (
  <ScrollBox label={caption}>
    <FiguresTable
      caption={caption}
      isCaptionSeen={false}
      head={head}
      rows={figures.map(({ words, count, of }, at) => ({
        id: `${at} ${words}`,
        name: words,
        figures: [written(count), percent(count, of)],
      }))}
    />
  </ScrollBox>
)

const Machine = ({ machine, about, taken, left }: MachineBehaviour) => (
  <section className="sources" aria-labelledby={`machine-${machine}`}>
    <h3 id={`machine-${machine}`}>{about}</h3>
    <FigureList
      caption={`${copy.way}: ${about}`}
      head={[copy.way, copy.times, copy.ofState]}
      figures={taken}
    />
    {left.length > 0 && (
      <FigureList
        caption={`${copy.left}: ${about}`}
        head={[copy.left, copy.times, copy.ofLeft]}
        figures={left}
      />
    )}
  </section>
)

/** What visitors do on the site, from page to visit; it needs no script (docs/decisions/0060). */
export const BehaviourView = ({ range, before, today, counted, funnel, machines }: Behaviour) => (
  <FiguresRoot>
    <h1>{copy.title}</h1>
    <RangeChoice path="/desk/behaviour" range={range} today={today} />
    <Period range={range} before={before} note={copy.note} />
    <section className="sources" aria-labelledby="funnel-title">
      <h2 id="funnel-title">{copy.funnel}</h2>
      <p className="summary">
        {interpolate(copy.counted, {
          count: written(counted),
          seen: written(funnel.now.seen),
          share: percent(counted, funnel.now.seen),
        })}
      </p>
      <ScrollBox label={`${showTable}: ${copy.funnel}`}>
        <FunnelTable {...funnel} />
      </ScrollBox>
    </section>
    <h2 className="out-of-sight">{copy.machines}</h2>
    {machines.length === 0 && <p className="period">{copy.none}</p>}
    {machines.map((one) => (
      <Machine key={one.machine} {...one} />
    ))}
  </FiguresRoot>
)
