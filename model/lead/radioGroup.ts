import * as t from 'io-ts'

/** One choice of a radio group. */
export const RadioOption = t.type({ label: t.string, value: t.string }, 'RadioOption')
export type RadioOption = t.TypeOf<typeof RadioOption>

/** Radio group control (specification, section 3). */
export const RadioGroupControl = t.intersection(
  [
    t.type({ title: t.string, options: t.array(RadioOption), fieldName: t.string }),
    t.partial({
      errorMessage: t.string,
      defaultSelectedValue: t.string,
      required: t.boolean,
      /** Drawn as buttons that fill the row instead of plain circles. */
      styled: t.boolean,
    }),
  ],
  'RadioGroupControl',
)
export type RadioGroupControl = t.TypeOf<typeof RadioGroupControl>
