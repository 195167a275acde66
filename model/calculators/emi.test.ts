import { EMI_START, calculateEmi, exactEmi, instalmentsOf, emiHref } from './emi'

describe('the monthly instalment', () => {
  // Worked examples as banks publish them, to the rupee.
  test.each([
    [{ amount: 100_000, rate: 12, months: 12 }, 8885],
    [{ amount: 1_000_000, rate: 8.5, months: 240 }, 8678],
    [{ amount: 500_000, rate: 10.5, months: 36 }, 16251],
    [{ amount: 1_000_000, rate: 10, months: 60 }, 21247],
    [{ amount: 120_000, rate: 0, months: 12 }, 10_000],
  ])('of %j is %i', (loan, monthly) => {
    expect(instalmentsOf(loan).monthly).toBe(monthly)
  })

  test('pays a loan off to the last paisa when it is reckoned month by month', () => {
    const loan = { amount: 250_000, rate: 13.25, months: 30 }
    const emi = exactEmi(loan)
    let owed = loan.amount
    for (let month = 0; month < loan.months; month++) owed += (owed * loan.rate) / 1200 - emi
    expect(owed).toBeCloseTo(0, 4)
  })

  test('is told with what all instalments come to, and with the interest in it', () => {
    const { total, interest } = instalmentsOf({ amount: 100_000, rate: 12, months: 12 })
    expect({ total, interest }).toEqual({ total: 106_619, interest: 6_619 })
  })
})

describe('the EMI calculator', () => {
  test('reads figures as people write them', () => {
    expect(calculateEmi({ amount: '₹ 1,00,000', rate: '12', months: '12' })).toMatchObject({
      ok: true,
      result: { amount: 100_000, monthly: 8885 },
    })
  })

  test('begins with figures that can be reckoned', () => {
    expect(calculateEmi(EMI_START).ok).toBe(true)
  })

  test('names each field that is wrong', () => {
    expect(calculateEmi({})).toEqual({
      ok: false,
      errors: { amount: 'amount', rate: 'rate', months: 'months' },
    })
    expect(calculateEmi({ amount: '9999', rate: '36.1', months: '2' })).toMatchObject({ ok: false })
    expect(calculateEmi({ ...EMI_START, months: '12.5' })).toEqual({
      ok: false,
      errors: { months: 'months' },
    })
    expect(calculateEmi({ ...EMI_START, amount: '-5' })).toEqual({ ok: false, errors: { amount: 'amount' } })
  })

  test('shows the same loan over other terms: a longer one costs less a month and more in all', () => {
    const read = calculateEmi(EMI_START)
    if (!read.ok) throw new Error('not reckoned')
    const { others } = read.result
    for (const [at, next] of others.slice(1).entries()) {
      expect(next.monthly).toBeLessThan(others[at]!.monthly)
      expect(next.interest).toBeGreaterThan(others[at]!.interest)
    }
  })
})

describe('the way to the calculator', () => {
  it('takes an amount along that the calculator takes, with what it is for', () => {
    expect(emiHref(58_000, { treatment: 'piles', city: 'pune' })).toBe(
      '/calculate/emi?amount=58000&rate=14&months=24&treatment=piles&city=pune#calculator',
    )
    expect(emiHref(58_000)).toBe('/calculate/emi?amount=58000&rate=14&months=24#calculator')
  })

  it.each([undefined, 9_999, 5_000_001])('leads to its own page with %s', (amount) => {
    expect(emiHref(amount, { treatment: 'piles' })).toBe('/services/medical-loan#calculator')
  })
})
