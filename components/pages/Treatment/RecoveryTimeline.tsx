import type { Treatment } from '@/model/catalogue/treatment'

/** Recovery as a line with its stations, in the order in which they come. */
export const RecoveryTimeline = ({ steps }: { readonly steps: Treatment['recoveryTimeline'] }) => (
  <ol className="timeline">
    {steps.map(({ when, what }) => (
      <li key={when}>
        <h3>{when}</h3>
        <p>{what}</p>
      </li>
    ))}
  </ol>
)
