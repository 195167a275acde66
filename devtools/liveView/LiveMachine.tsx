import { innermostStates } from '@/devtools/proof/machineShape'
import { activeStates, type LiveMoment } from './liveRecord'
import { StateChart } from './StateChart'

type LiveMachineProps = {
  readonly machineId: string
  /** Latest snapshot; undefined before the first event. */
  readonly moment: LiveMoment | undefined
}

const NOTHING: readonly string[] = []

/** A running machine: its chart with the states lit and the last transition, and how it stands, in words. */
export function LiveMachine({ machineId, moment }: LiveMachineProps) {
  const { value, status } = moment?.snapshot ?? {}
  const last = moment?.taken.at(-1)
  return (
    <StateChart
      machineId={machineId}
      activeIn={(root) => (value === undefined ? NOTHING : activeStates(root, value))}
      taken={moment?.taken ?? NOTHING}
    >
      <p aria-live="polite" className="standing">
        <strong>{machineId}</strong> is in{' '}
        <strong data-value>{value === undefined ? '…' : innermostStates(value)}</strong>
        {status && status !== 'active' && (
          <>
            {' '}
            <strong data-status={status}>({status})</strong>
          </>
        )}
        {last && (
          <>
            , last transition: <code data-transition>{last}</code>
          </>
        )}
      </p>
    </StateChart>
  )
}
