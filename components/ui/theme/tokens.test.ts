import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contrastRatio } from './contrast'
import { COLOURS, SHAPE_PAIRS, TEXT_PAIRS, tokenDeclarations } from './tokens'

const nameOf = ({ text, ground }: { text: string; ground: string }) => `${text} on ${ground}`
const ratioOf = ({ text, ground }: (typeof TEXT_PAIRS)[number]) =>
  contrastRatio(COLOURS[text], COLOURS[ground])

/** The sources that write CSS. */
function* styledFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* styledFiles(path)
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

describe('the colours of the look', () => {
  test('black on white has the greatest contrast there is', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
  })

  test.each(TEXT_PAIRS.map((pair) => [nameOf(pair), pair] as const))('text can be read: %s', (_, pair) => {
    expect(ratioOf(pair)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SHAPE_PAIRS.map((pair) => [nameOf(pair), pair] as const))('shapes can be seen: %s', (_, pair) => {
    expect(ratioOf(pair)).toBeGreaterThanOrEqual(3)
  })

  test('every variable that a component uses is a token or has a value beside it', () => {
    const declared = new Set(tokenDeclarations().match(/--[\w-]+(?=:)/g))
    const unknown = [...styledFiles(join(__dirname, '../..'))].flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const own = new Set(source.match(/--[\w-]+(?=:)/g))
      return [...source.matchAll(/var\((--[\w-]+)\)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !declared.has(name) && !own.has(name) && !name.startsWith('--font-'))
        .map((name) => `${file}: ${name}`)
    })
    expect(unknown).toEqual([])
  })
})
