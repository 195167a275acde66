import { fromPromise } from 'xstate'
import { staffLoginMachine, type StaffLoginProof } from '@/machines/staffLogin/staffLogin.machine'
import { signInByPasskey, signInByPassword } from '@/services/deskLogin'
import { browser } from '@/services/browser'

/** The staff login with its calls. @param back the page that was asked for */
export const liveStaffLogin = (back: string) =>
  staffLoginMachine.provide({
    actors: {
      askPasskey: fromPromise<void>(() => signInByPasskey()),
      checkCode: fromPromise<void, StaffLoginProof>(({ input }) => signInByPassword(input)),
    },
    actions: { goOn: () => browser.goTo(back) },
  })
