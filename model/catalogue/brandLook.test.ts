import { DARK, SCHEMES, SHAPE_PAIRS, TEXT_PAIRS } from '@/components/ui/theme/tokens'
import { EXAMPLE_BRANDS } from '@/devtools/specimens/exampleBrands'
import { contrastRatio } from '@/model/page/contrast'
import { rowLike } from '@/tests/support/testCatalogue'
import { brand } from './brand'
import { type BrandColours, brandColourFaults, brandTokens, lettersALine } from './brandLook'

const faults = (changes: Partial<BrandColours>) =>
  brandColourFaults({ main: '#084C3F', link: '#0B6B58', action: '#F2A20C', ...changes })

test('the look that ships would be accepted as a brand', () => expect(faults({})).toEqual([]))

test('a colour that cannot be read is a fault with the pair, its ratio and the nearest colour that can be', () => {
  const [fault] = faults({ link: '#7FB5E6' })
  expect(fault?.field).toBe('colours.link')
  const [, ratio, better = ''] =
    /with sand has a contrast of ([\d.]+) to 1.*: (#[0-9A-F]{6}) is/.exec(fault?.message ?? '') ?? []
  expect(Number(ratio)).toBeCloseTo(contrastRatio('#7FB5E6', '#F7F0E3'), 1)
  expect(faults({ link: better })).toEqual([])
  // The nearest: hardly more than it must have.
  expect(contrastRatio(better, '#F7F0E3')).toBeLessThan(4.7)
})

test('the action is checked against the brand’s own main colour; what has no way out proposes none', () => {
  expect(faults({ action: '#1B57A6' })[0]?.message).toMatch(
    /^action #1B57A6 with main .*: #[0-9A-F]{6} is the nearest/,
  )
  expect(faults({ main: '#777777' }).map(({ field }) => field)).toContain('colours.main')
})

test('a brand’s row is refused by its colours, and needs none', () => {
  const refused = rowLike('brand', { colours: { main: '#FFFF00', link: '#0B6B58', action: '#F2A20C' } })
  expect(brand.faultsOf?.(refused)?.map(({ field }) => field)).toEqual(['colours.main', 'colours.action'])
  expect(brand.faultsOf?.(rowLike('brand'))).toEqual([])
})

test.each([
  ['Shalya', undefined],
  ['Aarogya', 7],
  ['Ananda Clinic', 6],
  ['City Eye Care', 8],
  ['Sanjeevani Surgery Hospitals', 17],
])('%s is broken into two lines with at most %s letters', (name, letters) =>
  expect(lettersALine(name)).toBe(letters),
)

test.each(Object.entries(EXAMPLE_BRANDS))(
  'every pair of the site can be read in the colours of %s, by day and by night',
  (_, { colours }) => {
    expect(brandColourFaults(colours)).toEqual([])
    const { light, dark } = brandTokens(colours)
    const schemes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      light: { ...SCHEMES.light, ...light },
      dark: { ...SCHEMES.light, ...light, ...DARK, ...dark },
    }
    const poor = Object.entries(schemes).flatMap(([scheme, values]) =>
      [
        ...TEXT_PAIRS.map((pair) => ({ ...pair, least: 4.5 })),
        ...SHAPE_PAIRS.map((pair) => ({ ...pair, least: 3 })),
      ]
        .filter(({ text, ground, least }) => contrastRatio(values[text] ?? '', values[ground] ?? '') < least)
        .map(({ text, ground }) => `${text} on ${ground}, ${scheme}`),
    )
    expect(poor).toEqual([])
  },
)
