import { isUuid, newUuid } from './uuid'

describe('an id', () => {
  it('is a UUID of version 7 and the standard variant', () => {
    expect(newUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('begins with its time, so that later ids sort after earlier ones', () => {
    const time = Date.UTC(2026, 10, 21)
    expect(parseInt(newUuid(time).replaceAll('-', '').slice(0, 12), 16)).toBe(time)
    expect(newUuid(time) < newUuid(time + 1)).toBe(true)
  })

  it('never comes twice', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => newUuid(1))).size).toBe(10_000)
  })

  it('is told from any other text', () => {
    expect([newUuid(), '', 'x', "1'; drop table lead", undefined, 7].map(isUuid)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})
