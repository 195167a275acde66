import { PILES_SCORE_MOST, PILES_START, scorePiles } from './pilesScore'

const NEVER = {
  warning: 'none',
  pain: '0',
  itching: '0',
  bleeding: '0',
  soiling: '0',
  prolapse: '0',
  grade: 'I',
}

function scored(change: Record<string, string> = {}) {
  const read = scorePiles({ ...NEVER, ...change })
  if (!read.ok) throw new Error('not scored')
  return read.result
}

describe('the piles score', () => {
  test.each([
    [{}, 0],
    [{ bleeding: '4' }, 4],
    [{ pain: '1', itching: '2', bleeding: '3', soiling: '0', prolapse: '2' }, 8],
    [{ pain: '4', itching: '4', bleeding: '4', soiling: '4', prolapse: '4' }, 20],
  ])('adds up the points of the five symptoms: %j', (points, score) => {
    expect(scored(points).score).toBe(score)
  })

  test('goes from 0 to 20, as published', () => {
    expect(PILES_SCORE_MOST).toBe(20)
  })

  test('keeps the grade apart from the score: no figure makes one of the other', () => {
    expect(scored({ grade: 'IV' })).toEqual({ score: 0, grade: 'IV', warning: 'none', bleeds: false })
    expect(scored({ pain: '4', grade: 'I' })).toMatchObject({ score: 4, grade: 'I' })
  })

  test('tells bleeding, and the sign that comes first', () => {
    expect(scored({ bleeding: '1', warning: 'fever' })).toMatchObject({ bleeds: true, warning: 'fever' })
  })

  test('waits for every answer, and names the questions that have none', () => {
    expect(scorePiles(PILES_START)).toEqual({
      ok: false,
      errors: Object.fromEntries(Object.keys(PILES_START).map((field) => [field, 'answer'])),
    })
    expect(scorePiles({ ...NEVER, soiling: '' })).toEqual({ ok: false, errors: { soiling: 'answer' } })
  })

  test.each([{ pain: '5' }, { pain: '-1' }, { grade: 'V' }, { warning: 'toothache' }, { itching: '1.5' }])(
    'takes no answer that nobody was offered: %j',
    (change) => {
      const [field] = Object.keys(change)
      expect(scorePiles({ ...NEVER, ...change })).toEqual({ ok: false, errors: { [`${field}`]: 'answer' } })
    },
  )
})
