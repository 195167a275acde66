import 'server-only'
import { deskClinicFiguresCopy as copy } from '@/content/copy/deskClinicFigures'
import { deskFiguresCopy } from '@/content/copy/deskFigures'
import { interpolate } from '@/content/copy/interpolate'
import type { Figure, FigureRange } from '@/model/desk/figures'
import { type Spend, spendWithin } from '@/model/desk/spend'
import { barFigure, type Row } from './barFigure'
import { groupedBy, shown, sourceName, sum } from './figureParts'
import type { SourceFigures } from './figureQueries'

/** What enquiries, bookings and visits of each source cost in a period. @param spends of the months of the period */
export function costFigure(
  range: FigureRange,
  sources: readonly SourceFigures[],
  spends: readonly Spend[],
): Figure {
  const counts = new Map(sources.map((one) => [one.source, one]))
  const spent = groupedBy(spends, ({ source }) => source)
  const names = [...new Set([...spent.keys(), ...counts.keys()])]
  const spendOfSource = (source: string) =>
    sum((spent.get(source) ?? []).map((spend) => spendWithin(spend, range)))
  const cells = (spend: number, of: { leads: number; booked: number; visited: number }) => {
    const each = (count: number) => (spend > 0 && count > 0 ? Math.round(spend / count) : null)
    return [
      Math.round(spend),
      ...[of.leads, of.booked, of.visited],
      ...[each(of.leads), each(of.booked), each(of.visited)],
    ]
  }
  const NONE = { leads: 0, booked: 0, visited: 0 }
  const rows = names
    .map((source): Row => [sourceName(source), ...cells(spendOfSource(source), counts.get(source) ?? NONE)])
    .sort((one, other) => Number(other[1]) - Number(one[1]) || Number(other[2]) - Number(one[2]))
  const all = sum(names.map(spendOfSource))
  // Enquiries that cost nothing are not paid for by the spend of others.
  const paid = names
    .filter((source) => spendOfSource(source) > 0)
    .flatMap((source) => counts.get(source) ?? [])
  const of = {
    leads: sum(paid.map(({ leads }) => leads)),
    booked: sum(paid.map(({ booked }) => booked)),
    visited: sum(paid.map(({ visited }) => visited)),
  }
  const [, , , , perLead = null, , perVisit = null] = cells(all, of)
  return barFigure('costs', {
    summary:
      all > 0
        ? interpolate(copy.costs, {
            spend: shown(Math.round(all)),
            lead: shown(perLead),
            visit: shown(perVisit),
          })
        : copy.costsNone,
    head: [
      deskFiguresCopy.source,
      copy.spend,
      ...[deskFiguresCopy.leads, deskFiguresCopy.booked, deskFiguresCopy.visits],
      ...[copy.perLead, copy.perBooking, copy.perVisit],
    ],
    rows: all > 0 ? rows : [],
    series: [5, 6, 7],
    unit: ' ₹',
  })
}
