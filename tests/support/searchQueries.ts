import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Danger, type DangerLevel, isCrisis } from '@/model/search/danger'
import { dangerOf } from '@/server/search/danger/danger'
import { type SearchQuestion, searchEntities } from '@/server/search/site/searchEntities'
import type { Database } from '@/server/database/database'

/** A query of searchQueries.txt. */
interface ExpectedAnswer extends SearchQuestion {
  /** What makes it hard. */
  readonly group: string
  /** The address that must come first, '-' where nothing may be found, undefined where only the call matters. */
  readonly first?: string
  /** Whom to call first, and how soon. */
  readonly call: Call | null
  /** The address of a page that may not be found: a weak match is no match. */
  readonly not?: string
}

type Call = DangerLevel | 'crisis'

const CALLS: Readonly<Record<string, Call>> = { '!112': 'now', '!today': 'today', '!14416': 'crisis' }

const callOf = (danger: Danger | null): Call | null => (isCrisis(danger) ? 'crisis' : (danger?.level ?? null))

function readLine(line: string, group: string): ExpectedAnswer {
  const [query = '', expected = '', more = ''] = line.split('|').map((part) => part.trim())
  const parts = expected.split(' ')
  const call = CALLS[parts[0] ?? ''] ?? null
  const options = new URLSearchParams(more.replaceAll(' ', '&'))
  const [city, not] = [options.get('city'), options.get('not')]
  return {
    group,
    query,
    first: call === null ? expected : parts[1],
    call,
    ...(city !== null && { city: Number(city) }),
    ...(not !== null && { not }),
    ...(options.has('type') && { type: options.get('type') ?? '' }),
  }
}

function readQueries(): readonly ExpectedAnswer[] {
  const text = readFileSync(join(process.cwd(), 'tests', 'support', 'searchQueries.txt'), 'utf8')
  const [, ...groups] = text.split(/^# /m)
  return groups.flatMap((block) => {
    const [group = '', ...lines] = block.trim().split('\n')
    return lines.map((line) => readLine(line, group))
  })
}

/** What people type and what they look for, on the shipped catalogue. */
export const SEARCH_QUERIES = readQueries()

/** How a table's queries are answered: those whose first result is another one, missed calls, needless ones, answers to nothing, weak matches. */
export interface SearchQuality {
  readonly requested: number
  readonly wrongFirst: readonly string[]
  readonly missedCalls: readonly string[]
  readonly needlessCalls: readonly string[]
  readonly answeredNonsense: readonly string[]
  readonly weakMatches: readonly string[]
}

/** Asks every query. @throws the database's error */
export async function searchQuality(
  database: Pick<Database, 'executeSql'>,
  queries: readonly ExpectedAnswer[] = SEARCH_QUERIES,
): Promise<SearchQuality> {
  const wrongFirst: string[] = []
  const answeredNonsense: string[] = []
  const weakMatches: string[] = []
  for (const expected of queries) {
    if (expected.first === undefined) continue
    const found = await searchEntities(database, expected)
    const first = found[0]?.Url ?? '-'
    const line = `${expected.query}: ${first} in place of ${expected.first}`
    if (expected.first === '-' && first !== '-') answeredNonsense.push(line)
    else if (first !== expected.first) wrongFirst.push(line)
    if (found.some(({ Url }) => Url === expected.not)) weakMatches.push(`${expected.query}: ${expected.not}`)
  }
  const called = queries.map((expected) => ({ ...expected, called: callOf(dangerOf(expected.query)) }))
  const named = (rows: readonly ExpectedAnswer[]) => rows.map(({ query }) => query)
  return {
    requested: queries.length,
    wrongFirst,
    missedCalls: named(called.filter(({ call, called: given }) => call !== null && given !== call)),
    needlessCalls: named(called.filter(({ call, called: given }) => call === null && given !== null)),
    answeredNonsense,
    weakMatches,
  }
}
