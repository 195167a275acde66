import { FAULT_PATH, type Fault } from '@/model/page/faults'
import { sendBeacon } from '@/services/beacon'

/** Errors reported already: a failed action also fails the part that shows its machine. */
const told = new WeakSet<object>()

function tell(fault: Omit<Fault, 'release'>): void {
  const { release = '' } = document.querySelector<HTMLElement>('script[data-release]')?.dataset ?? {}
  const body: Fault = { ...fault, release }
  sendBeacon(FAULT_PATH, JSON.stringify(body))
}

/**
 * Reports to the site that a part or a machine failed. The report holds nothing of the error.
 * @param name a part, or the id of a machine
 */
export function tellFault(name: string, error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return
    told.add(error)
  }
  console.error(error)
  tell({ name })
}

/**
 * Reports a hydration mismatch, after which the island was rendered again: a translator may have changed the page
 * before.
 */
export const tellRedrawn = (name: string): void => tell({ name, isRedrawn: true })
