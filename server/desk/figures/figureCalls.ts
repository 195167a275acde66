import 'server-only'
import { stringify } from 'csv-stringify/sync'
import { FIGURE_IDS, type Figure, PLOT_COLOURS } from '@/model/desk/figures'
import type { StaffMember } from '@/model/desk/staff'
import { deskRead } from '@/server/desk/staff/deskGuard'
import { fail } from '@/server/http/envelope'
import { runtime } from '@/server/runtime'
import { loadFigures } from './loadFigures'

const PNG_WIDTH = 960

type Write = (
  figure: Figure,
) => Promise<{ readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> }>

/** As leads are exported: a cell that a spreadsheet would run as a formula gets a leading apostrophe. */
const asCsv: Write = async ({ table: { head, rows } }) => ({
  type: 'text/csv; charset=utf-8',
  body: stringify([head, ...rows], { escape_formulas: true, bom: true }),
})

const asPng: Write = async ({ plot }) => {
  const [{ drawPlot }, { pngOf }] = await Promise.all([
    import('./drawPlot'),
    import('@/server/pictures/drawPicture'),
  ])
  const svg = await drawPlot(plot, { width: PNG_WIDTH, colours: PLOT_COLOURS })
  const ground = `$&<rect width="100%" height="100%" fill="${PLOT_COLOURS.surface}"/>`
  return { type: 'image/png', body: new Uint8Array(await pngOf(svg.replace(/<svg[^>]*>/, ground))) }
}

const answer = (format: 'csv' | 'png', write: Write) => async (request: Request, staff: StaffMember) => {
  const query = new URL(request.url).searchParams
  const id = FIGURE_IDS.find((known) => known === query.get('figure'))
  if (!id) return fail(404)
  const { range, figures } = await loadFigures(runtime().database.executeSql, query, staff)
  if (range.isRefused) return fail(400)
  const figure = figures.find((one) => one.id === id)
  if (!figure) return fail(403, { reason: 'deskRole' })
  const { type, body } = await write(figure)
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${id}-${range.from}-${range.to}.${format}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** A figure's table (`?figure=` and the range). */
export const figureCsv = deskRead('viewer', answer('csv', asCsv))
/** A figure's plot. */
export const figurePng = deskRead('viewer', answer('png', asPng))
