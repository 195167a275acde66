/** The cases of one machine (MUTATED_MACHINE) against its component, once for each fault put into component and words; run by `npm run mutate -- --components`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAGES, type StagedMachine } from '@/devtools/paths/shown/stages'
import { stagedCases } from '@/devtools/paths/shown/stagedCases'
import { looksOnStage, walkOnStage } from '@/devtools/paths/shown/walkOnStage'
import type { Language } from '@/model/page/language'
import { browser } from '@/services/browser'
import { faultyComponent } from './componentFaults'
import { wordFaults } from './wordFaults'

jest.mock('@xstate/react', () =>
  jest
    .requireActual('@/devtools/paths/shown/heldStage')
    .heldStage.onStage(jest.requireActual('@xstate/react')),
)
jest.mock('@/services/httpClient')
jest.mock('@/services/lead')
jest.mock('@/services/account')
jest.mock('@/services/otp')
jest.mock('@/services/appointments')
jest.mock('@/services/sessionLocation')
jest.mock('@/components/account/Selfie/startFaceWorker', () => ({ startFaceWorker: jest.fn() }))

const machineId = (process.env.MUTATED_MACHINE ?? '') as StagedMachine
const selected = new RegExp(process.env.MUTATED_FAULTS ?? '')
const [part = 0, parts = 1] = (process.env.MUTATED_PART ?? '').split('/').filter(Boolean).map(Number)
const stage = STAGES[machineId]

let active: string | undefined
let asked = new Set<string>()
const faultIn = (name: string): boolean => {
  asked.add(name)
  return active === name
}
const names = new Map<string, readonly string[]>()
Object.assign(globalThis, {
  shalyaFault: (file: string, id: number) => faultIn(names.get(file)?.[id] ?? `${file} ${id}`),
})

const sources = new Map(
  stage.components.map((file) => [file, readFileSync(join(__dirname, '../..', file), 'utf8')] as const),
)
const inComponents = [...sources].flatMap(([file, source]) => {
  const { faults } = faultyComponent(source, file)
  names.set(
    file,
    faults.map(({ name }) => name),
  )
  return faults.map(({ name }) => ({ name, kind: 'component', asks: name }))
})
/** Whether a row of the copy is one of these components': others of the same file are shown elsewhere. */
function isShownHere(row: string): boolean {
  const [, first = ''] = row.split(/\.(?:en|hi)\./)
  const [key = ''] = first.split('.')
  const [file = ''] = row.split(/\.(?:en|hi)\./)
  if (
    Object.keys(stage.notShown ?? {}).some(
      (one) => first.startsWith(one) || `${file}.${first}`.startsWith(one),
    )
  )
    return false
  return (
    (stage.otherRows ?? []).includes(key) ||
    [...sources.values()].some((source) => new RegExp(`\\.${key}\\b`).test(source))
  )
}
const inWords = wordFaults(stage.copy, (row) => {
  asked.add(row)
  return active
})
  .filter(({ row }) => isShownHere(row))
  .map(({ name, row }) => ({ name, kind: 'words', asks: row }))

/** One thing that is tried: a case or a look, in a language. */
type Trial = {
  readonly name: string
  readonly run: (sees: (outline: readonly string[]) => boolean) => Promise<void>
}

/** Only the walks of the Playwright file, in English: what it finds by itself. */
const areWalksAlone = process.env.MUTATED_TRIALS === 'walks'
const LANGUAGES = ['en', 'hi'] as const satisfies readonly Language[]
const allTrials: readonly Trial[] = LANGUAGES.flatMap((language) => [
  ...stagedCases(machineId).map(({ id, steps }) => ({
    name: `${id} (${language})`,
    run: (sees: Parameters<Trial['run']>[0]) => walkOnStage(stage, steps, language, sees),
  })),
  ...Object.entries(stage.looks).map(([look, draw]) => ({
    name: `${look} (${language})`,
    run: async (sees: Parameters<Trial['run']>[0]) => void sees(await looksOnStage(draw, language)),
  })),
])

const WALK = new RegExp(`^${machineId}-[0-9a-f]{6} \\(en\\)$`)
const trials = areWalksAlone ? allTrials.filter(({ name }) => WALK.test(name)) : allTrials

type Expected = {
  readonly trial: Trial
  readonly shown: readonly (readonly string[])[]
  readonly asked: ReadonlySet<string>
}

async function expectedOf(trial: Trial): Promise<Expected> {
  const shown: (readonly string[])[] = []
  asked = new Set()
  await trial.run((outline) => shown.push(outline) > 0)
  return { trial, shown, asked }
}

/** Whether a trial sees something else than it expects. */
async function differs({ trial, shown }: Expected): Promise<boolean> {
  let at = 0
  let isFound = false
  isBroken = false
  try {
    await trial.run((outline) => {
      isFound ||= isBroken || outline.join('\n') !== shown[at]?.join('\n')
      at += 1
      return !isFound
    })
  } catch {
    return true
  }
  return isFound || isBroken || at !== shown.length
}

/** Whether a handler has thrown. */
let isBroken = false
window.addEventListener('error', (event) => {
  isBroken = true
  event.preventDefault()
})

test('every fault is tried', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:selfie', revokeObjectURL: () => {} })
  jest.useFakeTimers({ now: Date.parse('2030-03-05T08:00:00+05:30') })
  for (const method of ['error', 'warn'] as const) jest.spyOn(console, method).mockImplementation(() => {})
  for (const name of Object.keys(browser) as (keyof typeof browser)[])
    jest.spyOn(browser, name).mockImplementation((...given: unknown[]) => {
      jest.requireActual('@/devtools/paths/shown/heldStage').heldStage.tells(`${name} ${given.join(' ')}`)
    })
  const expected: Expected[] = []
  for (const trial of trials) expected.push(await expectedOf(trial))
  // What differs by itself proves nothing.
  for (const one of expected) if (await differs(one)) throw new Error(`${one.trial.name} differs by itself`)
  const faults = [...inComponents, ...inWords]
    .filter(({ name }) => selected.test(name))
    .filter((_, at) => at % parts === part)
  const results = []
  for (const { name, kind, asks } of faults) {
    const asking = expected
      .filter((one) => one.asked.has(asks))
      // The shortest first: most faults show at the beginning.
      .sort((one, other) => one.shown.length - other.shown.length)
    let by: string | undefined
    active = name
    for (const one of asking)
      if (await differs(one)) {
        by = one.trial.name
        break
      }
    active = undefined
    results.push({ name, kind, isReached: asking.length > 0, by })
  }
  writeFileSync(
    process.env.MUTATED_REPORT ?? 'components.json',
    JSON.stringify({ results, shown: expected.map(({ trial, shown }) => [trial.name, shown]) }),
  )
})
