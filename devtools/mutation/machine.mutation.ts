/** The proof of one machine (MUTATED_MACHINE), run once for each fault put into it; run by `npm run mutate`. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { machineCopy } from '@/devtools/machineCopy/machineCopy'
import { chartOf } from '@/devtools/proof/chartOf'
import { machineNamed } from '@/devtools/machineCatalogue'
import { chartChanges } from '@/devtools/charts/chartChanges'
import { chartPage } from '@/devtools/charts/chartMarkdown'
import type { Source } from './machineSource'
import { type Mutant, NO_FAULT, making, mutantsOf } from './mutants'
import { type Described, type CopyMutant, copyMutantsOf } from './copyMutants'

const machineId = process.env.MUTATED_MACHINE ?? ''
const folder = join(__dirname, '../../machines', machineId)

/** The machine as it is made now: with the fault, if there is one. */
function machineNow(): AnyStateMachine {
  const found: AnyStateMachine[] = []
  jest.isolateModules(() => {
    // Isolated modules cannot be imported.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const exported = require(join(folder, `${machineId}.machine.ts`)) as Record<string, unknown>
    // What the file exports under this id is the machine.
    for (const one of Object.values(exported))
      if ((one as Partial<AnyStateMachine>)?.id === machineId) found.push(one as AnyStateMachine)
  })
  const [machine] = found
  if (!machine) throw new Error(`machines/${machineId} exports no machine of that id`)
  return machine
}

function sourceOf(id: string): Source {
  let source: Source | undefined
  making.shalyaMutation = { machineId: id, onSource: (one) => (source = one) }
  machineNow()
  if (!source) throw new Error(`${id} is not made by setup().createMachine()`)
  return source
}

const source = sourceOf(machineId)
const chart = chartOf(machineNow())

/** Whether the committed chart would be stale, and devtools/charts/chartFiles.test.tsx would name what differs. */
function showsOnChart(): boolean {
  try {
    return chartChanges(chart, chartOf(machineNow())).length > 0
  } catch {
    // A machine that xstate itself refuses has no chart.
    return true
  }
}

/** The machine's tests: all test files of its folder. */
const testFiles = readdirSync(folder).filter((file) => file.endsWith('.test.ts'))

type Body = (...values: unknown[]) => void | Promise<void>
/** A `test` or `test.each(table)` as far as the machines' tests use it. */
type Define = (title: string, body: Body) => void

/** The walks over all paths, which take twenty times as long as all other tests of a machine. */
const WALK = /^(takes every declared transition|is proven by a handful of paths)/

/**
 * Until the answer is called, a test does nothing any more once one before it has failed: that fault is caught. The walk
 * comes last, so that it is left out for most.
 */
function stopAtFirstFailure(): () => void {
  let isCaught = false
  let isOpen = false
  const late: (() => void)[] = []
  const wary =
    (body: Body) =>
    async (...values: unknown[]) => {
      // The one before ran out of time.
      isCaught ||= isOpen
      if (isCaught) return
      isOpen = true
      try {
        await body(...values)
      } catch (error) {
        isCaught = true
        throw error
      } finally {
        isOpen = false
      }
    }
  const own = { test, it }
  const each =
    (table: readonly unknown[]): Define =>
    (title, body) =>
      own.test.each(table)(title, wary(body))
  const define: Define & { each: typeof each } = Object.assign(
    // The walks' tests take no values; those of a table get theirs above.
    (title: string, body: Body) => {
      const add = () => own.test(title, () => wary(body)())
      if (WALK.test(title)) late.push(add)
      else add()
    },
    { each },
  )
  Object.assign(globalThis, { test: define, it: define })
  return () => {
    Object.assign(globalThis, own)
    for (const add of late) add()
  }
}

function provedWith(mutant: Mutant): void {
  making.shalyaMutation = { machineId, mutant }
  const isOnChart = showsOnChart()
  test(`chart: ${isOnChart ? 'differs' : 'same'}`, () => {})
  // What people only read changes nothing that the machine's own test could see.
  if (mutant.kind === 'words') return
  const testsAll = stopAtFirstFailure()
  try {
    jest.isolateModules(() => {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- isolated modules cannot be imported
      for (const file of testFiles) require(join(folder, file))
    })
  } catch (error) {
    test('is refused', () => {
      throw error
    })
  } finally {
    testsAll()
  }
}

// A proof that fails by itself would catch everything.
describe('behaviour', () => {
  describe(NO_FAULT, () => provedWith({ name: NO_FAULT, kind: 'behaviour', apply: (one) => one }))
})

const catalogued = machineNamed(machineId)
if (!catalogued) throw new Error(`${machineId} is not in the catalogue`)
const described: Described = { words: machineCopy(machineId), testModel: catalogued.testModel }
const pageOf = ({ words, testModel }: Described) =>
  chartPage(chartOf(catalogued.machine), { ...catalogued, testModel }, words)
const page = pageOf(described)

/** The committed page would be stale, which devtools/charts/chartFiles.test.tsx names. */
const provedInWords = ({ apply }: CopyMutant) =>
  test(`chart: ${pageOf(apply(described)) === page ? 'same' : 'differs'}`, () => {})

// Only those that were selected for, where some were; and of these as many as a process has memory for.
const selected = new RegExp(process.env.MUTATED_FAULTS ?? '')
const [first = 0, count = Infinity] = (process.env.MUTATED_PART ?? '').split(',').filter(Boolean).map(Number)
const proofs = [
  ...mutantsOf(source).map((mutant) => ({ ...mutant, prove: () => provedWith(mutant) })),
  ...copyMutantsOf(described).map((mutant) => ({
    name: mutant.name,
    kind: 'words' as const,
    prove: () => provedInWords(mutant),
  })),
]
for (const { name, kind, prove } of proofs
  .filter((one) => selected.test(one.name))
  .slice(first, first + count))
  describe(kind, () => {
    describe(name, prove)
  })
making.shalyaMutation = undefined
