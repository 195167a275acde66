import { EmiCalculator } from '@/components/forms/calculators/EmiCalculator'
import { answerCopy } from '@/content/copy/services'
import { EMI_START } from '@/model/calculators/emi'
import {
  type AnswerProps,
  CalculatorAnswer,
  answerMetadata,
  askedOf,
} from '@/app/(perRequest)/calculate/calculatorAnswer'
import { LOAN_PAGE, crumbsTo } from '@/app/[edition]/services/servicePages'

export const dynamic = 'force-dynamic'

export const metadata = answerMetadata(answerCopy.emiTitle, '/calculate/emi')

/** Answers the instalment calculator without JavaScript. */
export default async function EmiAnswerPage(props: AnswerProps) {
  return (
    <CalculatorAnswer
      page={LOAN_PAGE}
      crumbs={crumbsTo(LOAN_PAGE)}
      title={answerCopy.emiTitle}
      calculator={<EmiCalculator asked={await askedOf(EMI_START, props)} />}
      formPlace="strip"
    />
  )
}
