import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hindiTable } from './hindiTable'

test('docs/hindi.md is as the catalogue says: npm run -s catalogue -- translations > docs/hindi.md', () => {
  expect(readFileSync(join(__dirname, '../docs/hindi.md'), 'utf8')).toBe(hindiTable())
})

test('every treatment has its costs in Hindi, and every medical test its row', () => {
  expect(hindiTable()).toMatch(/`cost` \| (\d+) \| \1 \|/)
  expect(hindiTable()).toMatch(/\| tests \| (\d+) \| \1 \|/)
})
