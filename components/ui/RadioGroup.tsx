export type RadioGroupProps = {
  /** Id of the group; the inputs' and the error's ids begin with it. */
  readonly id: string
  readonly title: string
  readonly name: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly required: boolean
  /** Shown in the title's place; the title stays the beginning of the accessible name. */
  readonly question?: string
  /** Shown after the title of a group that may stay unanswered. */
  readonly optionalHint: string
  /** Several choices may be ticked; the hint beside the title says how many. */
  readonly several?: { readonly hint: string }
  /** Shown below the group. */
  readonly error?: string
  readonly selected?: string | readonly string[]
  /** Drawn as buttons that fill the row, or as plain circles with their words. */
  readonly styled?: boolean
}

/** Radio group control (specification, section 3): a title, choices, and its error below it; with `several`, checkboxes. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, title, name, options, question, several, required, optionalHint, error, styled = true } = props
  const hint = required ? several?.hint : optionalHint
  const chosen = [props.selected ?? []].flat()
  const described = error ? `${id}-error` : undefined
  return (
    <fieldset
      className="field radio-group"
      id={id}
      aria-describedby={described}
      data-invalid={error ? 'true' : undefined}
    >
      <legend>
        {question ? (
          <>
            <span className="out-of-sight">{title}: </span>
            {question}
          </>
        ) : (
          title
        )}
        {hint && <span className="optional"> ({hint})</span>}
      </legend>
      <div className={`choices${styled ? ' styled' : ''}${several ? ' several' : ''}`}>
        {options.map((option, index) => (
          <label className="choice" key={option.value} htmlFor={`${id}-${index}`}>
            <input
              type={several ? 'checkbox' : 'radio'}
              id={`${id}-${index}`}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
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
