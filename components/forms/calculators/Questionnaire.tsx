import { Island } from '@/components/layout/islands/Island'
import type { CalculatorValues } from '@/model/calculators/calculation'
import { LENS_START, chooseLens } from '@/model/calculators/cataractLens'
import { PILES_START, scorePiles } from '@/model/calculators/pilesScore'
import type { QuestionnaireName } from '@/model/calculators/questionnaires'
import { type Language, pathIn } from '@/model/page/language'
import { CalculatorRoot } from './Calculator.styles'
import { CataractLensClient } from './CataractLensClient'
import { PilesScoreClient } from './PilesScoreClient'
import { calculatorViewModel, resultId } from './calculatorState'

type QuestionnaireProps = {
  readonly name: QuestionnaireName
  readonly language: Language
  /** What was answered without JavaScript. */
  readonly submitted?: CalculatorValues
}

/** The piles severity score or the cataract lens chooser, in the page's language. */
export function Questionnaire({ name, language, submitted }: QuestionnaireProps) {
  const shared = { id: name, basis: null, submitted, language }
  // Without JavaScript the answer opens at the result, so that a warning sign is not overlooked below the questions.
  const action = pathIn(language, `/calculate/${name}#${resultId(name)}`)
  return (
    <CalculatorRoot>
      {name === 'cataract-lens' ? (
        <Island
          name="cataractLens"
          of={CataractLensClient}
          props={{
            viewModel: calculatorViewModel({ ...shared, start: LENS_START, calculate: chooseLens }),
            action,
          }}
        />
      ) : (
        <Island
          name="pilesScore"
          of={PilesScoreClient}
          props={{
            viewModel: calculatorViewModel({ ...shared, start: PILES_START, calculate: scorePiles }),
            action,
          }}
        />
      )}
    </CalculatorRoot>
  )
}
