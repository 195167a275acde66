import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every text that a page may show: the shipped catalogue with its articles, and the copy. */
const FILES = [
  'content/catalogue/demo',
  'content/copy',
  'content/policies',
  'content/catalogue/options',
].flatMap((folder) =>
  readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|md|csv|ts)$/.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file)),
)
const TEXTS = FILES.map((file) => [file, readFileSync(join(process.cwd(), file), 'utf8')] as const)

/** Where a text has something, each with its file and the words around it. */
const found = (pattern: RegExp): readonly string[] =>
  TEXTS.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: words }) => `${file}: ${text.slice(Math.max(0, index - 30), index + words.length + 30)}`,
    ),
  )

test('the texts are read', () => {
  expect(TEXTS.length).toBeGreaterThan(100)
  expect(found(/\d ?°C/g).length).toBeGreaterThan(4)
})

test('no temperature stands in one unit alone: thermometers in India show °F', () => {
  expect(found(/\d ?°C(?! \(\d+(\.\d)? °F\))/g)).toEqual([])
  expect(found(/(?<!\(\d+(\.\d)?) ?°F/g).filter((words) => !/°C/.test(words))).toEqual([])
})

test('both units are the same temperature', () => {
  const pairs = TEXTS.flatMap(([, text]) => [...text.matchAll(/([\d.]+) ?°C \(([\d.]+) °F\)/g)])
  for (const [, celsius, fahrenheit] of pairs)
    expect(Math.abs(Number(celsius) * 1.8 + 32 - Number(fahrenheit))).toBeLessThan(0.06)
})

test('a box to tick is no food to choose, and no order is told by where it stands', () => {
  expect(found(/खान[ाे] (चुन|भर)|(?<![\u0900-\u097f])खाना (खाली|पर टिक)/g)).toEqual([])
  expect(found(/choose the uppermost|सबसे ऊपर वाला/gi)).toEqual([])
})

test('nobody is told to stop a medicine in words that can be read the other way', () =>
  expect(found(/stop none/gi)).toEqual([]))

test('who may be operated on eats and drinks nothing on the way', () =>
  expect(found(/(before reaching|on the way)[^"]*"[^"]*"[^"]*"[^"]*sips of water/gi)).toEqual([]))
