import { DeskShell } from '@/components/desk/DeskShell/DeskShell'
import { FiguresView } from '@/components/desk/Figures/FiguresView'
import { COLOURS } from '@/components/ui/theme/tokens'
import { deskFiguresCopy as copy } from '@/content/copy/deskFigures'
import { type FigureId, PLOT_COLOURS, type PlotColours } from '@/model/desk/figures'
import { drawPlot } from '@/server/desk/figures/drawPlot'
import { loadFigures } from '@/server/desk/figures/loadFigures'
import { runtime } from '@/server/runtime'
import { type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { queryOf, requireStaff } from '../deskPages'

export const metadata = privateMetadata(copy.title)

/** On the page colours follow the look, also by night. */
const PAGE_COLOURS = Object.fromEntries(
  Object.entries(PLOT_COLOURS).map(([name, colour]) => [name, name in COLOURS ? `var(--${name})` : colour]),
  // Object.fromEntries forgets its keys: they are PLOT_COLOURS'.
) as PlotColours

/** Plot width in pixels on phones and wide screens; figures side by side have half. */
const NARROW = 296
/** Figures as wide as the page (Figures.styles.ts). */
const WHOLE: readonly FigureId[] = ['days', 'sources', 'sessions']
const WIDE = { whole: 1080, half: 560 }

export default async function FiguresPage({ searchParams }: QueryProps) {
  const query = queryOf(await searchParams)
  const staff = await requireStaff('viewer', '/desk/figures', query)
  const { figures, ...shown } = await loadFigures(runtime().database.executeSql, query, staff)
  const drawn = await Promise.all(
    figures.map(async (figure) => ({
      ...figure,
      narrow: await drawPlot(figure.plot, { width: NARROW, colours: PAGE_COLOURS }),
      wide: await drawPlot(figure.plot, {
        width: WHOLE.includes(figure.id) ? WIDE.whole : WIDE.half,
        colours: PAGE_COLOURS,
      }),
    })),
  )
  return (
    <DeskShell staff={staff} page="figures">
      <FiguresView {...shown} figures={drawn} />
    </DeskShell>
  )
}
