interface Fact {
  readonly name: string
  readonly value: string
  /** Whether it is what a patient looks for first. */
  readonly isMain: boolean
}

/** Facts of an appointment, by name; its look is the page's frame's (linkPage.tsx). */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="facts numbers">
    {facts.map(({ name, value, isMain }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={isMain ? 'main' : undefined}>{value}</dd>
      </div>
    ))}
  </dl>
)
