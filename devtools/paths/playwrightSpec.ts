/** Test cases as a file of Playwright's: it walks exactly these cases, in their words (tests/browser/browserWalk.ts). */
import { type CaseStep, type PathCase, READING } from './pathCases'
import { shownChanges } from './shown/shownChanges'

/** What Playwright looks for, here and wherever the file is put. */
export const SPEC_ENDING = '.spec.ts'

type SpecContent = {
  readonly machineId: string
  readonly cases: readonly PathCase[]
  /** Cases that are not among them, each with its reason. */
  readonly notWalked: readonly string[]
  /** What wrote them, and what is to be known of them; default: the machine's cases. */
  readonly command?: string
  readonly remarks?: readonly string[]
  /** What the component shows at the beginning and after each step, by the case's id. */
  readonly shown?: Shown
}

type Shown = ReadonlyMap<string, readonly (readonly string[])[]>

/** A text as the house writes it in source code. */
function literal(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"')
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replace(/'/g, "\\'")}'`
}

/** A text that ends with its line. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const listed = (lines: readonly string[]): string =>
  lines.length ? `, [${lines.map(literal).join(', ')}]` : ''

const stepLines = ({ does, state, sees }: CaseStep, changes: readonly string[]): string[] => [
  `    await walk.step(${literal(does)}, ${literal(state)}${listed(changes)})`,
  ...(sees.length && changes.length === 0
    ? [`    // sees ${sees.map((one) => `“${inOneLine(one)}”`).join(', ')}`]
    : []),
]

/** Whether the page or the modal is left: the replay looks for where it leads. */
const isLeft = (outline: readonly string[]): boolean =>
  outline.some((line) => /^→ (again|goTo|reload|closes|opens)/.test(line))

/** What each step changes; the first is the beginning. */
function changesOf({ id, steps }: PathCase, shown: Shown | undefined): readonly (readonly string[])[] {
  const outlines = shown?.get(id)
  if (!outlines) return []
  const changes = outlines.map((outline, at) =>
    isLeft(outline) ? [] : shownChanges(outlines[at - 1], outline),
  )
  // A component that takes the first step by itself shows no beginning.
  return outlines.length > steps.length ? changes : [[], ...changes]
}

const testLines = (machineId: string, one: PathCase, shown: Shown | undefined): string[] => {
  const { id, title, steps } = one
  const [beginning = [], ...changes] = changesOf(one, shown)
  return [
    `  test(${literal(`${id}: ${title}`)}, async ({ page }) => {`,
    `    const walk = new BrowserWalk(${literal(machineId)}, page${listed(beginning)})`,
    ...steps.flatMap((step, at) => stepLines(step, changes[at] ?? [])),
    '    walk.ends()',
    '  })',
  ]
}

/**
 * The file. A step does what a person does, or answers as the server would, and fails where the page does not show its
 * state; words that no case of the machine has fail as well, with those it has.
 */
export function playwrightSpec({
  machineId,
  cases,
  notWalked,
  command = `npm run paths -- ${machineId} --format playwright`,
  remarks = [],
  shown,
}: SpecContent): string {
  const missing = notWalked.length
    ? [' *', ' * No browser can walk:', ...notWalked.map((one) => ` * - ${inOneLine(one)}`)]
    : []
  return `${[
    '/**',
    ` * Test cases of ${machineId}, written by \`${command}\`. Put this file anywhere in the`,
    ` * project, under a name that ends in ${SPEC_ENDING}, and walk it against a site that runs:`,
    ' *',
    ` *     npm run paths -- run ${machineId} --base-url http://localhost:3000 --cases FILE`,
    ' *     PATHS_BASE_URL=http://localhost:3000 npx playwright test -c devtools/paths/playwright.config.ts FILE',
    ' *',
    ' * The first one also writes a report with pictures. Steps may be taken out, added and put in another order: their words are',
    ` * those of machines/${machineId}/${machineId}.testModel.ts, the second text is the state that they lead to.`,
    ' *',
    ` * ${READING}`,
    ...(remarks.length ? [' *', ...remarks.map((one) => ` * ${inOneLine(one)}`)] : []),
    ...missing,
    ' */',
    "import { test } from '@playwright/test'",
    "import { BrowserWalk } from '@/tests/browser/browserWalk'",
    '',
    `test.describe(${literal(`${machineId}: its test cases`)}, () => {`,
    ...cases.flatMap((one, index) => [...(index ? [''] : []), ...testLines(machineId, one, shown)]),
    '})',
  ].join('\n')}\n`
}
