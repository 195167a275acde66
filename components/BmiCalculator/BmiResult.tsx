import { CarriedFields } from '@/components/LeadForm/CarriedFields'
import { fillGaps } from '@/content/messages/messages'
import { bmiWords as words, calculatorWords } from '@/content/words/calculators'
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
          {words.unit} · {words.bands[band]}
        </span>
      </p>
      <BmiScale bmi={bmi} band={band} />
      <p>{words.advice[band]}</p>
      <p className="numbers">{fillGaps(words.normalWeights, { from: normalFromKg, to: normalToKg })}</p>
      <p className="note">{words.note}</p>
      {isOwn && (
        <>
          <p className="note">{calculatorWords.goesAlong}</p>
          <CarriedFields
            values={{ bmi: bmi.toFixed(1), height: `${heightCm} cm`, weight: `${weightKg} kg` }}
          />
        </>
      )}
    </>
  )
}
