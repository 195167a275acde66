import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ADAPTERS } from './adapters'
import type { AdapterRow } from './deliveryAdapter'

const isRow = (value: unknown): value is AdapterRow =>
  typeof value === 'object' && value !== null && 'make' in value && 'variables' in value

const files = readdirSync(__dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))

test.each(files)('the adapter that %s defines stands in the table and has a test', async (file) => {
  const exported = (await import(`./${file}`)) as Record<string, unknown>
  for (const row of Object.values(exported).filter(isRow)) {
    expect(ADAPTERS.map(({ name }): string => name)).toContain(row.name)
    expect(existsSync(join(__dirname, file.replace(/ts$/, 'test.ts')))).toBe(true)
  }
})

test.each(ADAPTERS)('the README names $name and its variables', ({ name, variables }) => {
  const readme = readFileSync(join(process.cwd(), 'README.md'), 'utf8')
  expect(readme.match(/^\| `CRM_ADAPTER` .*/m)?.[0]).toMatch(new RegExp(`\\b${name}\\b`))
  for (const variable of Object.keys(variables)) expect(readme).toMatch(new RegExp(`\\b${variable}\\b`))
})

test('no two adapters share a name or a variable', () => {
  const names = ADAPTERS.flatMap(({ name, variables }) => [name, ...Object.keys(variables)])
  expect(new Set(names).size).toBe(names.length)
})
