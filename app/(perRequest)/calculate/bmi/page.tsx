import { BmiCalculator } from '@/components/forms/calculators/BmiCalculator'
import { answerCopy } from '@/content/copy/services'
import { BMI_START } from '@/model/calculators/bmi'
import {
  type AnswerProps,
  CalculatorAnswer,
  answerMetadata,
  askedOf,
} from '@/app/(perRequest)/calculate/calculatorAnswer'
import { BMI_PAGE, crumbsTo } from '@/app/[edition]/services/servicePages'

export const dynamic = 'force-dynamic'

export const metadata = answerMetadata(answerCopy.bmiTitle, '/calculate/bmi')

/** Answers the BMI calculator without JavaScript. */
export default async function BmiAnswerPage(props: AnswerProps) {
  return (
    <CalculatorAnswer
      page={BMI_PAGE}
      crumbs={crumbsTo(BMI_PAGE)}
      title={answerCopy.bmiTitle}
      calculator={<BmiCalculator asked={await askedOf(BMI_START, props)} />}
      formPlace="beside"
    />
  )
}
