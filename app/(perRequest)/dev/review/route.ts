import { reviewOf } from '@/devtools/charts/chartDiff'
import { trafficOf } from '@/devtools/charts/chartTraffic'
import { hasDevPages } from '@/server/config'
import { runtime } from '@/server/runtime'
import { readTraffic } from '@/server/traffic/readTraffic'

export const dynamic = 'force-dynamic'

/** What a revision may be called here; never an option of git's. */
const REVISION = /^[\w@][\w./~^@-]{0,99}$/
const DEFAULT_SINCE = 'HEAD'
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

const answer = (status: number, text: string, type = 'text/plain'): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' },
  })

/**
 * What has changed in the machines since a revision (`?since=HEAD~5`), as `npm run charts -- diff` writes it, with last week's
 * traffic (DEV_PAGES=1, in a checkout of the repository).
 */
export async function GET(request: Request): Promise<Response> {
  if (!hasDevPages()) return answer(404, '')
  const since = new URL(request.url).searchParams.get('since') ?? DEFAULT_SINCE
  if (!REVISION.test(since)) return answer(400, 'since: a commit, branch or tag, such as HEAD~5')
  const now = new Date()
  const figures = await readTraffic(runtime().database.executeSql, new Date(now.getTime() - WEEK_MS), now)
  try {
    const { page } = await reviewOf({
      root: process.cwd(),
      since,
      traffic: (charts) => trafficOf(figures, charts),
    })
    return answer(200, page, 'text/html')
  } catch (error) {
    return answer(400, error instanceof Error ? error.message : 'the revisions cannot be compared')
  }
}
