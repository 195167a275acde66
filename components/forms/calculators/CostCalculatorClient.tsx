'use client'

import { Calculator, type CalculatorField, listed } from './Calculator'
import type { CalculatorViewModel } from './calculatorState'
import { costCalculatorCopy as copy } from '@/content/copy/calculators'
import {
  COPAY_CHOICES,
  COVER_CHOICES,
  type CostBasis,
  type CostEstimate,
  MATERIALS,
  ROOMS,
} from '@/model/calculators/costEstimate'
import { SharesBar, Sums } from '@/components/forms/calculators/SharesBar'
import { interpolate } from '@/content/copy/interpolate'
import { rupees } from '@/content/copy/rupees'
import { emiHref, isLoanAmount } from '@/model/calculators/emi'
import { withDemoNote } from '@/content/copy/demoNote'

type CostViewModel = CalculatorViewModel<CostEstimate, CostBasis> & {
  readonly treatment: { readonly slug: string; readonly name: string; readonly isIllustrative: boolean }
}

const fieldsOf = ({ cities }: CostBasis): readonly CalculatorField[] => [
  {
    kind: 'choice',
    name: 'place',
    label: copy.place,
    options: [
      { value: '', label: copy.everywhere },
      ...cities.map(({ slug, name }) => ({ value: slug, label: name })),
    ],
  },
  { kind: 'choice', name: 'room', label: copy.room, options: listed(ROOMS, copy.rooms) },
  { kind: 'choice', name: 'material', label: copy.material, options: listed(MATERIALS, copy.materials) },
  { kind: 'choice', name: 'cover', label: copy.cover, options: listed(COVER_CHOICES, copy.covers) },
  { kind: 'choice', name: 'copay', label: copy.copay, options: listed(COPAY_CHOICES, copy.copays) },
  { kind: 'figure', name: 'limit', label: copy.limit, isOptional: true },
]

const fetchMachine = () =>
  import('@/machines/costCalculator/costCalculator.machine').then((code) => code.costCalculatorMachine)

export const CostCalculatorClient = ({ viewModel }: { readonly viewModel: CostViewModel }) => (
  <Calculator
    viewModel={viewModel}
    title={copy.title}
    action="/calculate/cost"
    hidden={{ treatment: viewModel.treatment.slug }}
    fields={fieldsOf(viewModel.basis)}
    submit={copy.submit}
    fetchMachine={fetchMachine}
    drawResult={(result) => (
      <CostResult result={result} isIllustrative={viewModel.treatment.isIllustrative} />
    )}
    goesAlong={(result) => ({ estimate: sentenceOf(viewModel.treatment.name, result) })}
  />
)

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

type CostResultProps = {
  readonly result: CostEstimate
  /** Whether its prices are the demonstration's. */
  readonly isIllustrative: boolean
}

/** What a treatment may cost, and who pays which part of it. */
function CostResult({ result, isIllustrative }: CostResultProps) {
  const { city, low, expected, high, insurerPays, youPay } = result
  const ofInsurer = { name: copy.insurerPays, amount: insurerPays }
  const own = { name: copy.youPay, amount: youPay }
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
            label={interpolate(copy.shareChart, {
              insurer: rupees(insurerPays),
              you: rupees(youPay),
            })}
            one={ofInsurer}
            two={own}
          />
          <Sums sums={[ofInsurer, own]} />
        </>
      )}
      {isLoanAmount(youPay) && (
        <p>
          <a href={emiHref(youPay)}>{copy.emi}</a>
        </p>
      )}
      <p className="note">{withDemoNote(copy.note, copy, isIllustrative)}</p>
    </>
  )
}
