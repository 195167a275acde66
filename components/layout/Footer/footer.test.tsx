import { renderToStaticMarkup } from 'react-dom/server'
import { drawnHtml } from '@/components/ui/DrawnHtml/drawnHtml'
import { Footer } from './Footer'
import { footerAccordions, footerColumns } from './footerLinks'

/** Only the key of what the server draws goes through a page's data. */
jest.mock('@/components/ui/DrawnHtml/DrawnHtml', () => ({
  DrawnHtml: ({ drawn }: { readonly drawn: string }) => <i data-drawn={drawn} />,
}))

const hrefsOf = (html: string): readonly (string | undefined)[] =>
  [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)

test.each(['en', 'hi'] as const)('the links of its lists are not in a page’s data (%s)', (language) => {
  const html = renderToStaticMarkup(
    <Footer page={{ pageType: 'Home', pageName: 'Home', path: '/', tier: 3, language }} />,
  )
  const lists = [...footerColumns(language), ...footerAccordions(language)]
  const links = lists.flatMap((group) => group.links.map(({ href }) => href))
  const drawn = [...html.matchAll(/data-drawn="(\w+)"/g)].map(([, key = '']) => drawnHtml(key)).join('')
  expect(links.length).toBeGreaterThan(50)
  expect(hrefsOf(drawn)).toEqual(links)
  expect(hrefsOf(html)).toEqual([])
})
