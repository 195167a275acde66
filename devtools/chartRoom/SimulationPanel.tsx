import { useEffect, useRef } from 'react'
import type { Choice, Moment } from '@/devtools/proof/simulation'
import { ContextBox } from './RowsTable'

const HEADINGS: Readonly<Record<Choice['kind'], string>> = {
  event: 'A person',
  done: 'It works',
  error: 'It fails',
  delay: 'Time',
}

type SimulationPanelProps = {
  readonly moments: readonly Moment[]
  readonly onChoose: (choiceId: string) => void
  readonly onGoBack: (at: number) => void
}

/** What can happen now, and what has happened: each moment can be gone back to. */
export function SimulationPanel({ moments, onChoose, onGoBack }: SimulationPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A choice that cannot be made again is gone, and the focus of who made it.
    if (moments.length > 1 && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [moments])
  const now = moments.at(-1)
  if (!now) return null
  const kinds = (Object.keys(HEADINGS) as Choice['kind'][]).filter((kind) =>
    now.choices.some((choice) => choice.kind === kind),
  )
  return (
    <section aria-labelledby="simulate-title" className="simulate">
      <h2 ref={heading} id="simulate-title" tabIndex={-1}>
        Simulate
      </h2>
      <p aria-live="polite">
        Now in <strong>{now.active.at(-1)}</strong>
      </p>
      {kinds.length === 0 && <p>Nothing more can happen: the machine has ended.</p>}
      {kinds.map((kind) => (
        <div key={kind} role="group" aria-label={HEADINGS[kind]} className="choices">
          <h3>{HEADINGS[kind]}</h3>
          {now.choices
            .filter((choice) => choice.kind === kind)
            .map(({ id, label }) => (
              <button type="button" key={id} data-kind={kind} onClick={() => onChoose(id)}>
                {label}
              </button>
            ))}
        </div>
      ))}
      <h3>What happened</h3>
      <ol className="moments">
        {moments.map(({ label, active }, at) => (
          <li key={at}>
            <button
              type="button"
              aria-current={at === moments.length - 1 ? 'step' : undefined}
              onClick={() => onGoBack(at)}
            >
              {label} <small>{active.at(-1)}</small>
            </button>
          </li>
        ))}
      </ol>
      <details>
        <summary>What the machine knows</summary>
        <ContextBox context={now.context} />
      </details>
    </section>
  )
}
