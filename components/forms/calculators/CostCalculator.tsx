import { Island } from '@/components/layout/islands/Island'
import { CalculatorRoot } from '@/components/forms/calculators/Calculator.styles'
import { calculatorViewModel } from '@/components/forms/calculators/calculatorState'
import { costsOf } from '@/content/catalogue/catalogue'
import type { CalculatorValues } from '@/model/calculators/calculation'
import { COST_START, estimateCost } from '@/model/calculators/costEstimate'
import type { Treatment } from '@/model/catalogue/treatment'
import { CostCalculatorClient } from './CostCalculatorClient'

type CostCalculatorProps = {
  readonly treatment: Treatment
  /** The city that is chosen when the page opens. */
  readonly citySlug?: string
  /** What was asked without JavaScript. */
  readonly submitted?: CalculatorValues
}

/** What a treatment may cost a visitor; nothing for a treatment without prices. */
export function CostCalculator({ treatment, citySlug = '', submitted }: CostCalculatorProps) {
  const cities = costsOf(treatment.slug).map(({ city, minimum, average, maximum }) => ({
    slug: city.slug,
    name: city.cityname,
    minimum,
    average,
    maximum,
  }))
  if (cities.length === 0) return null
  const viewModel = calculatorViewModel({
    id: 'cost-calculator',
    start: { ...COST_START, place: citySlug },
    basis: { cities },
    submitted,
    calculate: estimateCost,
  })
  return (
    <CalculatorRoot>
      <Island
        name="costCalculator"
        of={CostCalculatorClient}
        props={{
          viewModel: {
            ...viewModel,
            treatment: {
              slug: treatment.slug,
              name: treatment.ProcedureName,
              isIllustrative: treatment.cost.isIllustrative,
            },
          },
        }}
      />
    </CalculatorRoot>
  )
}
