import { AGREED_SINCE } from './agreedSince'
import type { Requirement } from './requirement'
import { PRODUCT, ROLES } from './section1'
import { HEADER_AND_FOOTER } from './section2Header'
import { MODALS_AND_BUTTONS } from './section2Modals'
import { PATHS } from './section2Paths'
import { FORM_AND_PAGE } from './section3Form'
import { LEAD } from './section3Lead'
import { STATES } from './section4'
import { VALIDATION } from './section5'
import { CALLS } from './section7'
import { BESIDE_CALLS } from './section7Headers'
import { CONSTANTS, ERRORS } from './section89'

/** Every requirement of the specification. */
export const SPECIFIED: readonly Requirement[] = [
  ...PRODUCT,
  ...PATHS,
  ...HEADER_AND_FOOTER,
  ...MODALS_AND_BUTTONS,
  ...LEAD,
  ...FORM_AND_PAGE,
  ...STATES,
  ...VALIDATION,
  ...ROLES,
  ...CALLS,
  ...BESIDE_CALLS,
  ...ERRORS,
  ...CONSTANTS,
]

/** Those and what was agreed since. docs/requirements.md is this table; requirements.test.ts looks each row up. */
export const REQUIREMENTS: readonly Requirement[] = [...SPECIFIED, ...AGREED_SINCE]

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

/** The table as docs/requirements.md shows it. */
export function requirementsTable(rows: readonly Requirement[]): string {
  const chapters = [...new Set(rows.map(({ section }) => section.split(' ')[0]))]
  const cell = (text: string) => text.replaceAll('|', '\\|')
  return [
    '# The specification’s requirements',
    '',
    `The specification’s ${SPECIFIED.length} requirements, each the smallest part that can be wrong by itself, in its own words, and in`,
    'section 10 what was agreed since: where the product fulfils it, and which test proves it (file › beginning of the title). The last column says what is done where the',
    'specification leaves it open, or otherwise. The table is tests/site/requirements; its test looks up every file, title and',
    '`literal`, and `REQUIREMENTS_WRITE=1 npx jest --selectProjects unit requirements` writes this file.',
    ...chapters.flatMap((chapter) => [
      '',
      `## Section ${chapter}`,
      '',
      '| section | the specification says | where | test | decided |',
      '|---|---|---|---|---|',
      ...rows
        .filter(({ section }) => section.split(' ')[0] === chapter)
        .map(
          ({ section, words, where, test, decision = '' }) =>
            `| ${[section, words, where, test, decision].map(cell).join(' | ')} |`,
        ),
    ]),
    '',
  ].join('\n')
}
