import { articleParts } from './articleParts'
import { inEnglish } from '@/content/copy/otherLanguage'

describe('an article’s Markdown', () => {
  const { opening, parts, minutes } = articleParts(
    'First *words*.\n\n## One **thing**\n\nText with a [link](/treatment/piles).\n\n### Below\n\n- a\n- b\n\n## Another\n\n| A | B |\n|---|---|\n| 1 | 2 |\n',
  )

  test('is divided at its headings, with an anchor for each', () => {
    expect(opening).toBe('<p>First <em>words</em>.</p>\n')
    expect(parts.map(({ id, title }) => [id, title])).toEqual([
      ['part-1', 'One **thing**'],
      ['part-2', 'Another'],
    ])
    expect(parts[0]?.html).toContain('<a href="/treatment/piles">link</a>')
    expect(parts[0]?.html).toContain('<h3>Below</h3>')
    expect(parts[0]?.html).not.toContain('<h2')
    expect(parts[1]?.html).toContain('<table>')
    expect(minutes).toBe(1)
  })

  test.each([
    ['<script>alert(1)</script>', '<script'],
    ['[x](javascript:alert(1))', 'href'],
    ['[x](//evil.example)', 'href'],
    ['[x](http://plain.example)', 'href'],
    ['![x](data:image/svg+xml,a)', '<img'],
  ])('%s does no harm', (body, harm) => expect(articleParts(body).opening).not.toContain(harm))

  test('leads from a Hindi article to Hindi pages, and says where there are none', () => {
    const { opening: html } = articleParts('[एक](/treatment/piles) [दो](/faq#a) [तीन](/careers)', 'hi')
    expect(html).toContain('<a href="/hi/treatment/piles">एक</a> <a href="/hi/faq#a">दो</a>')
    expect(html).toContain(`<a href="/careers" hreflang="en">तीन ${inEnglish}</a>`)
  })

  test('without headings is all opening', () => {
    expect(articleParts('Only this.').parts).toEqual([])
  })
})
