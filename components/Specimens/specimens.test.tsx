import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SPECIMEN_GROUPS, NOT_SHOWN } from './specimens'
import type { Scene } from './specimen'
import { drawnPage } from '@/tests/drawnPage'

const FOLDERS = readdirSync(join(__dirname, '..'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(__dirname, '..', entry.name)).length > 0)
  .map(({ name }) => name)
const specimens = Object.values(SPECIMEN_GROUPS).flat()
const shown = specimens.map(({ folder }) => folder)

const scene = (language: Scene['language']): Scene => ({
  language,
  page: { pageType: 'Treatment', pageName: 'Piles Treatment', path: '/treatment/piles', tier: 3, language },
  numbers: { phone: '9000000000', whatsapp: '919000000000' },
})

describe('the living page', () => {
  test.each(FOLDERS)('components/%s is shown in its states, or it is said why not', (folder) => {
    expect([...shown, ...Object.keys(NOT_SHOWN)].filter((name) => name === folder)).toEqual([folder])
  })

  test('names no folder that does not exist', () => {
    const named = [...shown, ...Object.keys(NOT_SHOWN)]
    expect(named.filter((folder) => !FOLDERS.includes(folder))).toEqual([])
  })

  test('a component’s states have names of their own', () => {
    for (const { states } of specimens) {
      const names = states.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(names.length).toBeGreaterThan(0)
    }
  })

  describe.each(['en', 'hi'] as const)('in %s', (language) => {
    test.each(
      specimens.flatMap(({ folder, states }) => states.map((one) => [folder, one.name, one] as const)),
    )('%s: %s is drawn', async (_folder, _name, { draw }) => {
      expect(await drawnPage(draw(scene(language)))).toMatch(/<\w+/)
    })
  })
})
