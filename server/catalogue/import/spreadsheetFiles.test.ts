import fc from 'fast-check'
import { stringify } from 'csv-stringify/sync'
import { cellWithoutFormula } from '@/content/catalogue/files/tables/cells'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { KIND_NAMES } from '@/model/catalogue/kind'
import { readRows, tableOf } from '@/tests/support/spreadsheets'
import { rowLike } from '@/tests/support/testCatalogue'

const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16, high byte first': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
}

test('rows come back as they were, whatever the encoding, the sign between cells, the quoting and the ends of lines', async () => {
  const doctors = shippedRows('doctors').slice(0, 6)
  const { columns, lines } = await tableOf('doctors', doctors)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(ENCODINGS)),
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 0, max: 3 }),
      fc.func(fc.constantFrom((text: string) => text, spaced, loud)),
      async (encoding, delimiter, record_delimiter, quoted, hasSeparatorLine, empty, change) => {
        const heads = columns.map((column) => change(column)(column))
        const blank = Array.from({ length: empty }, () => '')
        const text = stringify(
          [[...heads, ...blank], ...lines.map((line) => [...line.map(cellWithoutFormula), ...blank])],
          // As programs do, whatever ends their lines.
          { delimiter, record_delimiter, quoted, quoted_match: /\n/ },
        )
        const told = hasSeparatorLine ? `sep=${delimiter}${record_delimiter}` : ''
        const result = await readRows('doctors.csv', ENCODINGS[encoding]!(told + text))
        expect(result.faults).toEqual([])
        expect(result.rows).toEqual(doctors)
      },
    ),
    { numRuns: 40 },
  )
})

/** `Doctor Name`, `consultation fee`. */
const spaced = (column: string): string =>
  column.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/Slugs$/, ' Slugs')
const loud = (column: string): string => column.toUpperCase()

test('headings are read by what they mean', async () => {
  const { columns, lines } = await tableOf('doctors', shippedRows('doctors').slice(0, 2))
  const people: Readonly<Record<string, string>> = {
    DoctorName: 'Doctor Name',
    hindi: 'Name in Hindi',
    cityid: 'शहर',
    departmentid: 'Speciality',
    hospitalSlugs: 'Hospital',
    consultationFee: ' FEE (₹) ',
    experienceYears: 'experience_years',
    offersVideo: 'Video consultation',
    gender: 'Sex',
  }
  const table = [
    ['S. No.', ...columns.map((column) => people[column] ?? column)],
    ...lines.map((line) => ['1', ...line]),
  ]
  expect(await readRows('doctors.csv', stringify(table))).toMatchObject({
    faults: [],
    rows: shippedRows('doctors').slice(0, 2),
  })
})

test('a heading that is unknown or stands twice is told once, at its cell', async () => {
  const { columns, lines } = await tableOf('costs', shippedRows('costs').slice(0, 5))
  const table = [[...columns, 'Minimum', 'Averge', ''], ...lines.map((line) => [...line, '1', '2', 'x'])]
  const { faults } = await readRows('costs.csv', stringify(table))
  expect(faults.slice(0, 3)).toEqual([
    "costs.csv:1: cell F1, Minimum: stands twice, here and as 'minimum' in an earlier column: leave one of them",
    'costs.csv:1: cell G1, Averge: is not known, did you mean average?',
    "costs.csv:2: cell H2: 'x' stands in a column without a heading",
  ])
})

