const KEY = 'leadId'

/** Used without storage (private windows, blocked cookies). */
let inMemory: string | null = null

/** Keeps the last lead's id for the thank-you page's survey. */
export function keepLeadId(leadId: string): void {
  inMemory = leadId
  try {
    sessionStorage.setItem(KEY, leadId)
  } catch {
    return
  }
}

/** The last lead of this tab. */
export function keptLeadId(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? inMemory
  } catch {
    return inMemory
  }
}
