import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MACHINES } from './machineCatalogue'

const ROOT = join(__dirname, '..')
const ids = MACHINES.map(({ machine }) => machine.id)

test('every machine’s folder is in the catalogue, once, under its own name', () => {
  const folders = readdirSync(join(ROOT, 'machines'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'calculators')
    .map(({ name }) => name)
  expect([...ids].sort()).toEqual(folders.sort())
})

test.each(MACHINES.map(({ machine, shownBy }) => [machine.id, shownBy] as const))(
  '%s is shown by %s, which exists',
  (_, shownBy) => {
    expect(existsSync(join(ROOT, shownBy))).toBe(true)
  },
)
