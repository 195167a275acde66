import { renderToStaticMarkup } from 'react-dom/server'
import { Footer } from './Footer'
import { footerAccordions, footerColumns } from './footerLinks'

test.each(['en', 'hi'] as const)('the links of its lists stand in it in their order (%s)', (language) => {
  const html = renderToStaticMarkup(
    <Footer page={{ pageType: 'Home', pageName: 'Home', path: '/', tier: 3, language }} />,
  )
  const lists = [...footerColumns(language), ...footerAccordions(language)]
  const links = lists.flatMap((group) => group.links.map(({ href }) => href))
  expect(links.length).toBeGreaterThan(50)
  expect(Array.from(html.matchAll(/<a href="([^"]+)"/g), ([, href]) => href)).toEqual(links)
})
