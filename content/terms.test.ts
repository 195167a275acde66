/** Hindi as people speak: every Hindi text of the site keeps to content/terms.md, one spelling and one register. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const LETTER = '\\u0900-\\u0963\\u0970-\\u097f'
const WORD = new RegExp(`[${LETTER}]+`, 'g')
const read = (file: string): string => readFileSync(join(process.cwd(), file), 'utf8')

/** Other names of a row are what people type, in whatever spelling. */
const ALIASES = /"aliases"\s*:\s*\[[^\]]*\]|^aliases:.*$/gm
/** Words to search by, and headings that a clinic's own spreadsheet may have. */
const TYPED_BY_OTHERS = ['words.csv', 'headings.ts']

const TEXTS = ['content/catalogue', 'content/copy', 'content/policies'].flatMap((folder) =>
  readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|md|csv|ts)$/.test(file) && !file.includes('.test.'))
    .filter((file) => !TYPED_BY_OTHERS.some((name) => file.endsWith(name)))
    .map((file) => [file, read(join(folder, file)).replace(ALIASES, '')] as const),
)

/** Where a text has something, each with its file and the words around it. */
const found = (pattern: RegExp): readonly string[] =>
  TEXTS.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: words }) =>
        `${words}: ${file}: ${text.slice(Math.max(0, index - 25), index + words.length + 25)}`,
    ),
  )

const cellsOf = (line: string): readonly string[] => line.split('|').map((cell) => cell.trim())
const formsOf = (cell: string): readonly string[] => cell.split(',').map((form) => form.trim())
const TERMS = read('content/terms.md')
  .split('\n')
  .filter((line) => /^\| (?!English|--)/.test(line))
  .map((line) => {
    const [, english = '', shown = '', never = ''] = cellsOf(line)
    return { english, shown, never: formsOf(never) }
  })

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A form as a whole word, or as the beginning of one. */
const patternOf = (form: string): string =>
  `(?<![${LETTER}])${escaped(form.replace('…', ''))}${form.endsWith('…') ? '' : `(?![${LETTER}])`}`

test('the table has 120 terms or more, each once, and never forbids what it shows', () => {
  expect(TERMS.length).toBeGreaterThanOrEqual(120)
  expect(new Set(TERMS.map(({ english }) => english)).size).toBe(TERMS.length)
  const shown = TERMS.map((term) => term.shown).join('\n')
  for (const { never } of TERMS)
    for (const form of never) expect([form, new RegExp(patternOf(form)).test(shown)]).toEqual([form, false])
})

test('no text has a word that the table forbids', () => {
  expect(TEXTS.length).toBeGreaterThan(100)
  expect(found(new RegExp(TERMS.flatMap(({ never }) => never.map(patternOf)).join('|'), 'g'))).toEqual([])
})

/** What spellings of one word have in common: no dot below, one sign for every nasal. */
const skeletonOf = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[ङञणनम]\u094d(?=[क-ह])/g, '\u0902')
    .replace(/ये$/, 'ए')
    .replace(/यी$/, 'ई')

/** Two words, not two spellings of one. */
const DIFFERENT = [['बड', 'बड़']]

test('each word has one spelling', () => {
  const spellings = new Map<string, Set<string>>()
  for (const [, text] of TEXTS)
    for (const [word] of text.matchAll(WORD)) {
      const key = skeletonOf(word)
      spellings.set(key, (spellings.get(key) ?? new Set()).add(word.normalize('NFD')))
    }
  const several = [...spellings.values()]
    .map((words) => [...words].sort())
    .filter((words) => words.length > 1)
  expect(several.filter((words) => !DIFFERENT.some((pair) => pair.join() === words.join()))).toEqual([])
})

test('no dot below k, kh and g; the nasal at the end of a word is written with a moon', () => {
  expect(found(/[\u0958-\u095a]|[\u0915-\u0917]\u093c/g)).toEqual([])
  expect(found(new RegExp(`(?:ए|ा|आ|ू|ऊ|ु)ं(?![${LETTER}])`, 'g'))).toEqual([])
})

test('a doctor’s title has its point: डॉ.', () =>
  expect(found(new RegExp(`(?<![${LETTER}])डॉ(?![.${LETTER}])`, 'g'))).toEqual([]))

test('one register: आप and लिखें, neither तुम nor लिखिए; nobody is asked to read a word twice for its gender', () => {
  const polite = new RegExp(`(?<![${LETTER}])[${LETTER}]+(?:ि|इ)(?:ए|ये)गा?(?![${LETTER}])`, 'g')
  const others = /^(लिए|दिए|किए|सिए|पिए|चाहिए|इसलिए|इसीलिए|किसलिए|जिसलिए|रुपिए|तकिए|पहिए)$/
  expect(found(polite).filter((words) => !others.test(words.split(':')[0] ?? ''))).toEqual([])
  expect(found(new RegExp(`(?<![${LETTER}])(?:तुम|तू|तेरा|तेरी)(?![${LETTER}])`, 'g'))).toEqual([])
  expect(
    found(new RegExp(`[${LETTER}]+(?:ा/[${LETTER}]+ी|ी/[${LETTER}]+ा|ा/ी)(?![${LETTER}])`, 'g')),
  ).toEqual([])
})
