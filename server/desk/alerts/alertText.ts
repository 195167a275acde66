import 'server-only'
import { brandName } from '@/content/brand'
import { deskAlertsCopy as copy } from '@/content/copy/deskAlerts'
import { interpolate } from '@/content/copy/interpolate'
import { ALERT_KINDS, type AlertCounts } from '@/model/desk/alerts'

/** An alert in words: how many of what there are, and nothing of a person. */
export interface WrittenAlert {
  /** The row's: sent twice, it is known again. */
  readonly id: string
  readonly title: string
  readonly subject: string
  readonly counts: string
}

/** Writes an alert. */
export function writtenAlert(id: string, counts: AlertCounts): WrittenAlert {
  const parts = ALERT_KINDS.flatMap((kind) => {
    const count = counts[kind]
    const [one, more] = copy.counts[kind]
    return count === 0 ? [] : [count === 1 ? one : interpolate(more, { count: String(count) })]
  })
  const clinic = brandName('en')
  const told = parts.join(', ')
  return {
    id,
    title: interpolate(copy.pushTitle, { clinic }),
    subject: interpolate(copy.subject, { clinic, counts: told }),
    counts: told,
  }
}
