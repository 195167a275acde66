import { tabStorage } from './storage'

const KEY = 'leadId'

/** Used without storage (private windows, blocked cookies). */
let inMemory: string | null = null

/** Keeps the last lead's id for the thank-you page's survey. */
export function keepLeadId(leadId: string): void {
  inMemory = leadId
  tabStorage.write(KEY, leadId)
}

/** The last lead of this tab. */
export const keptLeadId = (): string | null => tabStorage.read(KEY) ?? inMemory
