import { renderToStaticMarkup } from 'react-dom/server'
import { treatments } from '@/content/catalogue/catalogue'
import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { treatmentCopy } from '@/content/copy/treatments'
import type { Language } from '@/model/page/language'
import { dayInWords } from '@/content/copy/inWords'
import { ReviewNote } from './ReviewNote'

const [treatment] = treatments()
if (!treatment) throw new Error('no treatment')

const shown = (isReviewed: boolean, language: Language = 'en') =>
  renderToStaticMarkup(
    <ReviewNote
      review={{ ...treatment, isReviewed, lastReview: '2026-01-05', nextReview: '2027-01-05' }}
      language={language}
    />,
  )

it.each(['en', 'hi'] as const)('a text that nobody has reviewed claims no review (%s)', (language) => {
  const copy = treatmentCopy[language]
  const html = shown(false, language)
  expect(html).toContain(copy.unreviewed.text)
  expect(html).toContain(copy.futureReviewer)
  expect(html).not.toContain('datetime="2026-01-05"')
  expect(html).not.toContain(treatmentCopy.en.reviewer)
  expect(html).toContain(dayInWords('2026-01-05', language))
})

it('a reviewed text says by whom and when', () => {
  const copy = treatmentCopy.en
  const html = shown(true)
  expect(html).not.toContain(copy.unreviewed.text)
  expect(html).toContain(copy.reviewer)
  expect(html).toContain('dateTime="2026-01-05"')
  expect(html).toContain('dateTime="2027-01-05"')
})

describe('who wrote it', () => {
  afterEach(() => setCatalogueSnapshot(undefined))
  const { demoNote } = treatmentCopy.en.unreviewed

  it('is an invention in the demonstration, whose texts say so', () => {
    expect(shown(false)).toContain(demoNote)
  })

  it('is the clinic’s own person, or nobody whom its catalogue knows', () => {
    const rows = catalogueSnapshot()
    const real = <Row extends object>(row: Row) => ({ ...row, isFictional: false })
    setCatalogueSnapshot({
      ...rows,
      authors: rows.authors.map(real),
      reviewers: rows.reviewers.map(real),
    })
    expect(shown(false)).not.toContain(demoNote)
    setCatalogueSnapshot({ ...rows, authors: [], reviewers: [] })
    const html = shown(false)
    expect(html).toContain(treatmentCopy.en.unreviewed.text)
    expect(html).not.toContain(treatmentCopy.en.writer)
    expect(html).not.toContain('<dd></dd>')
  })
})
