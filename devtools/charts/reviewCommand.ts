import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { timeSpan } from '@/server/traffic/timeSpan'

const execute = promisify(execFile)
/** Charts of a large change take some seconds each. */
const LIMIT_MS = 120_000
const LARGEST_OUTPUT = 2 ** 26
/** A revision as git writes them; the first character keeps it from being an option. */
const REVISION = /^[A-Za-z0-9][\w./~^@{}-]{0,99}$/

const oneAtATime = pLimit(1)

type ReviewRequest = {
  /** A commit, branch or tag; the review goes from it to the machines as they are now. */
  readonly since: string
  /** `7d`: with what visitors did in that time. */
  readonly traffic?: string
}

/** Why no review can be made of what is asked; undefined where it can. */
export function refusalOf({ since, traffic }: ReviewRequest): string | undefined {
  if (!REVISION.test(since)) return 'Name a commit, a branch or a tag of this repository.'
  if (traffic !== undefined && timeSpan(traffic) === undefined)
    return 'Name so many hours or days, such as 24h or 7d.'
  return undefined
}

/**
 * The review of changed charts as an HTML file, made by `npm run charts -- diff`: a route of Next may not draw it itself (docs/decisions/0063).
 * @throws with what the command says, where it cannot be made
 */
export const reviewFile = ({ since, traffic }: ReviewRequest): Promise<string> =>
  oneAtATime(async () => {
    const out = await mkdtemp(join(tmpdir(), 'shalya-review-'))
    const options = ['--out', out, ...(traffic === undefined ? [] : ['--traffic', traffic])]
    try {
      await execute(process.execPath, ['--import', 'tsx', 'scripts/charts.ts', 'diff', since, ...options], {
        timeout: LIMIT_MS,
        maxBuffer: LARGEST_OUTPUT,
      })
      return await readFile(join(out, 'review.html'), 'utf8')
    } finally {
      await rm(out, { recursive: true, force: true })
    }
  })

type ChartCommit = { readonly hash: string; readonly subject: string; readonly day: string }

/** The newest commits that changed a chart; none where there is no repository. */
export async function chartCommits(): Promise<readonly ChartCommit[]> {
  const args = ['log', '-15', '--format=%h%x09%cs%x09%s', '--', 'machines/*/*.chart.svg']
  const { stdout } = await execute('git', args).catch(() => ({ stdout: '' }))
  return stdout.split('\n').flatMap((line) => {
    const [hash, day, subject] = line.split('\t')
    return hash && day && subject ? [{ hash, day, subject }] : []
  })
}
