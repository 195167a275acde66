/**
 * No file imports itself, be it over others. Types that name each other across two files are a circle for a reader too.
 * Read with TypeScript's scanner: the rule of ESLint's plugin took as long as all its other rules together.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

const ROOT = join(__dirname, '..')
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.json']

type Imports = ReadonlyMap<string, readonly string[]>

function importsOfSources(): Imports {
  const files = new Set(
    ts.sys.readDirectory(ROOT, ['.ts', '.tsx', '.mjs'], ['node_modules', '.*', 'public'], undefined),
  )
  const found = (path: string) => ENDINGS.map((ending) => path + ending).find((file) => files.has(file))
  return new Map(
    [...files].map((file) => [
      file,
      ts
        .preProcessFile(readFileSync(file, 'utf8'), true, true)
        .importedFiles.filter(({ fileName }) => /^(\.|@\/)/.test(fileName))
        .flatMap(
          ({ fileName }) =>
            found(join(fileName.startsWith('@/') ? ROOT : dirname(file), fileName.replace(/^@\//, ''))) ?? [],
        ),
    ]),
  )
}

/** The files that are left when those that import none of them, or are imported by none of them, are taken away. */
function filesInCircles(imports: Imports): readonly string[] {
  let left = new Set(imports.keys())
  for (;;) {
    const importsOf = (file: string) => (imports.get(file) ?? []).filter((one) => left.has(one))
    const imported = new Set([...left].flatMap(importsOf))
    const next = new Set([...imported].filter((file) => importsOf(file).length > 0))
    if (next.size === left.size) return [...left]
    left = next
  }
}

test('a circle is found, and what leads to it or away from it is not', () => {
  const imports = new Map([
    ['start', ['a', 'end']],
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a', 'end']],
    ['end', []],
    ['own', ['own']],
  ])
  expect(filesInCircles(imports)).toEqual(['a', 'b', 'c', 'own'])
})

test('no file imports itself, be it over others', () => {
  const imports = importsOfSources()
  expect([...imports.values()].flat().length).toBeGreaterThan(3000)
  expect(filesInCircles(imports).map((file) => relative(ROOT, file))).toEqual([])
})
