import { CalculatorResultFields } from '@/components/forms/LeadForm/CalculatorResultFields'
import { interpolate } from '@/content/copy/interpolate'
import { bmiCopy as copy, calculatorCopy } from '@/content/copy/calculators'
import type { BmiResult as Result } from '@/model/calculators/bmi'
import { BmiScale } from './BmiScale'

/** A body mass index: the figure, where it lies, and what that says. */
export function BmiResult({ result, isOwn }: { readonly result: Result; readonly isOwn: boolean }) {
  const { bmi, band, heightCm, weightKg, normalFromKg, normalToKg } = result
  return (
    <>
      <p className="headline numbers">
        <strong>{bmi.toFixed(1)}</strong>
        <span>
          {copy.unit} · {copy.bands[band]}
        </span>
      </p>
      <BmiScale bmi={bmi} band={band} />
      <p>{copy.advice[band]}</p>
      <p className="numbers">{interpolate(copy.normalWeights, { from: normalFromKg, to: normalToKg })}</p>
      <p className="note">{copy.note}</p>
      {isOwn && (
        <>
          <p className="note">{calculatorCopy.goesAlong}</p>
          <CalculatorResultFields
            values={{ bmi: bmi.toFixed(1), height: `${heightCm} cm`, weight: `${weightKg} kg` }}
          />
        </>
      )}
    </>
  )
}
