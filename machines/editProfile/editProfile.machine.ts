import { assign, setup } from 'xstate'
import { unprovided, withEvent } from '@/machines/machineSetup'
import {
  type ProfileField,
  type ProfileValues,
  cleanProfile,
  faultyProfileFields,
} from '@/model/account/profile'
import { RELOAD_DELAY_MS } from '@/model/page/reloadDelay'

export type EditProfileContext = {
  readonly values: ProfileValues
  /** The fields at fault, each of which says so. */
  readonly faulty: readonly ProfileField[]
}

export type EditProfileEvent =
  | { readonly type: 'field.changed'; readonly field: ProfileField; readonly value: string }
  | { readonly type: 'form.submitted' }

export type EditProfileInput = { readonly values: ProfileValues }

/** How a user changes name and e-mail address (specification, section 4, edit profile). */
export const editProfileMachine = setup({
  types: {} as {
    context: EditProfileContext
    events: EditProfileEvent
    input: EditProfileInput
    tags: 'busy' | 'error'
  },
  actors: { saveProfile: unprovided<void, ProfileValues>() },
  delays: { reloadDelay: RELOAD_DELAY_MS.profile },
  guards: { isComplete: ({ context }) => faultyProfileFields(context.values).length === 0 },
  actions: {
    change: assign(({ context }, { field, value }: { field: ProfileField; value: string }) => ({
      values: { ...context.values, [field]: value },
      faulty: context.faulty.filter((one) => one !== field),
    })),
    showFaults: assign(({ context }) => ({ faulty: faultyProfileFields(context.values) })),
    // What happens outside; provided where the modal is shown.
    logFailure: (_, _params: { error: unknown }) => {},
    closeModal: () => {},
    reload: () => {},
  },
}).createMachine({
  id: 'editProfile',
  description: 'A user changes how he is called and where mail reaches him.',
  context: ({ input }) => ({ values: input.values, faulty: [] }),
  initial: 'editing',
  states: {
    editing: {
      description: 'Name and e-mail address can be changed and saved.',
      initial: 'untried',
      on: {
        'field.changed': { actions: withEvent('change') },
        'form.submitted': [{ guard: 'isComplete', target: 'saving' }, { actions: 'showFaults' }],
      },
      states: {
        untried: { description: 'Nothing has been sent yet.' },
        failed: { description: 'The try failed: it says that nothing is stored.', tags: 'error' },
      },
    },
    saving: {
      description: 'The changes are on their way; saving again does nothing.',
      tags: 'busy',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => cleanProfile(context.values),
        onDone: 'updated',
        // Logged (section 8) and said, since a user waits for it; the form can be saved again.
        onError: { target: 'editing.failed', actions: withEvent('logFailure') },
      },
    },
    updated: {
      description: 'They are stored, and the modal says so for half a second.',
      after: { reloadDelay: 'reloading' },
    },
    reloading: {
      description: 'The modal is closed and the page loaded anew, with the new name.',
      type: 'final',
      entry: ['closeModal', 'reload'],
    },
  },
})
