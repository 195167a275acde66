export type RadioGroupProps = {
  /** Id of the group; the inputs' and the error's ids begin with it. */
  readonly id: string
  readonly title: string
  readonly name: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly required: boolean
  /** Shown after the title of a group that may stay unanswered. */
  readonly optionalHint: string
  /** Shown below the group. */
  readonly error?: string
  readonly selected?: string
  /** Drawn as buttons that fill the row, or as plain circles with their words. */
  readonly styled?: boolean
}

/** Radio group control (specification, section 3): a title, choices, and its error below it. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, title, name, options, required, optionalHint, error, selected, styled = true } = props
  const described = error ? `${id}-error` : undefined
  return (
    <fieldset
      className="field radio-group"
      id={id}
      aria-describedby={described}
      data-invalid={error ? 'true' : undefined}
    >
      <legend>
        {title}
        {!required && <span className="optional"> ({optionalHint})</span>}
      </legend>
      <div className={styled ? 'choices styled' : 'choices'}>
        {options.map((option, index) => (
          <label className="choice" key={option.value} htmlFor={`${id}-${index}`}>
            <input
              type="radio"
              id={`${id}-${index}`}
              name={name}
              value={option.value}
              defaultChecked={option.value === selected}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
