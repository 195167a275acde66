const KEY = 'leadId'

/** Holds the id where storage is closed (private windows, blocked cookies). */
let inMemory: string | null = null

/** Keeps the id of the lead just made, for the quick survey of the thank-you page. */
export function keepLeadId(leadId: string): void {
  inMemory = leadId
  try {
    sessionStorage.setItem(KEY, leadId)
  } catch {
    return
  }
}

/** The id of the lead that this tab last made. */
export function keptLeadId(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? inMemory
  } catch {
    return inMemory
  }
}
