import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHELL_RULES, type ShellRule, shellRulesTable } from './shellRules'

const BROWSER = join(__dirname, '..', 'browser')
const DOCUMENT = join(__dirname, '..', '..', 'docs', 'shellRules.md')
const rules: readonly (readonly [string, ShellRule])[] = Object.entries(SHELL_RULES)

test.each(rules.filter(([, { test: name }]) => name !== 'shellRules'))(
  'the rule %s has the test that it names',
  (_key, { test: name }) => {
    const [file = '', title = ''] = name.split(' › ')
    expect(existsSync(join(BROWSER, file))).toBe(true)
    expect(readFileSync(join(BROWSER, file), 'utf8')).toContain(title)
  },
)

test('docs/shellRules.md shows this table', () => {
  if (process.env.SHELL_RULES_WRITE) writeFileSync(DOCUMENT, shellRulesTable())
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(shellRulesTable())
})
