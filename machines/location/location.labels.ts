import type { SnapshotFrom, StateValueFrom } from 'xstate'
import { type OuterState, outerState } from '@/machines/stateName'
import type { locationMachine } from './location.machine'

type StateName = OuterState<StateValueFrom<typeof locationMachine>>

/** The words that depend on the state, as keys of content/copy/location. */
export const LOCATION_LABELS: Readonly<Record<StateName, { readonly button: 'submit' | 'submitting' }>> = {
  loadingCities: { button: 'submit' },
  choosing: { button: 'submit' },
  submitting: { button: 'submitting' },
  updated: { button: 'submit' },
  reloading: { button: 'submit' },
}

/** The outermost state's name. */
export const locationStateOf = (value: StateValueFrom<typeof locationMachine>): StateName => outerState(value)

/** The button's words in a state, and those that say that it is stored (specification, section 4). */
export function locationLabelsOf({ value, context }: SnapshotFrom<typeof locationMachine>) {
  const name = locationStateOf(value)
  return {
    ...LOCATION_LABELS[name],
    done: name === 'updated' || name === 'reloading' ? doneCopy(context.isSignedIn) : undefined,
  }
}

const doneCopy = (isSignedIn: boolean): 'profileUpdated' | 'locationUpdated' =>
  isSignedIn ? 'profileUpdated' : 'locationUpdated'

/** 'Personal Details' where a name is required, otherwise 'Location' (specification, section 2, modals). */
export const locationTitleOf = (asksName: boolean): 'personalDetails' | 'location' =>
  asksName ? 'personalDetails' : 'location'
