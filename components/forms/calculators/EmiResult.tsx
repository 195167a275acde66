import { SharesBar, Sums } from '@/components/forms/calculators/SharesBar'
import { interpolate } from '@/content/copy/interpolate'
import { rupees } from '@/content/copy/rupees'
import { emiCopy as copy } from '@/content/copy/calculators'
import type { EmiResult as Result, Instalments } from '@/model/calculators/emi'
import { TableHead } from '@/components/ui/FiguresTable'

type EmiTableProps = {
  readonly rows: readonly Instalments[]
  readonly caption: string
  /** The months that were chosen; their row is marked. */
  readonly current?: number
}

/** The same amount over several terms. */
export const EmiTable = ({ rows, caption, current }: EmiTableProps) => (
  <table className="numbers">
    <caption>{caption}</caption>
    <TableHead names={[copy.othersMonths, copy.othersMonthly, copy.othersInterest]} />
    <tbody>
      {rows.map(({ months, monthly, interest }) => (
        <tr key={months} data-current={months === current ? 'true' : undefined}>
          <th scope="row">{months}</th>
          <td>{rupees(monthly)}</td>
          <td>{rupees(interest)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The loan in one sentence, as a lead carries it. */
export const loanSentence = ({ amount, rate, months, monthly }: Result): string =>
  interpolate(copy.estimate, { amount: rupees(amount), rate, months, monthly: rupees(monthly) })

/** A loan's instalment, what it comes to, and the same amount over other terms. */
export function EmiResult({ result }: { readonly result: Result }) {
  const { amount, months, monthly, total, interest, others } = result
  const own = { name: copy.principal, amount }
  const ofBank = { name: copy.interest, amount: interest }
  const figures = { total: rupees(total), principal: rupees(amount), interest: rupees(interest) }
  return (
    <>
      <p className="headline numbers">
        <strong>{rupees(monthly)}</strong>
        <span>
          {copy.monthly} {interpolate(copy.resultLine, { months })}
        </span>
      </p>
      <SharesBar label={interpolate(copy.chart, figures)} one={own} two={ofBank} />
      <Sums sums={[own, ofBank, { name: copy.total, amount: total }]} />
      <EmiTable rows={others} caption={copy.othersTitle} current={months} />
      <p className="note">{copy.note}</p>
    </>
  )
}
