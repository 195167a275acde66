import { inEnglish } from '@/content/copy/otherLanguage'
import { renderToStaticMarkup } from 'react-dom/server'
import { SearchResults, WaysOn, resultGroups } from './SearchResults'
import { searchCopy } from '@/content/copy/search'

const result = (ArticleType: number, Name: string, CityName?: string) => ({
  ArticleType,
  Id: 1,
  Name,
  RouteId: Name.toLowerCase(),
  Url: `/x/${Name.toLowerCase()}`,
  CityName,
})

test('results stand under their kind, the kind of the best one first, articles and tests together', () => {
  const groups = resultGroups(
    [result(2, 'B'), result(6, 'C'), result(2, 'D'), result(5, 'E'), result(1, 'A')],
    'en',
  )
  expect(groups.map(({ title, results }) => [title, results.map(({ Name }) => Name)])).toEqual([
    ['Treatments', ['B', 'D']],
    ['Articles & tests', ['C', 'E']],
    ['Conditions', ['A']],
  ])
})

test('a result is a link with its city, and a name is no markup', () => {
  const html = renderToStaticMarkup(
    <SearchResults results={[result(3, '<b>Dr</b>', 'Pune')]} language="en" />,
  )
  expect(html).toContain('&lt;b&gt;Dr')
  expect(html).toContain('Pune')
})

test('a result says why it was found and what it costs', () => {
  const html = renderToStaticMarkup(
    <SearchResults
      results={[{ ...result(7, 'Cost'), Why: 'Price range', Price: '₹1 to ₹2' }]}
      language="en"
    />,
  )
  expect(html).toContain('<h2>What it costs</h2>')
  expect(html).toContain('Price range · ₹1 to ₹2')
})

test('on Hindi pages the kinds are named in Hindi, and an English name says that it is English', () => {
  const html = renderToStaticMarkup(
    <SearchResults results={[result(1, 'Piles'), result(5, 'बवासीर में खानपान')]} language="hi" />,
  )
  expect(html).toContain('<h2>रोग</h2>')
  expect(html).toContain(
    `<a class="page" href="/x/piles" hrefLang="en"><span><span lang="en">Piles</span> ${inEnglish}</span></a>`,
  )
  expect(html).toMatch(/<a class="page" href="[^"]*"[^>]*><span><span>बवासीर/)
})

test('other ways on stay in Hindi on Hindi pages', () => {
  const html = renderToStaticMarkup(<WaysOn query="xyz" phone="1800000000" language="hi" />)
  expect(html).toContain(`<a href="/hi/departments">${searchCopy.hi.waysOn.departments}</a>`)
  expect(html).toContain('<a href="/hi/chat/ai?q=xyz#answer">')
})

test.each([
  ['en', '/doctor/asha', 'Book'],
  ['hi', '/hi/doctor/asha', 'बुक करें'],
] as const)('a doctor who can be booked is, from the results in %s, and no other', (language, Url, word) => {
  const asha = { ...result(3, 'asha'), Url, BookUrl: `${Url}/book`, Id: 7 }
  const html = renderToStaticMarkup(<SearchResults results={[asha, result(3, 'ravi')]} language={language} />)
  expect(html.match(/button-primary/g)).toHaveLength(1)
  expect(html).toContain(`href="${Url}/book" aria-label="${word}: asha">${word}</a>`)
  expect(html.match(/data-places="7"/g)).toHaveLength(1)
  expect(
    renderToStaticMarkup(<SearchResults results={[result(3, 'ravi')]} language={language} />),
  ).not.toContain('button-primary')
})
