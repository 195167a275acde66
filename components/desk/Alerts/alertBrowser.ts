import type { AlertFailureKind } from '@/model/desk/alerts'
import { browser } from '@/services/browser'
import { alertFailureOf, hasLeave, tellByThisBrowser } from '@/services/deskAlerts'

/** Has this browser tell its person, and shows the page again. @returns why it does not; null where it does */
export async function tellHere(publicKey: string): Promise<AlertFailureKind | null> {
  try {
    await tellByThisBrowser(publicKey)
    browser.goTo('/desk/alerts?done=browser-added')
    return null
  } catch (error) {
    return alertFailureOf(error)
  }
}

/** Registers a browser with permission already granted for the signed-in person; asks for nothing. */
export function registerAgain(publicKey: string): void {
  if (hasLeave()) tellByThisBrowser(publicKey).catch((error: unknown) => console.warn(error))
}
