import { assign, setup } from 'xstate'
import { withEvent } from '@/machines/machineSetup'
import type { Calculation, CalculatorErrors, CalculatorValues } from '@/model/calculators/calculation'

export type CalculatorContext<Result, Basis> = {
  readonly values: CalculatorValues
  /** What the calculation reads beside the fields, such as the prices of a treatment. */
  readonly basis: Basis
  readonly errors: CalculatorErrors
  readonly result: Result | null
  /** Once there was a result, the next one needs no button. A page that opens with a result asks for it at once. */
  readonly hasShown: boolean
}

export type CalculatorEvent =
  | { readonly type: 'field.changed'; readonly field: string; readonly value: string }
  | { readonly type: 'form.submitted' }

export type CalculatorInput<Basis> = { readonly values: CalculatorValues; readonly basis: Basis }

type CalculatorSpec<Result, Basis> = {
  readonly id: string
  /** In a product person's words. */
  readonly description: string
  readonly calculate: (values: CalculatorValues, basis: Basis) => Calculation<Result>
}

/**
 * A calculator: fields, a result that follows them, and messages where they make no sense. Calculators and questionnaires differ
 * in what they calculate only.
 */
export function calculatorMachine<Result, Basis>({
  id,
  description,
  calculate,
}: CalculatorSpec<Result, Basis>) {
  type Context = CalculatorContext<Result, Basis>
  type Change = { readonly field: string; readonly value: string }

  const changed = (values: CalculatorValues, { field, value }: Change) => ({ ...values, [field]: value })
  const read = ({ values, basis }: Context) => calculate(values, basis)
  const readAfter = ({ values, basis }: Context, change: Change) => calculate(changed(values, change), basis)

  return setup({
    types: {} as { context: Context; events: CalculatorEvent; input: CalculatorInput<Basis>; tags: 'error' },
    guards: {
      isRight: ({ context }) => read(context).ok,
      staysRight: ({ context }, change: Change) => readAfter(context, change).ok,
      isRightAgain: ({ context }, change: Change) => context.hasShown && readAfter(context, change).ok,
    },
    actions: {
      change: assign(({ context }, change: Change) => {
        const errors = { ...context.errors }
        delete errors[change.field]
        return { values: changed(context.values, change), errors }
      }),
      calculate: assign(({ context }) => {
        const calculation = read(context)
        return calculation.ok ? { result: calculation.result, errors: {}, hasShown: true } : {}
      }),
      showErrors: assign(({ context }) => {
        const calculation = read(context)
        return { errors: calculation.ok ? {} : calculation.errors }
      }),
      clearResult: assign({ result: null }),
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ ...input, errors: {}, result: null, hasShown: false }),
    initial: 'editing',
    states: {
      editing: {
        description: 'There is no result: fields are empty or make no sense.',
        initial: 'open',
        entry: 'clearResult',
        on: {
          'field.changed': [
            { guard: withEvent('isRightAgain'), target: 'shown', actions: withEvent('change') },
            { target: '.open', actions: withEvent('change') },
          ],
          'form.submitted': [
            { guard: 'isRight', target: 'shown' },
            { target: '.invalid', actions: 'showErrors' },
          ],
        },
        states: {
          open: { description: 'A visitor fills in the fields.' },
          invalid: { description: 'Some fields need another look, and say so.', tags: 'error' },
        },
      },
      shown: {
        description: 'The result stands there, and follows every change that makes sense.',
        entry: 'calculate',
        on: {
          'field.changed': [
            { guard: withEvent('staysRight'), target: 'shown', reenter: true, actions: withEvent('change') },
            { target: 'editing', actions: withEvent('change') },
          ],
        },
      },
    },
  })
}

export type CalculatorMachine<Result, Basis> = ReturnType<typeof calculatorMachine<Result, Basis>>
