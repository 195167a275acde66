import { readFileSync, readdirSync } from 'node:fs'
import { isDrawn } from '@/model/catalogue/picture'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { drawnFiles } from './drawnFiles'
import { facadeTable } from './facadeTable'
import { portraitTable } from './portraitTable'

const files = drawnFiles()
const portraits = portraitTable()
const doctors = shippedRows('doctors')

describe('the drawings of the demonstration', () => {
  it('are those that the parts make: npm run drawings', () => {
    expect(readdirSync('public/drawn').map((name) => `public/drawn/${name}`)).toEqual(
      [...files.keys()].sort(),
    )
    for (const [path, text] of files)
      expect([path, readFileSync(path, 'utf8') === text]).toEqual([path, true])
  })

  it('are small, and nothing in them runs or is fetched', () => {
    for (const [path, text] of files) {
      // Scenes have several people.
      const limit = path.includes('/scene-') ? 8192 : 3072
      expect([path, Buffer.byteLength(text) <= limit]).toEqual([path, true])
      expect(text.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/script|href|url\(|\bon\w+=|https?:/)
      expect(text).not.toMatch(/NaN|undefined/)
    }
  })

  it('are no two alike', () => {
    expect(new Set(files.values()).size).toBe(files.size)
  })
})

test('every hospital of the demonstration has one, which is said to be a drawing in both languages', () => {
  const facades = facadeTable()
  const hospitals = shippedRows('hospitals')
  expect(hospitals.map(({ slug }) => slug).sort()).toEqual([...facades.keys()].sort())
  for (const { slug, HospitalName, hindi, picture } of hospitals)
    expect(picture).toEqual({
      source: `/drawn/hospital-${slug}.svg`,
      alt: `Drawing of ${HospitalName}`,
      altHindi: `${hindi} का रेखाचित्र`,
    })
  const housesOf = new Map<number, Set<string>>()
  for (const { slug, cityid } of hospitals)
    housesOf.set(cityid, (housesOf.get(cityid) ?? new Set()).add(facades.get(slug)!.house))
  // Two hospitals of a city never look alike.
  for (const [cityid, houses] of housesOf)
    expect([cityid, houses.size]).toEqual([cityid, hospitals.filter((one) => one.cityid === cityid).length])
})

describe('portraits', () => {
  it('every doctor of the demonstration has one, which is said to be a drawing in both languages', () => {
    expect(doctors.map(({ slug }) => slug).sort()).toEqual([...portraits.keys()].sort())
    for (const { slug, DoctorName, hindi, picture } of doctors) {
      expect(picture).toEqual({
        source: `/drawn/doctor-${slug}.svg`,
        alt: `Drawing of ${DoctorName}`,
        altHindi: `${hindi} का रेखाचित्र`,
      })
      expect(picture && isDrawn(picture)).toBe(true)
    }
  })

  it('fit who they show', () => {
    for (const { slug, gender, experienceYears } of doctors) {
      const parts = portraits.get(slug)!
      expect([slug, parts.gender]).toEqual([slug, gender])
      const isWomans =
        ['hijab', 'veil'].includes(parts.head) || ['sari', 'drape', 'dupatta'].includes(parts.wear)
      if (gender === 'male')
        expect([slug, isWomans || parts.hasBindi || parts.hasEarrings]).toEqual([slug, false])
      if (gender === 'female')
        expect([slug, parts.beard, parts.head === 'turban']).toEqual([slug, 'none', false])
      expect([slug, parts.isElder]).toEqual([slug, experienceYears >= 21])
      if (experienceYears < 17)
        expect([slug, parts.hairColour]).toEqual([slug, expect.stringMatching(/black|brown/)])
    }
  })

  it('differ from each other in three parts at least', () => {
    const all = [...portraits]
    for (const [index, [slug, one]] of all.entries())
      for (const [other, two] of all.slice(0, index)) {
        const differing = Object.keys(one).filter((key) => Reflect.get(one, key) !== Reflect.get(two, key))
        expect([slug, other, differing.length >= 3]).toEqual([slug, other, true])
      }
  })
})
