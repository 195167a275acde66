import { type AnyStateMachine, createActor } from 'xstate'
import type {
  CalculatorContext,
  CalculatorEvent,
  CalculatorInput,
  CalculatorMachine,
} from '@/machines/calculators/calculatorMachine'

type WalkValues = {
  /** Where one field makes no sense yet, and all others do. */
  readonly input: unknown
  readonly field: string
  readonly wrong: string
  readonly right: string
}

/** Visible state of a calculator: step, invalid fields, and whether a result is shown. */
const seen = (where: string, faulty: boolean, hasResult: boolean) => ({ where, faulty, hasResult })

/** The way through any calculator, and what is seen after each step. */
const CALCULATOR_WAY = {
  opens: seen('editing.open', false, false),
  'types what is right': seen('editing.open', false, false),
  'types what is wrong': seen('editing.open', false, false),
  asks: seen('editing.invalid', true, false),
  'asks again': seen('editing.invalid', true, false),
  'types what is right, though nothing was shown yet': seen('editing.open', false, false),
  'asks with what is right': seen('shown', false, true),
  'asks for what is shown': seen('shown', false, true),
  'types what is right once more': seen('shown', false, true),
  'types what is wrong into what is shown': seen('editing.open', false, false),
  'asks with what is wrong': seen('editing.invalid', true, false),
  'types what is right again': seen('shown', false, true),
} as const

/** Goes the way of CALCULATOR_WAY on a calculator, to compare with it. @throws where a typed value is not kept */
function calculatorWay(machine: AnyStateMachine, { input, field, wrong, right }: WalkValues): object {
  const actor = createActor(machine, { input }).start()
  const type = (value: string): CalculatorEvent => ({ type: 'field.changed', field, value })
  const ask: CalculatorEvent = { type: 'form.submitted' }
  const steps: Readonly<Record<keyof typeof CALCULATOR_WAY, CalculatorEvent | null>> = {
    opens: null,
    'types what is right': type(right),
    'types what is wrong': type(wrong),
    asks: ask,
    'asks again': ask,
    'types what is right, though nothing was shown yet': type(right),
    'asks with what is right': ask,
    'asks for what is shown': ask,
    'types what is right once more': type(right),
    'types what is wrong into what is shown': type(wrong),
    'asks with what is wrong': ask,
    'types what is right again': type(right),
  }
  const after = (event: CalculatorEvent | null) => {
    if (event) actor.send(event)
    const snapshot = actor.getSnapshot()
    // The machines of calculatorMachine() have its context.
    const { values, errors, result } = snapshot.context as CalculatorContext<unknown, unknown>
    if (event && 'value' in event && values[field] !== event.value)
      throw new Error(`${machine.id} forgets ${event.value}`)
    const isFaulty = field in errors
    if (isFaulty !== snapshot.hasTag('error'))
      throw new Error(`${machine.id}: the tag error and its words differ`)
    const where = ['editing.open', 'editing.invalid', 'shown'].find((state) =>
      snapshot.matches(pathOf(state)),
    )
    return { where, faulty: isFaulty, hasResult: result !== null }
  }
  return Object.fromEntries(Object.entries(steps).map(([step, event]) => [step, after(event)]))
}

/** `editing.open` as xstate's matches() takes it. */
function pathOf(state: string): string | Record<string, string> {
  const [outer = '', inner] = state.split('.')
  return inner ? { [outer]: inner } : outer
}

/** Defines the test that a calculator goes the way of every calculator. */
export function goesTheCalculatorWay(machine: AnyStateMachine, walk: WalkValues): void {
  it('goes the way of every calculator', () => {
    expect(calculatorWay(machine, walk)).toEqual(CALCULATOR_WAY)
  })
}

/** A calculator whose page opens with a result: it asks for it at once. */
export function openedWithResult<Result, Basis>(
  machine: CalculatorMachine<Result, Basis>,
  input: CalculatorInput<Basis>,
) {
  const actor = createActor(machine, { input }).start()
  actor.send({ type: 'form.submitted' })
  return actor
}
