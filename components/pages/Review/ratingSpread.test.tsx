import { renderToStaticMarkup } from 'react-dom/server'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { FactsTable } from '@/components/ui/FactsTable'
import { ReviewCards } from './ReviewCards'

const reviews = shippedRows('reviews').slice(0, 2)

test('ratings are shown with their average, their number and how many gave each', () => {
  const ratings = [
    { rating: 5, count: 3 },
    { rating: 2, count: 1 },
  ]
  const html = renderToStaticMarkup(<ReviewCards reviews={reviews} ratings={ratings} language="en" />)
  expect(html).toContain('4.3 out of 5, 4 reviews')
  for (const line of ['5 out of 5: 3', '4 out of 5: 0', '3 out of 5: 0', '2 out of 5: 1', '1 out of 5: 0'])
    expect(html).toContain(`>${line}</li>`)
  expect(html).toContain('--share:75%')
  expect(renderToStaticMarkup(<ReviewCards reviews={reviews} ratings={[]} language="en" />)).not.toContain(
    'class="spread',
  )
})

test('a fact can say what it means and where it is checked', () => {
  const check = { href: 'https://register.example/', name: 'Look it up' }
  const html = renderToStaticMarkup(
    <FactsTable
      title="At a glance"
      facts={[
        { name: 'Number', value: '12', lang: 'en', check },
        { name: 'Board', value: 'NABH', meaning: 'A board' },
        { name: 'Plain', value: 'x', lang: 'en' },
      ]}
    />,
  )
  expect(html).toContain('<span lang="en">12</span>')
  expect(html).toContain(
    '<a href="https://register.example/" rel="noopener noreferrer" target="_blank">Look it up</a>',
  )
  expect(html).toContain('<small>A board</small>')
  expect(html).toContain('<td lang="en">x</td>')
})