test('letters of Windows-1252 are read as what they are, and the file is named', async () => {
  const row = { ...rowLike('press'), title: 'Dr Renée’s “new” theatre' }
  const { columns, lines } = await tableOf('press', [row])
  const bytes = Buffer.from(
    [...stringify([columns, ...lines])].map(
      (letter) =>
        ({ '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, '—': 0x97, '…': 0x85 })[letter] ??
        letter.charCodeAt(0),
    ),
  )
  expect(await readRows('press.csv', bytes)).toMatchObject({
    rows: [row],
    notes: ['press.csv: read as Windows-1252, which has no Hindi letters; “CSV UTF-8” and .xlsx have'],
  })
})

describe('what a program has destroyed is a fault of its cell, never a value', () => {
  const doctor = shippedRows('doctors')[0]!
  test.each([
    ['DoctorName', 'Dr Ren\ufffde', /letters that were lost/],
    ['DoctorName', 'Dr Ren?e', /became question marks/],
    ['hindi', '?? ????', /became question marks/],
    ['hindi', 'à¤¡à¥‰', /saved in one encoding and read in another/],
    ['DoctorName', 'Dr RenÃ©e', /saved in one encoding and read in another/],
    ['about', 'She said â€œyesâ€\u009d.', /saved in one encoding and read in another/],
    ['cityid', '#REF!', /is an error of a spreadsheet program, expected a name such as \w+/],
    ['consultationFee', '#N/A', /is an error of a spreadsheet program, expected a whole number such as 1200/],
    ['consultationFee', '########', /column is too narrow.*, expected a whole number such as 1200/],
    ['qualifications', 'MBBS; #NAME?', /is an error of a spreadsheet program/],
    ['registrationNumber', '9.19E+11', /kept only the beginning/],
    ['registrationNumber', '9198123456780000000', /cut after 15 digits/],
    ['hindi', '10-Mar', /is a date that a spreadsheet program made of something else/],
    ['hindi', 'Mar-26', /is a date that a spreadsheet program made of something else/],
    ['about', 'a\u0000b', /characters that cannot be seen/],
    ['about', 'x'.repeat(32_767), /cell is full/],
  ])('%s: %j', async (column, cell, expected) => {
    const { columns, lines } = await tableOf('doctors', [{ ...doctor, registrationNumber: 'x' }])
    const at = columns.indexOf(column)
    const line = lines[0]!.map((own, index) => (index === at ? cell : own))
    const { faults } = await readRows('doctors.csv', stringify([columns, line]))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^doctors\.csv:2: cell [A-Z]+2, \w+: '/)
    expect(faults[0]).toMatch(expected)
  })

  test.each([
    'CAFÉ’s naïve “é” – 5 µm ±½ ×2',
    'What??',
    'Who? I?',
    'https://a.in/x?y=1',
    '10-12',
    'ड़ क्षत्रिय ₹',
    'A 3-10 day',
  ])('%j is as it was meant', async (title) => {
    const row = { ...rowLike('press'), title }
    const { columns, lines } = await tableOf('press', [row])
    expect(await readRows('press.csv', stringify([columns, ...lines]))).toMatchObject({
      faults: [],
      rows: [row],
    })
  })

  test('in JSON as well', async () => {
    const { faults } = await readRows('press.json', JSON.stringify([{ ...rowLike('press'), title: 'à¤¡' }]))
    expect(faults.join()).toMatch(/^press\.json:1: title: 'à¤¡' was saved in one encoding/)
  })
})

test.each([
  ['consultationFee', '₹1,100.00', 1100],
  ['consultationFee', '1,10,000', 110_000],
  ['consultationFee', 'Rs. 500/-', 500],
  ['consultationFee', 'INR 1,500', 1500],
  ['consultationFee', '१२००', 1200],
  ['offersVideo', 'Y', true],
  ['offersVideo', 'नहीं', false],
  ['offersVideo', 'हाँ', true],
  ['offersVideo', 'FALSE', false],
  ['gender', 'F', 'female'],
  ['gender', 'Male', 'male'],
  ['gender', 'महिला', 'female'],
])('doctors: %s %j is %j', async (column, cell, value) => {
  const doctor = shippedRows('doctors')[0]!
  const { columns, lines } = await tableOf('doctors', [doctor])
  const line = lines[0]!.map((own, index) => (columns[index] === column ? cell : own))
  expect(await readRows('doctors.csv', stringify([columns, line]))).toMatchObject({
    faults: [],
    rows: [{ ...doctor, [column]: value }],
  })
})

test.each([
  ['01/02/2026', '2026-02-01'],
  ['1-2-26', '2026-02-01'],
  ['5 March 2026', '2026-03-05'],
  ['10-Mar-2026', '2026-03-10'],
  ['46054', '2026-02-01'],
])('the day %s is %s', async (cell, nextReview) => {
  const row = { ...shippedRows('articles')[0]!, lastReview: '2025-01-01', nextReview }
  const { columns, lines } = await tableOf('articles', [row])
  const line = lines[0]!.map((own, index) => (columns[index] === 'nextReview' ? cell : own))
  const { rows, faults, notes } = await readRows('articles.csv', stringify([columns, line]))
  expect({ faults, rows }).toEqual({ faults: [], rows: [row] })
  expect(notes.join()).toBe(
    /^\d+[/-]\d+[/-]/.test(cell)
      ? `articles.csv: days are read day before month, in 1 row: ${cell} is ${nextReview}`
      : '',
  )
})

test.each(['25/13/2026', '02/25/2026', '1,1,00', '₹12.50', '(500)'])('%s is not guessed at', async (cell) => {
  const isDay = cell.includes('/')
  const [kind, column] = isDay
    ? (['articles', 'nextReview'] as const)
    : (['doctors', 'consultationFee'] as const)
  const { columns, lines } = await tableOf(kind, [shippedRows(kind)[0]!])
  const line = lines[0]!.map((own, index) => (columns[index] === column ? cell : own))
  const { faults } = await readRows(`${kind}.csv`, stringify([columns, line]))
  expect(faults.join()).toMatch(isDay ? /expected a day such as/ : /expected a whole number such as/)
})

test('no message names a type', async () => {
  for (const kind of KIND_NAMES) {
    const row = Object.fromEntries(
      Object.keys(shippedRows(kind)[0]!).map((field) => [field, { wrong: Symbol.iterator.description }]),
    )
    for (const content of [[row], [{}], [1]]) {
      const { faults } = await readRows(`${kind}.json`, JSON.stringify(content))
      expect(faults.length).toBeGreaterThan(0)
      for (const fault of faults)
        expect(fault).not.toMatch(
          /Readonly|Array<|Partial|\b(Words|Slugs|Texts|SomeTexts|Questions|WholeNumber|PriceRange|undefined|object Object)\b/,
        )
    }
  }
})

describe('ids are made where there are none', () => {
  const without = async (rows: readonly object[]) => {
    const { columns, lines } = await tableOf('doctors', rows)
    const kept = columns.flatMap((column, at) => (column === 'DoctorId' || column === 'slug' ? [] : [at]))
    return stringify([columns, ...lines].map((line) => kept.map((at) => line[at])))
  }
  const most = Math.max(...shippedRows('doctors').map(({ DoctorId }) => DoctorId))

  test('of a known doctor they are his own, of a new one the next', async () => {
    const doctor = shippedRows('doctors')[3]!
    const fresh = [
      { ...doctor, DoctorName: 'Dr Zoya Ünal-Khan' },
      { ...doctor, DoctorName: 'Prof. Om Rao' },
    ]
    expect((await readRows('doctors.csv', await without([doctor, ...fresh]))).rows).toEqual([
      doctor,
      { ...fresh[0], slug: 'zoya-unal-khan', DoctorId: most + 1 },
      { ...fresh[1], slug: 'om-rao', DoctorId: most + 2 },
    ])
  })

  test('an address that is taken by another doctor is not taken again', async () => {
    const [doctor, other] = shippedRows('doctors')
    const name = `Dr ${other!.slug.replaceAll('-', ' ')} `.trim()
    const { rows } = await readRows('doctors.csv', await without([{ ...doctor!, DoctorName: `${name} .` }]))
    expect(rows).toMatchObject([{ slug: `${other!.slug}-2`, DoctorId: most + 1 }])
  })
})
