import fc from 'fast-check'
import {
  EYE_WARNINGS,
  KNOWN,
  LENS_BUDGETS,
  LENS_DISTANCES,
  LENS_START,
  NIGHT_DRIVING,
  chooseLens,
} from './cataractLens'

const PLAIN = {
  warning: 'none',
  distance: 'near',
  night: 'seldom',
  astigmatism: 'no',
  disease: 'no',
  budget: 'more',
}

function lensOf(change: Record<string, string> = {}) {
  const read = chooseLens({ ...PLAIN, ...change })
  if (!read.ok) throw new Error('not chosen')
  return read.result
}

describe('the kinds of lens to talk over', () => {
  test.each([
    ['far', ['monofocal']],
    ['middle', ['edof', 'monofocal']],
    ['near', ['multifocal', 'edof']],
  ])('follow the distance to see at without glasses: %s', (distance, lenses) => {
    expect(lensOf({ distance })).toEqual({ lenses, isToric: false, reasons: [], warning: 'none' })
  })

  test('another disease of the eye leaves the lens with one focus', () => {
    expect(lensOf({ disease: 'yes' })).toMatchObject({ lenses: ['monofocal'], reasons: ['disease'] })
    expect(lensOf({ disease: 'unknown' })).toMatchObject({
      lenses: ['multifocal', 'edof'],
      reasons: ['diseaseUnknown'],
    })
  })

  test('driving at night takes the multifocal lens out, and says why', () => {
    expect(lensOf({ night: 'often' })).toMatchObject({ lenses: ['edof', 'monofocal'], reasons: ['night'] })
    expect(lensOf({ night: 'often', distance: 'far' }).reasons).toEqual([])
  })

  test('what the policy pays leaves the standard lens, for astigmatism with glasses', () => {
    expect(lensOf({ budget: 'standard', astigmatism: 'yes' })).toEqual({
      lenses: ['monofocal'],
      isToric: false,
      reasons: ['standardOnly', 'toricCosts'],
      warning: 'none',
    })
  })

  test('astigmatism asks for the toric kind of any lens', () => {
    expect(lensOf({ astigmatism: 'yes', distance: 'far' })).toMatchObject({
      isToric: true,
      reasons: ['toric'],
    })
    expect(lensOf({ astigmatism: 'unknown', budget: 'unknown' }).reasons).toEqual([
      'costUnknown',
      'astigmatismUnknown',
    ])
  })

  test('waits for every answer', () => {
    expect(chooseLens(LENS_START)).toEqual({
      ok: false,
      errors: Object.fromEntries(Object.keys(LENS_START).map((field) => [field, 'answer'])),
    })
    expect(chooseLens({ ...PLAIN, night: 'never' })).toEqual({ ok: false, errors: { night: 'answer' } })
  })

  test('always names a lens, and never one with more foci against a disease or for the standard price', () => {
    const answers = fc.record({
      warning: fc.constantFrom(...EYE_WARNINGS),
      distance: fc.constantFrom(...LENS_DISTANCES),
      night: fc.constantFrom(...NIGHT_DRIVING),
      astigmatism: fc.constantFrom(...KNOWN),
      disease: fc.constantFrom(...KNOWN),
      budget: fc.constantFrom(...LENS_BUDGETS),
    })
    fc.assert(
      fc.property(answers, (values) => {
        const { lenses, isToric, warning } = lensOf(values)
        expect(lenses.length).toBeGreaterThan(0)
        expect(warning).toBe(values.warning)
        if (values.disease === 'yes' || values.budget === 'standard') expect(lenses).toEqual(['monofocal'])
        if (values.night === 'often') expect(lenses).not.toContain('multifocal')
        if (isToric) expect(values.astigmatism).toBe('yes')
      }),
    )
  })
})
