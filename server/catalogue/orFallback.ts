import 'server-only'
import { DATABASE_UNAVAILABLE, noteTags } from '@/content/rows/cacheTags'
import { isRefusedData } from '@/server/database/database'
import { isRunning } from '@/server/runtime'

/**
 * What a page shows beside its subject (doctors of a treatment, reviews …): while the database is unavailable the page stands
 * without it, and is made again when the database is back (catalogueWatch.ts).
 */
export async function orFallback<Value>(ask: () => Promise<Value>, otherwise: Value): Promise<Value> {
  if (!isRunning()) return otherwise
  try {
    return await ask()
  } catch (error) {
    if (isRefusedData(error)) throw error
    noteTags([DATABASE_UNAVAILABLE])
    return otherwise
  }
}
