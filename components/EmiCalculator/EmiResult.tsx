import { SharesBar } from '@/components/Calculator/SharesBar'
import { CarriedFields } from '@/components/LeadForm/CarriedFields'
import { fillGaps } from '@/content/messages/messages'
import { rupees } from '@/content/rupees'
import { calculatorWords, emiWords as words } from '@/content/words/calculators'
import type { EmiResult as Result, Instalments } from '@/model/calculators/emi'

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
    <thead>
      <tr>
        {[words.othersMonths, words.othersMonthly, words.othersInterest].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
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

const sentenceOf = ({ amount, rate, months, monthly }: Result): string =>
  fillGaps(words.estimate, { amount: rupees(amount), rate, months, monthly: rupees(monthly) })

/** A loan's instalment, what it comes to, and the same amount over other terms. */
export function EmiResult({ result, isOwn }: { readonly result: Result; readonly isOwn: boolean }) {
  const { amount, months, monthly, total, interest, others } = result
  const figures = { total: rupees(total), principal: rupees(amount), interest: rupees(interest) }
  return (
    <>
      <p className="headline numbers">
        <strong>{rupees(monthly)}</strong>
        <span>
          {words.monthly} {fillGaps(words.resultLine, { months })}
        </span>
      </p>
      <SharesBar
        label={fillGaps(words.chart, figures)}
        one={{ name: words.principal, amount }}
        two={{ name: words.interest, amount: interest }}
      />
      <dl className="numbers">
        {[
          { name: words.principal, amount },
          { name: words.interest, amount: interest },
          { name: words.total, amount: total },
        ].map(({ name, amount: sum }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{rupees(sum)}</dd>
          </div>
        ))}
      </dl>
      <EmiTable rows={others} caption={words.othersTitle} current={months} />
      <p className="note">{words.note}</p>
      {isOwn && (
        <>
          <p className="note">{calculatorWords.goesAlong}</p>
          <CarriedFields values={{ estimate: sentenceOf(result) }} />
        </>
      )}
    </>
  )
}
