import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SPECIMEN_GROUPS, NOT_SHOWN } from './specimens'
import type { Scene } from './specimen'
import { drawnPage } from '@/tests/support/drawnPage'

const COMPONENTS = join(__dirname, '../../components')
const APP = join(__dirname, '../../app')

const nameOf = (file: string) => basename(file).replace(/\.tsx?$/, '')

/** What a file is called, and the components that it gives to others. */
function namesIn(file: string): string[] {
  const exported = /\.tsx?$/.test(file)
    ? readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:const|function) ([A-Z]\w*[a-z]\w*)/gm)
    : []
  return [nameOf(file), ...[...exported].map(([, name = '']) => name)]
}

/** A room's features: folders and single components, each with its exported names. */
function featuresOf(room: string): [string, string[]][] {
  return readdirSync(join(COMPONENTS, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /^[A-Z]\w*\.tsx$/.test(entry.name))
    .map((entry) => {
      const path = join(COMPONENTS, room, entry.name)
      const inside = entry.isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : []
      const files = [path, ...inside.map((file) => join(path, file))]
      return [`${room}/${nameOf(entry.name)}`, files.flatMap(namesIn)]
    })
}
const FEATURES = readdirSync(COMPONENTS).flatMap(featuresOf)
/** Those of one page lie beside it. */
const BESIDE_PAGES = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/[A-Z]\w*\.tsx$/.test(file))
  .flatMap((file) => namesIn(join(APP, file)))
const NAMES = [...FEATURES.flatMap(([, names]) => names), ...BESIDE_PAGES]
const specimens = Object.values(SPECIMEN_GROUPS).flatMap((group) => Object.entries(group))
const named = [...specimens.map(([component]) => component), ...Object.keys(NOT_SHOWN)]

const scene = (language: Scene['language']): Scene => ({
  language,
  page: { pageType: 'Treatment', pageName: 'Piles Treatment', path: '/treatment/piles', tier: 3, language },
})

describe('the living page', () => {
  test.each(FEATURES)('components/%s is shown in its states, or it is said why not', (_, names) => {
    expect(named.some((name) => names.includes(name))).toBe(true)
  })

  test('names each component once, and none that does not exist', () => {
    expect(named.filter((name) => !NAMES.includes(name))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })

  test('a component’s states have names of their own', () => {
    for (const [, states] of specimens) {
      const names = states.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(names.length).toBeGreaterThan(0)
    }
  })

  describe.each(['en', 'hi'] as const)('in %s', (language) => {
    test.each(
      specimens.flatMap(([component, states]) => states.map((one) => [component, one.name, one] as const)),
    )('%s: %s is drawn', async (_component, _name, { draw }) => {
      expect(await drawnPage(draw(scene(language)))).toMatch(/<\w+/)
    })
  })
})
