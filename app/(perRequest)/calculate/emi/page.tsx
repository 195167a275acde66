import { EmiCalculator } from '@/components/EmiCalculator/EmiCalculator'
import { answerWords } from '@/content/words/services'
import { EMI_START } from '@/model/calculators/emi'
import { type AnswerProps, CalculatorAnswer, answerMetadata, askedOf } from '@/app/calculatorAnswer'
import { LOAN_PAGE, crumbsTo } from '@/app/servicePages'

export const dynamic = 'force-dynamic'

export const metadata = answerMetadata(answerWords.emiTitle, '/calculate/emi')

/** Answers the instalment calculator without JavaScript. */
export default async function EmiAnswerPage(props: AnswerProps) {
  return (
    <CalculatorAnswer
      page={LOAN_PAGE}
      crumbs={crumbsTo(LOAN_PAGE)}
      title={answerWords.emiTitle}
      calculator={<EmiCalculator asked={await askedOf(EMI_START, props)} />}
      formPlace="strip"
    />
  )
}
