import { BmiCalculator } from '@/components/BmiCalculator/BmiCalculator'
import { answerWords } from '@/content/words/services'
import { BMI_START } from '@/model/calculators/bmi'
import { type AnswerProps, CalculatorAnswer, answerMetadata, askedOf } from '@/app/calculatorAnswer'
import { BMI_PAGE, crumbsTo } from '@/app/servicePages'

export const dynamic = 'force-dynamic'

export const metadata = answerMetadata(answerWords.bmiTitle, '/calculate/bmi')

/** Answers the BMI calculator without JavaScript. */
export default async function BmiAnswerPage(props: AnswerProps) {
  return (
    <CalculatorAnswer
      page={BMI_PAGE}
      crumbs={crumbsTo(BMI_PAGE)}
      title={answerWords.bmiTitle}
      calculator={<BmiCalculator asked={await askedOf(BMI_START, props)} />}
      formPlace="beside"
    />
  )
}
