import { SharesBar } from '@/components/forms/calculators/SharesBar'
import { CalculatorResultFields } from '@/components/forms/LeadForm/CalculatorResultFields'
import { interpolate } from '@/content/copy/interpolate'
import { rupees } from '@/content/copy/rupees'
import { calculatorCopy, costCalculatorCopy as copy } from '@/content/copy/calculators'
import type { CostEstimate } from '@/model/calculators/costEstimate'
import { EMI_BOUNDS, EMI_START } from '@/model/calculators/emi'

/** The usual range as a bar on a line from nothing to its end, with a mark at the likely bill. */
function RangeBar({ low, expected, high }: Pick<CostEstimate, 'low' | 'expected' | 'high'>) {
  const at = (amount: number) => `${((amount / high) * 100).toFixed(2)}%`
  const figures = { low: rupees(low), expected: rupees(expected), high: rupees(high) }
  return (
    <svg
      width="100%"
      height="28"
      role="img"
      aria-label={interpolate(copy.rangeChart, figures)}
      className="drawing"
    >
      <rect x="0" y="8" width="100%" height="12" rx="3" className="track" />
      <rect x={at(low)} y="8" width={at(high - low)} height="12" rx="3" className="bar" />
      <rect
        x={at(expected)}
        y="3"
        width="5"
        height="22"
        rx="2"
        transform="translate(-2 0)"
        className="mark"
      />
    </svg>
  )
}

const sentenceOf = (name: string, result: CostEstimate): string =>
  interpolate(copy.estimate, {
    name,
    city: result.city ?? copy.everywhere,
    room: copy.rooms[result.room],
    material: copy.materials[result.material],
    expected: rupees(result.expected),
    you: rupees(result.youPay),
  })

/** The own share as a loan: the page that answers without JavaScript takes it along. */
const loanHref = (amount: number): string =>
  `/calculate/emi?${new URLSearchParams({ ...EMI_START, amount: String(amount) })}#emi-calculator`

type CostResultProps = { readonly result: CostEstimate; readonly name: string; readonly isOwn: boolean }

/** What a treatment may cost, and who pays which part of it. */
export function CostResult({ result, name, isOwn }: CostResultProps) {
  const { city, low, expected, high, insurerPays, youPay } = result
  const shares = { insurer: rupees(insurerPays), you: rupees(youPay) }
  return (
    <>
      <p className="headline numbers">
        <strong>{rupees(expected)}</strong>
        <span>{city ? interpolate(copy.expectedIn, { city }) : copy.expectedAll}</span>
      </p>
      <div>
        <RangeBar {...{ low, expected, high }} />
        <p className="over numbers">{interpolate(copy.range, { low: rupees(low), high: rupees(high) })}</p>
      </div>
      {insurerPays > 0 && (
        <>
          <SharesBar
            label={interpolate(copy.shareChart, shares)}
            one={{ name: copy.insurerPays, amount: insurerPays }}
            two={{ name: copy.youPay, amount: youPay }}
          />
          <dl className="numbers">
            <div>
              <dt>{copy.insurerPays}</dt>
              <dd>{shares.insurer}</dd>
            </div>
            <div>
              <dt>{copy.youPay}</dt>
              <dd>{shares.you}</dd>
            </div>
          </dl>
        </>
      )}
      {youPay >= EMI_BOUNDS.amount.from && youPay <= EMI_BOUNDS.amount.to && (
        <p>
          <a href={loanHref(youPay)}>{copy.emi}</a>
        </p>
      )}
      <p className="note">{copy.note}</p>
      {isOwn && (
        <>
          <p className="note">{calculatorCopy.goesAlong}</p>
          <CalculatorResultFields values={{ estimate: sentenceOf(name, result) }} />
        </>
      )}
    </>
  )
}
