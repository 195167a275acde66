import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { doctorJsonLd, hospitalJsonLd } from '@/components/seo/JsonLd/peopleAndPlacesJsonLd'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { cities, departments } from '@/content/catalogue/catalogue'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import type { Doctor } from '@/model/catalogue/doctor'
import { keyOf } from '@/model/catalogue/kinds'
import { checkFiles } from '@/server/catalogue/import/checkFiles'
import { faultLine } from '@/server/catalogue/import/fileFaults'
import { exportKind } from '@/server/catalogue/export/exportCatalogue'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { rowOfKey } from '@/server/catalogue/reads/rowQuery'
import { type KnownRows, namedRow } from '@/server/catalogue/import/rowNames'
import { type Runtime, setRuntime } from '@/server/runtime'
import { rowLike } from '@/tests/support/testCatalogue'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { answerPicture } from './answerPicture'
import { CataloguePictures } from './cataloguePictures'

let own: TestDatabase
let folder: string
beforeEach(async () => {
  own = await createTestDatabase()
  setRuntime({ database: own.database } as unknown as Runtime)
  folder = mkdtempSync(join(tmpdir(), 'shalya-pictures-'))
  mkdirSync(join(folder, 'pictures'))
})
afterEach(async () => {
  setRuntime(undefined)
  rmSync(folder, { recursive: true, force: true })
  await own.drop()
})

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7a5a' } })
const put = (name: string, bytes: Buffer | string) => writeFileSync(join(folder, name), bytes)
const everythingKnown: KnownRows = async (kind) =>
  shippedRows(kind).map((row) => namedRow(kind, keyOf(kind, row), row))

/** Checks a file of rows as `npm run catalogue` does, and imports it where nothing is wrong. */
async function importRows(kind: 'doctors' | 'hospitals', rows: readonly object[], keeps = true) {
  put(`${kind}.json`, JSON.stringify(rows))
  const pictures = new CataloguePictures({
    executeSql: own.database.executeSql,
    folder: join(folder, 'all'),
    keeps,
  })
  const checked = await checkFiles([join(folder, `${kind}.json`)], { known: everythingKnown, pictures })
  if (keeps && checked.faults.length === 0) await importCatalogue(own.database, checked.rows)
  return checked.faults.map(faultLine).map((line) => line.replace(/^.*\.json:\d+: /, ''))
}

const files = async () =>
  (
    await own.database.executeSql<{ file: string }>('select file from catalogue_picture order by file')
  ).rows.map(({ file }) => file)
const asha = (picture: object): Doctor => ({ ...rowLike('doctors'), picture: picture as Doctor['picture'] })

test('a file becomes sizes and formats, whose addresses stand in lists, pages and for search engines', async () => {
  put('pictures/asha.jpg', await drawn(600, 900).jpeg().toBuffer())
  const row = asha({ source: 'asha.jpg', alt: 'Dr Asha in her consulting room' })
  expect(await importRows('doctors', [row])).toEqual([])
  const doctor = await rowOfKey('doctors', row.slug)
  const { name, ...stored } = doctor?.picture?.stored ?? {}
  expect(stored).toEqual({ width: 336, height: 336, widths: [112, 224, 336] })
  expect(await files()).toHaveLength(9)

  const html = renderToStaticMarkup(createElement(DoctorCards, { doctors: [doctor!], language: 'en' }))
  expect(html).toContain(`/pictures/${name}-112.avif 112w`)
  expect(html).toContain('width="64" height="64" alt="Dr Asha in her consulting room" loading="lazy"')
  expect(html).not.toContain('monogram')
  const subject = { department: departments()[0]!, city: cities()[0]!, schedules: [], hospitals: [] }
  const thing = doctorJsonLd({ doctor: doctor!, ...subject }, 'https://x.example/doctor/asha')
  expect(thing.image).toBe(`https://x.example/pictures/${name}-336.jpg`)

  for (const [format, type] of [
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ] as const) {
    const answer = await answerPicture(`${name}-224.${format}`)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([made.width, made.height]).toEqual([224, 224])
  }
})

test('a photograph and a logo of a hospital; nothing is enlarged and a logo keeps its form', async () => {
  put('house.webp', await drawn(500, 500).webp().toBuffer())
  put('logo.png', await drawn(400, 100).png().toBuffer())
  const row = rowLike('hospitals', {
    picture: { source: 'house.webp', alt: 'The house from the street' },
    logo: { source: 'logo.png', alt: 'Neem Grove' },
  })
  expect(await importRows('hospitals', [row])).toEqual([])
  const hospital = (await rowOfKey('hospitals', row.slug))!
  expect(hospital.picture?.stored?.widths).toEqual([360])
  expect(hospital.logo?.stored).toMatchObject({ width: 320, height: 80, widths: [160, 320] })
  const html = renderToStaticMarkup(createElement(HospitalCards, { hospitals: [hospital], language: 'en' }))
  expect(html).toContain('width="720" height="405" alt="The house from the street"')
  expect(html).toContain('width="160" height="40" alt="Neem Grove"')
  const thing = hospitalJsonLd(hospital, cities()[0]!, [], 'https://x.example/hospital/neem')
  expect(thing.image).toMatch(/-360\.jpg$/)
  expect(thing.logo).toMatch(/-320\.png$/)
})

