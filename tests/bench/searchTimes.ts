/** How long searches take: what visitors type, asked one after the other. */
import type { Database } from '@/server/database/database'
import { type SearchQuestion, searchEntities } from '@/server/search/site/searchEntities'
import { SEARCH_QUERIES } from '@/tests/support/searchQueries'
import { median } from './table.mjs'

const ROUNDS = 5
const DELHI = 514

/** What is typed beside the queries of the table: names that thousands bear, and their beginnings. */
const NAMES = `sharma|amit sharma|sha|dr sharma pune|amit sha|kumar delhi|sunil|urologist|doctor|hospital|delhi
  |sharma urologist|shrma|kumr|mohammed khan|rajesh kumar singh|kar|bhatt cardiologist mumbai|xqzt|pri sha`

const questions: readonly SearchQuestion[] = [
  ...SEARCH_QUERIES,
  ...NAMES.split('|').flatMap((query) => [{ query }, { query, city: DELHI }]),
]

/** Milliseconds of each question, the middle one of some rounds. */
export async function searchTimes(database: Database): Promise<readonly number[]> {
  const times = questions.map((): number[] => [])
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [at, question] of questions.entries()) {
      const start = performance.now()
      await searchEntities(database, question)
      // The first round warms up.
      if (round > 0) times[at]?.push(performance.now() - start)
    }
  // Whatever else the machine does at times is no question's own slowness.
  return times.map(median)
}
