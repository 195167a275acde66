import { renderToStaticMarkup } from 'react-dom/server'
import { treatments } from '@/content/catalogue'
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
