import { renderToStaticMarkup } from 'react-dom/server'
import { cityById, treatmentBySlug } from '@/content/catalogue/catalogue'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { reviewCopy as reviewCopyIn } from '@/content/copy/reviews'
import { at, inHtml } from '@/tests/support/drawnPage'
import { reviewList } from './reviewList'
import { testCatalogue } from '@/tests/support/testCatalogue'

const reviewCopy = reviewCopyIn.en
const REVIEWS = shippedRows('reviews')
const drawn = async (segment?: string) =>
  renderToStaticMarkup(await reviewList.Page(at({ edition: 'en', query: segment })))
/** The reviews on a page, by their texts. */
const shown = (html: string) => REVIEWS.filter(({ text }) => html.includes(inHtml(text)))

testCatalogue({ reviews: REVIEWS })

describe('the page of reviews', () => {
  let html = ''
  beforeAll(async () => {
    html = await drawn()
  })

  it('shows the newest first, and says that they are fictional', () => {
    const months = REVIEWS.map(({ month }) => month)
      .sort()
      .reverse()
      .slice(0, 12)
    expect(shown(html)).toHaveLength(12)
    expect(
      shown(html)
        .map(({ month }) => month)
        .sort()
        .reverse(),
    ).toEqual(months)
    expect(html).toContain(inHtml(reviewCopy.demoNote))
    expect(html).toContain(`>${REVIEWS.length} reviews found<`)
  })

  it('tells how reviews are collected, and that none goes for being critical', () => {
    const texts = [
      ...reviewCopy.collected.steps.map(({ text }) => text),
      reviewCopy.kept.title,
      ...reviewCopy.kept.texts,
    ]
    expect(texts.filter((text) => !html.includes(inHtml(text)))).toEqual([])
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })

  it('leads to the low ratings like to the high ones, and links no rating that nobody gave', () => {
    for (const rating of [1, 2, 3, 4, 5]) {
      const isGiven = REVIEWS.some((review) => review.rating === rating)
      expect(html.includes(`href="/reviews?rating=${rating}"`)).toBe(isGiven)
    }
  })

  it('leads to the reviews of each treatment, with their number', () => {
    for (const slug of new Set(REVIEWS.map(({ treatmentSlug }) => treatmentSlug))) {
      const count = REVIEWS.filter(({ treatmentSlug }) => treatmentSlug === slug).length
      const name = inHtml(treatmentBySlug(slug)?.ProcedureName ?? '')
      expect(html).toContain(`href="/reviews?treatment=${slug}">${name} (${count})`)
    }
  })

  it('tells search engines of no rating: an invention is none', () => {
    expect(html).not.toMatch(/aggregateRating|ratingValue|"Review"/)
  })

  it('has the stacked form of the page type', () => {
    expect(html).toContain('name="pageType" value="Reviews"')
    expect(html).toContain('name="variant" value="3"')
  })
})

describe('the page in Hindi', () => {
  it('quotes patients in the language in which they wrote, and leads to its own lists', async () => {
    const html = renderToStaticMarkup(await reviewList.Page(at({ edition: 'hi', query: 'rating.5' })))
    const quoted = shown(html)
    expect(quoted).not.toEqual([])
    for (const { text } of quoted) expect(html).toContain(`lang="en">${inHtml(text)}`)
    expect(html).toContain('href="/hi/reviews?rating=5"')
    expect(html).toContain('href="/hi/reviews?treatment=piles">बवासीर')
    expect(html).not.toContain('href="/reviews?')
  })
})

describe('filtered reviews', () => {
  it.each([
    ['rating.2', ({ rating }) => rating === 2],
    ['treatment.piles', ({ treatmentSlug }) => treatmentSlug === 'piles'],
    ['city.pune', ({ cityid }) => cityById(cityid)?.slug === 'pune'],
    [
      'department.ophthalmology_rating.4',
      ({ rating, treatmentSlug }) => rating === 4 && /cataract|lasik|icl/.test(treatmentSlug),
    ],
  ] as readonly (readonly [string, (review: (typeof REVIEWS)[number]) => boolean])[])(
    'by %s are those that fit',
    async (segment, fits) => {
      const html = await drawn(segment)
      expect(new Set(shown(html))).toEqual(new Set(REVIEWS.filter(fits)))
    },
  )

  it('come in pages that leave none out', async () => {
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(REVIEWS.length / 12) }, (_, at) =>
        drawn(at === 0 ? undefined : `page.${at + 1}`),
      ),
    )
    expect(pages.flatMap(shown)).toHaveLength(REVIEWS.length)
  })

  it('say in their title what is chosen', async () => {
    expect((await reviewList.generateMetadata(at({ edition: 'en', query: 'rating.2' }))).title).toContain(
      'Rating: 2 out of 5',
    )
    expect(
      (await reviewList.generateMetadata(at({ edition: 'en', query: 'rating.2' }))).alternates?.canonical,
    ).toBe('/reviews')
  })

  it.each(['rating.6', 'city.no-such-city', 'treatment.no-such-treatment', 'page.99', 'junk'])(
    'answer %s by "not found"',
    async (segment) => {
      await expect(reviewList.Page(at({ edition: 'en', query: segment }))).rejects.toMatchObject({
        digest: expect.stringContaining('404'),
      })
    },
  )
})