describe('what is wrong is said by field, and nothing is written', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"></svg>'
  test.each([
    [
      'no alternative text',
      { source: 'ok.png' },
      'picture.alt: is missing, expected text without blanks at its ends',
    ],
    ['no file', { source: 'none.jpg', alt: 'x' }, /^picture\.source: none\.jpg is not found in /],
    ['a drawing', { source: 'bad.jpg', alt: 'x' }, /expected a JPEG, PNG or WebP picture$/],
    ['a picture cut off', { source: 'cut.jpg', alt: 'x' }, /cannot be read/],
    ['one without room for anybody', { source: 'tiny.png', alt: 'x' }, /fewer than 32/],
    ['a file elsewhere', { source: '../../etc/hosts', alt: 'x' }, /within the folder$/],
    ['an address within the network', { source: 'https://169.254.169.254/', alt: 'x' }, /a public address/],
    ['one without TLS', { source: 'http://pictures.example/a.jpg', alt: 'x' }, /a public address/],
  ])('%s', async (_, picture, expected) => {
    put('ok.png', await drawn(200, 200).png().toBuffer())
    put('bad.jpg', SVG)
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer()
    put('cut.jpg', noise.subarray(0, noise.length / 2))
    put('tiny.png', await drawn(31, 200).png().toBuffer())
    const faults = await importRows('doctors', [asha(picture)])
    expect(faults).toEqual([expect.stringMatching(expected)])
    expect(await files()).toEqual([])
  })

  test('a check reads pictures and keeps none', async () => {
    put('ok.png', await drawn(200, 200).png().toBuffer())
    expect(await importRows('doctors', [asha({ source: 'ok.png', alt: 'x' })], false)).toEqual([])
    expect(await files()).toEqual([])
  })
})

test('what was exported comes back without the originals, the web is not asked again, and the same makes nothing new', async () => {
  put('asha.png', await drawn(200, 200).png().toBuffer())
  await importRows('doctors', [asha({ source: 'asha.png', alt: 'Dr Asha' })])
  const before = await files()
  let text = ''
  for await (const piece of exportKind(own.database.executeSql, 'doctors', 'json')) text += piece
  rmSync(join(folder, 'asha.png'))
  const [row] = JSON.parse(text) as [Doctor]
  expect(await importRows('doctors', [row])).toEqual([])
  const fromWeb = { ...row, picture: { ...row.picture, source: 'https://pictures.invalid/asha.png' } }
  expect(await importRows('doctors', [fromWeb])).toEqual([])
  expect((await rowOfKey('doctors', row.slug))?.picture?.stored).toEqual(row.picture?.stored)
  expect(await files()).toEqual(before)
})

test('a picture of which a stopped import has kept some files only is made whole', async () => {
  put('asha.png', await drawn(200, 200).png().toBuffer())
  const row = asha({ source: 'asha.png', alt: 'Dr Asha' })
  await importRows('doctors', [row])
  const whole = await files()
  await own.database.executeSql('delete from catalogue_picture where file = $1', [whole.at(-1)])
  expect(await importRows('doctors', [row])).toEqual([])
  expect(await files()).toEqual(whole)
})

test('a drawing of the site is named by its address, and has to be there', async () => {
  const drawing = { source: '/drawn/doctor-harshita-bedi.svg', alt: 'Drawing of Dr Asha' }
  expect(await importRows('doctors', [asha(drawing)])).toEqual([])
  expect((await rowOfKey('doctors', rowLike('doctors').slug))?.picture).toEqual(drawing)
  expect(await files()).toEqual([])
  expect(await importRows('doctors', [asha({ ...drawing, source: '/drawn/nobody.svg' })])).toEqual([
    'picture.source: /drawn/nobody.svg is none of the site’s drawings',
  ])
})

test('a row that names a picture of no files is not taken at its word', async () => {
  const stored = { name: `p${'0'.repeat(23)}`, width: 200, height: 200, widths: [] }
  expect(await importRows('doctors', [asha({ source: 'gone.png', alt: 'Dr Asha', stored })])).toEqual([
    expect.stringContaining('gone.png'),
  ])
})

test('a picture that no row has shown for a month goes with the next import', async () => {
  put('asha.png', await drawn(200, 200).png().toBuffer())
  const row = asha({ source: 'asha.png', alt: 'Dr Asha' })
  await importRows('doctors', [row])
  const age = () =>
    own.database.executeSql("update catalogue_picture set used_at = now() - interval '31 days'")
  await age()
  await importRows('doctors', [row])
  expect(await files()).not.toEqual([])
  await importRows('doctors', [{ ...row, picture: undefined }])
  expect(await files()).not.toEqual([])
  await age()
  await importRows('doctors', [{ ...row, picture: undefined }])
  expect(await files()).toEqual([])
})

test('nothing but a picture’s own name leads to a picture', async () => {
  for (const name of ['', 'x.avif', `p${'0'.repeat(23)}-112.svg`, `p${'0'.repeat(23)}-112.avif`]) {
    const answer = await answerPicture(name)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  }
})
