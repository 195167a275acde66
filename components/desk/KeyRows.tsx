/** Keys with what each does, in order. */
export const KeyRows = ({
  rows,
}: {
  readonly rows: readonly (readonly [key: string, meaning: string])[]
}) => (
  <dl>
    {rows.map(([key, meaning]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
)
