import { gzipSync } from 'node:zlib'
import { ANY_PAGE_BUDGET, PAGE_BUDGET, documentOf, pageWeight, tooHeavy } from './pageWeight'

const LD = '<script type="application/ld+json">{"name":"<b>"}</script>'

test('executable scripts do not count, JSON-LD does', () => {
  const html = `<p>a</p><script>self.f.push("<i>")</script><script src="/a.js" async=""></script>${LD}`
  expect(documentOf(html)).toBe(`<p>a</p>${LD}`)
  expect(pageWeight(html)).toEqual({
    gzipBytes: gzipSync(`<p>a</p>${LD}`, { level: 9, memLevel: 9 }).length,
    elements: 2,
  })
})

test('elements are counted once each, and none in styles, comments and texts', () => {
  const html =
    '<!DOCTYPE html><html><head><title>a <b</title><style>a::before{content:"<i>"}</style></head>' +
    '<body><!-- <p> --><my-part><br/><svg><path d="m0 0"></path></svg></my-part><textarea><p></textarea></body></html>'
  expect(pageWeight(html).elements).toBe(10)
})

test('what is too much is told with its figure', () => {
  expect(tooHeavy('<p>light</p>')).toEqual([])
  expect(tooHeavy('<br>'.repeat(PAGE_BUDGET.en.elements + 1))).toEqual(['elements 1401, at most 1400'])
  const noise = Array.from({ length: 9000 }, (_, at) => Math.sin(at + 1).toString(36)).join('')
  expect(tooHeavy(`<p>${noise}</p>`)).toEqual([
    expect.stringMatching(new RegExp(`^gzipBytes \\d+, at most ${PAGE_BUDGET.en.gzipBytes}$`)),
  ])
  expect(tooHeavy(`<html lang="hi-IN"><p>${noise}</p>`)).toEqual([
    expect.stringMatching(new RegExp(`^gzipBytes \\d+, at most ${PAGE_BUDGET.hi.gzipBytes}$`)),
  ])
})

test('any page may hold more text than the sample of its type, and no more elements', () => {
  expect(tooHeavy('<br>'.repeat(ANY_PAGE_BUDGET.en.elements + 1), ANY_PAGE_BUDGET)).toEqual([
    'elements 1401, at most 1400',
  ])
  expect(ANY_PAGE_BUDGET.en.gzipBytes).toBeGreaterThan(PAGE_BUDGET.en.gzipBytes)
})
