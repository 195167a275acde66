import { addPasskey, joinByPasskey, proveByPasskey } from '@/services/deskLogin'
import { browser } from '@/services/browser'

/** What a passkey is asked for, and where the person is led afterwards. */
export type PasskeyUse =
  { readonly kind: 'join'; readonly token: string } | { readonly kind: 'add' | 'prove' }

/** @throws {SignInFailure} */
export async function askPasskeyFor(use: PasskeyUse): Promise<void> {
  switch (use.kind) {
    case 'join':
      await joinByPasskey(use.token)
      return browser.goTo('/desk')
    case 'add':
      await addPasskey()
      return browser.goTo('/desk/account?done=passkey-added')
    case 'prove':
      await proveByPasskey()
      return browser.goTo('/desk/account?done=proved')
  }
}
