import { rupees } from '@/content/copy/rupees'

type Sum = { readonly name: string; readonly amount: number }

/** Amounts, a line each. */
export const Sums = ({ sums }: { readonly sums: readonly Sum[] }) => (
  <dl className="numbers">
    {sums.map(({ name, amount }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{rupees(amount)}</dd>
      </div>
    ))}
  </dl>
)

type SharesBarProps = {
  /** What the drawing shows, for who does not see it. */
  readonly label: string
  readonly one: Sum
  readonly two: Sum
}

/** Two parts of a whole as one bar, with its key. */
export function SharesBar({ label, one, two }: SharesBarProps) {
  const share = (one.amount / Math.max(one.amount + two.amount, 1)) * 100
  return (
    <div>
      <svg width="100%" height="20" role="img" aria-label={label} className="drawing">
        <rect x="0" y="0" width={`${share.toFixed(2)}%`} height="16" className="part-one" />
        <rect
          x={`${share.toFixed(2)}%`}
          y="0"
          width={`${(100 - share).toFixed(2)}%`}
          height="16"
          className="part-two"
        />
      </svg>
      <p className="key" aria-hidden="true">
        <span>{one.name}</span>
        <span className="two">{two.name}</span>
      </p>
    </div>
  )
}
