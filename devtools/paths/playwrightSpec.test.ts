import ts from 'typescript'
import { MACHINES } from '@/devtools/machineCatalogue'
import { isWalked } from '@/tests/browser/browserTestModels'
import { browserPathCases } from './browserPathCases'
import type { PathCase } from './pathCases'
import { playwrightSpec } from './playwrightSpec'

type Walk = {
  readonly title: string
  readonly machine: string
  readonly steps: [string, string][]
  ended: boolean
}

/** Runs a written file with a page that takes every step. */
async function walksOf(text: string): Promise<Walk[]> {
  const { outputText, diagnostics } = ts.transpileModule(text, {
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  })
  expect(diagnostics).toEqual([])
  const bodies: [string, (fixtures: object) => Promise<void>][] = []
  const test = Object.assign(
    (title: string, body: (fixtures: object) => Promise<void>) => bodies.push([title, body]),
    {
      use: () => {},
      describe: (_: string, declare: () => void) => declare(),
    },
  )
  const walks: Walk[] = []
  let title = ''
  class BrowserWalk {
    private readonly walk: Walk
    constructor(machine: string) {
      this.walk = { title, machine, steps: [], ended: false }
      walks.push(this.walk)
    }
    async step(copy: string, state: string) {
      this.walk.steps.push([copy, state])
    }
    ends() {
      this.walk.ended = true
    }
  }
  const modules: Readonly<Record<string, object>> = {
    '@playwright/test': { test },
    '@/tests/browser/browserWalk': { BrowserWalk },
  }
  // The text that was written above, with nothing of the world but these modules.
  new Function('require', 'exports', outputText)((name: string) => modules[name], {})
  for (const [name, body] of bodies) {
    title = name
    await body({ page: {} })
  }
  return walks
}

const foretold = (machine: string, cases: readonly PathCase[]): Walk[] =>
  cases.map(({ id, title, steps }) => ({
    title: `${id}: ${title}`,
    machine,
    steps: steps.map(({ does, state }) => [does, state]),
    ended: true,
  }))

const walked = MACHINES.map(({ machine }) => machine.id).filter(isWalked)

describe('a file for Playwright', () => {
  test.each(walked)('walks the cases of %s, each as a test, step by step', async (machineId) => {
    const found = browserPathCases(machineId, { strategy: 'transition-cover' })
    const text = playwrightSpec({ machineId, ...found })
    expect(found.cases.length).toBeGreaterThan(0)
    expect(await walksOf(text)).toEqual(foretold(machineId, found.cases))
  })

  test.each(['shortest', 'simple'] as const)(
    'walks those of the strategy %s to a state',
    async (strategy) => {
      const found = browserPathCases('logout', { strategy, to: 'loggingOut' })
      const walks = await walksOf(playwrightSpec({ machineId: 'logout', ...found }))
      expect(walks.map(({ steps }) => steps)).toContainEqual([['says yes', 'loggingOut']])
      expect(walks).toEqual(foretold('logout', found.cases))
    },
  )

  test('keeps words as they are, whatever is in them', async () => {
    const does = `says "it's" \\ \`\${done}\` */`
    const cases = [
      {
        id: 'x-01',
        title: 'a\nb',
        steps: [{ does, state: 'done', states: [], event: 'e', sees: ['two\nlines'], key: '' }],
      },
    ]
    const text = playwrightSpec({ machineId: 'x', cases, notWalked: [] })
    expect(await walksOf(text)).toEqual(foretold('x', cases))
    expect(text).toContain('// sees “two lines”')
  })

  test('names what no browser can walk', () => {
    const { cases, notWalked } = browserPathCases('otpLogin', { strategy: 'transition-cover' })
    expect(playwrightSpec({ machineId: 'otpLogin', cases, notWalked })).toContain(
      ' * No browser can walk:\n * - “the countdown breaks”: nothing in a browser breaks it',
    )
    expect(cases.flatMap(({ steps }) => steps.map(({ does }) => does))).not.toContain('the countdown breaks')
  })

  test('has nothing in it that can happen in one state only but does so elsewhere', () => {
    const { cases } = browserPathCases('modals', { strategy: 'transition-cover' })
    const before = cases.flatMap(({ steps }) =>
      steps.flatMap(({ does }, index) =>
        does === 'is asked for the name as well' ? [steps[index - 1]?.state] : [],
      ),
    )
    expect(before.length).toBeGreaterThan(0)
    expect(new Set(before)).toEqual(new Set(['open.location']))
  })

  test('is not written of a machine that no browser sees, with the reason', () => {
    expect(() => browserPathCases('leadDelivery', { strategy: 'shortest' })).toThrow(
      /^no browser walks leadDelivery: it runs on the server alone/,
    )
  })
})
