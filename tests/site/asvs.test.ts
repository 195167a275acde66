/** docs/asvs.md is written by hand: nothing that it names may be missing, and no requirement may be left out. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, hasTitle } from './requirements/proofs'

const VERDICTS = ['done', 'part', 'open', 'none']

/** Requirements of levels 1 and 2 in ASVS 5.0, and the two chapters that do not concern the site (V10, V17). */
const REQUIREMENTS = 218

interface Row {
  readonly number: string
  readonly verdict: string
  readonly where: string
  readonly proof: string
}

const DOCUMENT = readFileSync(join(ROOT, 'docs', 'asvs.md'), 'utf8')

const ROWS: readonly Row[] = DOCUMENT.split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number = '']) => /^(\d|V\d|R\d)/.test(number))
  .map(([, number = '', , verdict = '', where = '', proof = '']) => ({ number, verdict, where, proof }))

/** `2.1.1–2.1.3` is three. */
function numbersOf({ number }: Row): readonly string[] {
  const [, section = '', from = '', to = ''] = /^(\d+\.\d+\.)(\d+)–\1(\d+)$/.exec(number) ?? []
  if (section === '') return [number]
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${section}${Number(from) + at}`)
}

const filesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) =>
    /^[\w.[\]()-]+(\/|\.(json|md|yaml)$)|^Dockerfile$|^\.dockerignore$/.test(name) ? [name] : [],
  )

const proofsOf = ({ proof }: Row): readonly string[] =>
  proof
    .split('; ')
    .filter((one) => one.includes(' › '))
    .map((one) => one.replaceAll('`', ''))

test('every requirement of levels 1 and 2 has one line, and nothing else has', () => {
  const named = ROWS.filter(({ number }) => !number.startsWith('R')).flatMap(numbersOf)
  expect(named.filter((number, at) => named.indexOf(number) !== at)).toEqual([])
  expect(named).toHaveLength(REQUIREMENTS)
})

test('every line has a verdict, and says what does it, what is missing or why there is nothing', () => {
  const odd = ROWS.filter(({ verdict, where }) => !VERDICTS.includes(verdict) || where === '')
  expect(odd.map(({ number }) => number)).toEqual([])
})

test('what is done names a file, and a test unless it is a document', () => {
  const unproven = ROWS.filter(({ verdict, where, proof }) => {
    if (verdict !== 'done' || where.includes('this file')) return false
    const files = filesIn(where)
    return files.length === 0 || (proof === '' && !files.some((file) => file.startsWith('docs/')))
  })
  expect(unproven.map(({ number }) => number)).toEqual([])
})

test('every file that is named is there', () => {
  const files = filesIn(DOCUMENT)
  expect(files.length).toBeGreaterThan(200)
  expect([...new Set(files)].filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})

test('every test that is named is there', () => {
  const proofs = ROWS.flatMap(proofsOf)
  expect(proofs.length).toBeGreaterThan(120)
  expect([...new Set(proofs)].filter((proof) => !hasTitle(proof))).toEqual([])
})

/** The decision notes of what makes the site fit for production: login, accounts, limits, consent, keys and the like. */
const DECISIONS = '0020 0040 0041 0042 0044 0045 0046 0047 0048 0049 0050 0051 0052'.split(' ')

test('each decision that makes the site fit for production has a test named after it', () => {
  const named = new Set(
    ['server', 'components', 'services', 'tests'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.test\.tsx?$/.test(file))
        .flatMap((file) => readFileSync(join(ROOT, folder, file), 'utf8').split('\n'))
        .filter((line) => /^\s*(test|it|describe)\b|^\s*['`]/.test(line))
        .flatMap((line) => [...line.matchAll(/\(decision (\d{4})\)/g)].map(([, note]) => note)),
    ),
  )
  expect(DECISIONS.filter((note) => !named.has(note))).toEqual([])
})
