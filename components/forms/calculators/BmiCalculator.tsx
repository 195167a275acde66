import { Island } from '@/components/layout/islands/Island'
import styled from 'styled-components'
import { CalculatorRoot } from '@/components/forms/calculators/Calculator.styles'
import { calculatorViewModel } from '@/components/forms/calculators/calculatorState'
import { BMI_START, calculateBmi } from '@/model/calculators/bmi'
import type { CalculatorValues } from '@/model/calculators/calculation'
import { BmiCalculatorClient } from './BmiCalculatorClient'

const BmiRoot = styled(CalculatorRoot)`
  form:has([value='metric']:checked) .imperial,
  form:has([value='imperial']:checked) .metric {
    display: none;
  }
  .band-underweight {
    fill: color-mix(in srgb, var(--green) 35%, var(--surface));
  }
  .band-normal {
    fill: var(--green);
  }
  .band-overweight {
    fill: color-mix(in srgb, var(--marigold) 55%, var(--surface));
  }
  .band-obese {
    fill: color-mix(in srgb, var(--error) 55%, var(--surface));
  }
  .drawing .mark {
    fill: var(--ink);
    stroke: var(--surface);
  }
  .drawing .here {
    fill: var(--ink);
    font-weight: 700;
  }
`

/** Body mass index of an adult. @param submitted what was sent without JavaScript */
export const BmiCalculator = ({ submitted }: { readonly submitted?: CalculatorValues }) => (
  <BmiRoot>
    <Island
      name="bmiCalculator"
      of={BmiCalculatorClient}
      props={{
        viewModel: calculatorViewModel({
          id: 'bmi-calculator',
          start: BMI_START,
          basis: null,
          submitted,
          calculate: calculateBmi,
        }),
      }}
    />
  </BmiRoot>
)
