import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(__dirname, '..', '..', '..')
const SHELL_FOLDER = 'tests/browser/shellRules'
export const SHELL_SPEC = `${SHELL_FOLDER}.spec.ts`

const texts = new Map<string, string>()
/** A file's text without escapes and digit separators; '' for a missing file. */
export function textOf(file: string): string {
  const known = texts.get(file)
  if (known !== undefined) return known
  const read = existsSync(join(ROOT, file))
    ? readFileSync(join(ROOT, file), 'utf8')
        .replaceAll("\\'", "'")
        .replace(/(?<=\d)_(?=\d)/g, '')
    : ''
  texts.set(file, read)
  return read
}

export const shellText = () =>
  readdirSync(join(ROOT, SHELL_FOLDER))
    .map((file) => textOf(`${SHELL_FOLDER}/${file}`))
    .join('\n')

/** Whether a file has a test whose title begins so: 'file › title'; a check of the shell has its key for a title. */
export function hasTitle(test: string): boolean {
  const [file = '', title = ''] = test.split(' › ')
  if (file === SHELL_SPEC) return shellText().includes(`\n  ${title},\n`)
  return title !== '' && ["'", '"', '`'].some((quote) => textOf(file).includes(quote + title))
}
