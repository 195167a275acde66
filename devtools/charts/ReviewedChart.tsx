import type { Chart } from '@/devtools/proof/chartOf'
import type { MachineDiff } from './chartChanges'
import { chartFaults } from './chartFaults'
import { approvalsInWords, type ChartReview } from './chartReviews'

/** What is wrong with a changed machine: faults of its chart that it had not before, and all that the lint finds now. */
export function faultsOfChange(
  { before, after }: Pick<MachineDiff, 'before' | 'after'>,
  lint: readonly string[] = [],
): string[] {
  const had = new Set(before ? chartFaults(before) : [])
  const has = after ? chartFaults(after).filter((fault) => !had.has(fault)) : []
  return [...new Set([...has, ...lint])]
}

/** The faults of a change, before anything else. */
export const ChangeFaults = ({ faults }: { readonly faults: readonly string[] }) =>
  faults.length > 0 && (
    <section>
      <h3>What is wrong with it</h3>
      <ul className="changes">
        {faults.map((fault) => (
          <li key={fault} data-kind="removed">
            {fault}
          </li>
        ))}
      </ul>
    </section>
  )

type SaidOfChartProps = { readonly review: ChartReview | undefined; readonly chart: Chart | undefined }

/** Who approved, of this chart or of one before, and what was said of each state. */
export function SaidOfChart({ review, chart }: SaidOfChartProps) {
  if (!review || review.comments.length + review.approvals.length === 0)
    return <p>Nobody has approved or commented yet.</p>
  return (
    <section>
      <h3>What was said of it</h3>
      <ul className="changes">
        {approvalsInWords(review, chart).map((sentence) => (
          <li key={sentence} data-kind={sentence.startsWith('Void') ? 'removed' : 'added'}>
            {sentence}
          </li>
        ))}
        {review.comments.map(({ state, by, on, text }, index) => (
          <li key={index}>
            <strong>{state}</strong>: {text}{' '}
            <small>
              {by}, {on}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
