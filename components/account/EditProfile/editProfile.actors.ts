import { fromPromise } from 'xstate'
import { announceSession } from '@/components/account/Session/sessionSignal'
import { editProfileMachine } from '@/machines/editProfile/editProfile.machine'
import type { ProfileValues } from '@/model/account/profile'
import { browser } from '@/services/browser'
import { updateProfile } from '@/services/profile'

/** The edit profile machine with its call and effects. */
export const liveEditProfile = (close: () => void) =>
  editProfileMachine.provide({
    actors: {
      saveProfile: fromPromise<void, ProfileValues>(async ({ input }) => {
        await updateProfile(input)
        // Shows the new name even if the modal is closed before the page reloads.
        announceSession()
      }),
    },
    actions: {
      // As section 8 of the specification asks; the form says it as well.
      logFailure: (_, { error }) => console.error(error),
      closeModal: close,
      reload: () => browser.again(),
    },
  })
