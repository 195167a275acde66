import { FiguresTable } from '@/components/ui/FiguresTable'
import { deskBehaviourCopy as copy } from '@/content/copy/deskBehaviour'
import { written } from '@/content/copy/inWords'
import { FUNNEL_STEPS, type Funnel } from '@/model/page/traffic'

type FunnelTableProps = { readonly now: Funnel; readonly before: Funnel }

/** A part of a whole in per cent; '–' of nothing, and in words for more than the whole: enquiries without a page, as those of the demonstration. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return '–'
  return part > whole ? copy.more : `${Math.round((1000 * part) / whole) / 10} %`
}

/** How far visitors came, beside the period before. */
export const FunnelTable = ({ now, before }: FunnelTableProps) => (
  <FiguresTable
    caption={copy.funnel}
    isCaptionSeen={false}
    head={[copy.step, copy.count, copy.ofBefore, copy.beforeCount, copy.beforeOfBefore]}
    rows={FUNNEL_STEPS.map((step, at) => {
      const last = FUNNEL_STEPS[at - 1]
      const share = (funnel: Funnel) => (last ? percent(funnel[step], funnel[last]) : '')
      return {
        id: step,
        name: copy.steps[step],
        figures: [written(now[step]), share(now), written(before[step]), share(before)],
      }
    })}
  />
)
