/** `npm run charts -- lint`: what is wrong with the product's machines, where source and words have to be looked at as well. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type MachineCopy, machineCopy } from '@/devtools/machineCopy/machineCopy'
import { lintMachine, takenTypes } from '@/devtools/proof/machineLint'
import { machinesConfig } from '@/machines.config'
import { statesOf } from '@/machines/chartPlaces'
import type { CataloguedMachine } from '@/devtools/machineCatalogue'

/** Faults that are meant to be there, as the lint words them, each with its reason. */
export const MEANT: Readonly<Record<string, string>> = {
  'tracking.idle.keeping: is a dead end and not final':
    'a page that keeps its events does so until it is left; its machine ends with it',
  'dayList.line.signedOut: is a dead end and not final':
    'the link to the login leaves the page; the other region goes on until then',
  'dayList.steps.refused: is a dead end and not final':
    'the link to the login leaves the page; the other region goes on until then',
}

const SENDERS = machinesConfig.senders

/** What the people and programs outside the machines say to them: quoted texts, and patterns such as `${name}.opened`. */
type SentTypes = { readonly texts: ReadonlySet<string>; readonly patterns: readonly RegExp[] }

const QUOTED = /(['"])([a-z]\w*(?:\.\w+)*)\1/gi
const TEMPLATE = /`([^`\n]*\$\{[^`\n]*)`/g

/** A template literal as what it may become; one that is all gaps would become anything. */
function patternOf(template: string): RegExp[] {
  const parts = template.split(/\$\{[^}]*\}/)
  if (!parts.some((part) => /^\.\w+$/.test(part))) return []
  return [new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\w+')}$`)]
}

/** The event types that texts of programs hold. */
export function sentIn(sources: Iterable<string>): SentTypes {
  const texts = new Set<string>()
  const patterns: RegExp[] = []
  for (const source of sources) {
    for (const [, , text = ''] of source.matchAll(QUOTED)) texts.add(text)
    for (const [, template = ''] of source.matchAll(TEMPLATE)) patterns.push(...patternOf(template))
  }
  return { texts, patterns }
}

/** Event types sent by product code; tests do not count. */
export function sentTypes(root: string): SentTypes {
  const files = SENDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(root, folder, name)),
  )
  return sentIn(files.map((file) => readFileSync(file, 'utf8')))
}

const unsent = ({ machine }: CataloguedMachine, { texts, patterns }: SentTypes): string[] =>
  takenTypes(machine)
    .filter((type) => !texts.has(type) && !patterns.some((pattern) => pattern.test(type)))
    .map((type) => `${machine.id}: nothing in ${SENDERS.join(', ')} sends ${type}`)

/** What is missing among the words of a machine's states. */
export function missingCopy(
  { machine }: Pick<CataloguedMachine, 'machine'>,
  copy: MachineCopy,
  isEnglishOnly = false,
): string[] {
  const ids = statesOf(machine)
    .slice(1)
    .map((node) => ({ id: node.id, path: node.path.join('.') }))
  const missing = ids.flatMap(({ id, path }) => {
    const own = copy[path]
    if (!own) return [`${id}: nobody has said what it shows`]
    const empty = (['en', 'hi'] as const).filter((language) => own[language].some((one) => one.trim() === ''))
    const lacks = !isEnglishOnly && own.en.length !== own.hi.length
    return [
      ...empty.map((language) => `${id}: shows an empty word in ${language}`),
      ...(lacks ? [`${id}: shows ${own.en.length} words in English and ${own.hi.length} in Hindi`] : []),
    ]
  })
  const known = new Set(ids.map(({ path }) => path))
  const strange = Object.keys(copy).filter((path) => !known.has(path))
  return [...missing, ...strange.map((path) => `${machine.id}: has words for ${path}, which is no state`)]
}

/** All faults of machines but those that are meant; a reason without its fault is one as well. */
export function lintMachines(
  machines: readonly CataloguedMachine[],
  sent: SentTypes,
  meant: Readonly<Record<string, string>> = MEANT,
  wordsOf: (machineId: string) => MachineCopy = machineCopy,
): string[] {
  const faults = machines.flatMap((one) => [
    ...lintMachine(one.machine, one.testModel),
    ...unsent(one, sent),
    ...missingCopy(one, wordsOf(one.machine.id), one.englishOnly !== undefined),
  ])
  return [
    ...faults.filter((fault) => !(fault in meant)),
    ...Object.keys(meant)
      .filter((fault) => !faults.includes(fault))
      .map((fault) => `${fault}: is excused, and is not so`),
  ]
}
