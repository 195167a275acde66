/** The coverage of the whole product as a page for people: docs/charts/coverage.md. */
import { LOCATION_ROWS, OTP_LOGIN_ROWS } from '@/devtools/paths/data/accountData'
import { expectedText } from '@/devtools/paths/data/dataRow'
import { LEAD_FORM_ROWS } from '@/devtools/paths/data/leadFormData'
import { DAILY_TIERS, walkedWhen } from '@/devtools/paths/data/rowBatches'
import { TIER_TABLE, storedTier } from '@/devtools/paths/data/specificationTables'
import { row, table } from './markdownTable'
import type { MachineCoverage, Unwalked } from './machineCoverage'

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** Rounded down to a tenth, so that only all is 100 %. */
const perCent = (part: number, whole: number): string =>
  `${whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10} %`

function coverageRow(one: MachineCoverage): string {
  const { machine, declared, inUnitTests, inBrowser } = one
  return row(
    `[${machine}](${machine}.md)`,
    String(declared.length),
    String(inUnitTests.length),
    perCent(inUnitTests.length, declared.length),
    String(inBrowser.length),
    perCent(inBrowser.length, declared.length),
    `[unit](../../machines/${machine}/${machine}.test.ts)${inBrowser.length ? `, [browser](../../tests/browser/paths.spec.ts)` : ''}`,
  )
}

/** One row per group of transitions with equal reasons. */
function unwalkedRows(missing: readonly Unwalked[]): string[] {
  const byReason = new Map<string, string[]>()
  for (const { transition, reasons } of missing) {
    const why = reasons.join('\n') || '**no reason is given**'
    byReason.set(why, [...(byReason.get(why) ?? []), `\`${transition}\``])
  }
  return [...byReason].map(([why, transitions]) => row(transitions.join('\n'), why))
}

const section = (title: string, missing: readonly Unwalked[]): string =>
  `## ${title}\n\n${missing.length ? table(['transition', 'why not'], unwalkedRows(missing)) : 'None.'}\n`

/** What of the data tables is walked, row by row; the same lists are what the tests walk. */
const dataSection = (): string => `## Which rows of the data tables are walked

Each row is held against the rules in [Jest](../../devtools/paths/data/data.test.ts), and walked in Chromium by [leadFormRules.spec.ts](../../tests/browser/leadFormRules.spec.ts) on the form and without JavaScript; in Hindi every message one day in five, the rest with TEST_ALL=1. What is typed or pasted needs the form’s script. The rows of the login and of the location modal, which are dialogs of a page that is alive, are walked by [accountRules.spec.ts](../../tests/browser/accountRules.spec.ts).

${table(
  ['row', 'expected', 'on the form', 'without JavaScript'],
  [
    ...LEAD_FORM_ROWS.map((one) =>
      row(one.id, expectedText(one), walkedWhen(one, 'live'), walkedWhen(one, 'plain')),
    ),
    ...TIER_TABLE.map((one) => {
      const when = DAILY_TIERS.includes(one.id) ? 'every day' : 'TEST_ALL=1'
      return row(`tier: ${one.id}`, storedTier(one), when, when)
    }),
    ...Object.entries({ otpLogin: OTP_LOGIN_ROWS, location: LOCATION_ROWS }).flatMap(([machine, rows]) =>
      rows.map((one) => row(`${machine}: ${one.id}`, expectedText(one), 'one day in five', '–')),
    ),
  ],
)}
`

/** The page: a row a machine, the sum, and by name what is not walked, with its reason. */
export function coveragePage(coverage: readonly MachineCoverage[]): string {
  const declared = sumOf(coverage.map((one) => one.declared.length))
  const inUnitTests = sumOf(coverage.map((one) => one.inUnitTests.length))
  const inBrowser = sumOf(coverage.map((one) => one.inBrowser.length))
  const seen = sumOf(coverage.map((one) => (one.inBrowser.length ? one.declared.length : 0)))
  const spared = coverage.flatMap(({ machine, sparedCases }) =>
    sparedCases.map((one) => `- ${machine}, ${one}`),
  )
  const sum = [declared, inUnitTests, perCent(inUnitTests, declared), inBrowser, perCent(inBrowser, declared)]
  return `# Which transitions are walked

Written by \`npm run charts\`; a stale page fails \`npm test\`, and so does a transition that is not walked and has no reason. Of ${declared} transitions ${inUnitTests} are walked in unit tests, by each machine’s own proof, and ${inBrowser} in Chromium, as a person does them: ${perCent(inBrowser, seen)} of the ${seen} of the machines that a browser sees (\`npm run paths -- run MACHINE --base-url …\` walks one machine’s against any site and draws what it saw).

${table(
  ['machine', 'transitions', 'in unit tests', '', 'in a browser', '', 'where'],
  [...coverage.map(coverageRow), row('**all**', ...sum.map((one) => `**${one}**`), '')],
)}

${section(
  'Not walked in unit tests',
  coverage.flatMap((one) => one.notInUnitTests),
)}
${section(
  'Not walked in a browser',
  coverage.flatMap((one) => one.notInBrowser),
)}${spared.length ? `\n## Cases that a browser does not walk everywhere, though all their transitions are walked\n\n${spared.join('\n')}\n` : ''}
${dataSection()}`
}
