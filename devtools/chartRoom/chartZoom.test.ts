import type { PlacedChart } from '@/devtools/machineChart/layOutChart'
import { fitting, followed, leavesOf, zoomed } from './chartZoom'

const BOX = { width: 1000, height: 700 }

test('a fit shows the whole chart: a small one larger, a large one smaller', () => {
  expect(fitting({ width: 500, height: 300 }, BOX)).toBe(2)
  expect(fitting({ width: 500, height: 600 }, BOX)).toBeCloseTo(700 / 600)
  expect(fitting({ width: 100, height: 50 }, BOX)).toBe(4)
  expect(fitting({ width: 2000, height: 2800 }, BOX)).toBe(0.25)
})

test('a step makes nothing smaller than can be read, and a fit that is smaller stays until one goes closer', () => {
  expect(zoomed(1.2, 1 / 1.25)).toBe(1)
  expect(zoomed(0.25, 1 / 1.25)).toBe(0.25)
  expect(zoomed(0.25, 2)).toBe(0.5)
  expect(zoomed(3.9, 2)).toBe(4)
})

test('each region has a leaf', () => {
  expect(leavesOf(['m', 'm.a', 'm.a.b', 'm.a.b.c', 'm.a.d', 'm.ab'])).toEqual(['m.a.b.c', 'm.a.d', 'm.ab'])
})

describe('what is followed', () => {
  const state = (id: string, x: number, y: number) => ({ state: { id }, x, y, width: 100, height: 100 })
  // Only what following reads.
  const placed = {
    width: 3000,
    height: 3000,
    states: [
      { ...state('m', 0, 0), width: 3000, height: 3000 },
      state('m.a', 100, 100),
      state('m.b', 700, 100),
      state('m.c', 1300, 100),
      state('m.d', 2800, 2800),
    ],
  } as unknown as PlacedChart
  const follows = (active: readonly string[], before: readonly string[] = [], wanted = 1) =>
    followed(placed, ['m', ...active], { before, box: BOX, wanted })

  test('the leaves of all regions, where they have room', () => {
    expect(follows(['m.a', 'm.b'])).toEqual({ at: { x: 76, y: 76, width: 748, height: 148 }, zoom: 1 })
  })
  test('all of them smaller, where they have none', () => {
    const seen = follows(['m.a', 'm.c'])
    expect(seen?.at.width).toBe(1348)
    expect(seen?.zoom).toBeCloseTo(1000 / 1348)
  })
  test('what has just been lit, where all could not be read', () => {
    expect(follows(['m.a', 'm.d'], ['m.d'])?.at.x).toBe(76)
    expect(follows(['m.a', 'm.d'], ['m.a'])).toMatchObject({ at: { x: 2776 }, zoom: 1 })
  })
  test('a reader who looks from further away is not brought closer', () => {
    expect(follows(['m.a'], [], 0.3)?.zoom).toBe(0.3)
    expect(follows(['m.a'], [], 3)?.zoom).toBe(3)
  })
  test('nothing where no state is drawn', () => {
    expect(followed(placed, ['other'], { before: [], box: BOX, wanted: 1 })).toBeUndefined()
  })
})
