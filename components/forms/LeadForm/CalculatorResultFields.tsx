import {
  type CalculatorResult,
  CALCULATOR_FIELD_NAMES,
  calculatorFieldName,
} from '@/model/calculators/calculatorResult'

type CalculatorResultFieldsProps = {
  readonly values: CalculatorResult
  /** The form that posts them without JavaScript; with it, every form of the page reads them. */
  readonly formId?: string
}

/** Hidden fields with a calculator's result, for the lead (model/calculators/calculatorResult.ts). */
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
