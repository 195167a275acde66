import {
  type CalculatorResult,
  CALCULATOR_FIELD_NAMES,
  calculatorFieldName,
} from '@/model/calculators/calculatorResult'

type CalculatorResultFieldsProps = {
  readonly values: CalculatorResult
  /** Id of the page's form, which posts them without JavaScript; with it, every form of the page finds them. */
  readonly formId?: string
}

/** What a calculator found, hidden beside its result, on its way into the lead (model/calculators/calculatorResult.ts). */
export const CalculatorResultFields = ({ values, formId = 'enquiry' }: CalculatorResultFieldsProps) => (
  <>
    {CALCULATOR_FIELD_NAMES.map(
      (name) =>
        values[name] && (
          <input
            key={name}
            type="hidden"
            name={calculatorFieldName(name)}
            value={values[name]}
            form={formId}
          />
        ),
    )}
  </>
)
