import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './proofs'

/** One rule, field, message, route, call, limit or label of the specification, and what proves it. */
interface Requirement {
  /** The specification's section and the part of it. */
  readonly section: string
  /** The specification's words. Text in `backticks` must occur literally in `where` or in the test's file. */
  readonly words: string
  /** The files that do it, with a comma between them. */
  readonly where: string
  /** The test's file and the beginning of its title; empty for a decision. */
  readonly test: string
  /** Why the product does otherwise, or what it does where the specification leaves it open; empty where it does as specified. */
  readonly decision: string
}

/** The lines of the tables of docs/requirements.md, without their heads. */
export const REQUIREMENT_LINES: readonly string[] = readFileSync(
  join(ROOT, 'docs', 'requirements.md'),
  'utf8',
)
  .split('\n')
  .filter((line) => /^\| \d/.test(line))

const UNESCAPED_BAR = /(?<!\\)\|/

/** Every requirement of the specification, and in section 10 what was agreed since, as docs/requirements.md has them. */
export const REQUIREMENTS: readonly Requirement[] = REQUIREMENT_LINES.map((line) => {
  const [, section = '', words = '', where = '', test = '', decision = ''] = line
    .split(UNESCAPED_BAR)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
  return { section, words, where, test, decision }
})

const SHELL = 'tests/browser/shellRules.spec.ts › '

/** The keys of the checks in tests/browser/shellRules that rows name. */
export const SHELL_KEYS: readonly string[] = [
  ...new Set(REQUIREMENTS.flatMap(({ test }) => (test.startsWith(SHELL) ? [test.slice(SHELL.length)] : []))),
]

/** The requirements that a check of tests/browser/shellRules proves, as its title. */
export function shellRule(key: string): string {
  const rules = REQUIREMENTS.filter(({ test }) => test === SHELL + key)
  if (rules.length === 0) throw new Error(`no requirement names the check ${key}`)
  return rules
    .map(({ words }) => words)
    .join(' ')
    .replaceAll('… …', '…')
}
