import { renderToStaticMarkup } from 'react-dom/server'
import { BrandSample } from './BrandSample'
import { EXAMPLE_BRANDS } from './exampleBrands'

test.each(Object.entries(EXAMPLE_BRANDS))(
  'the sample of %s has its name in the header, a card, buttons, a form, and links to the other brands',
  (brand, { name }) => {
    document.body.innerHTML = renderToStaticMarkup(<BrandSample shown={brand} />)
    expect(document.querySelector('header .home .logo > span')?.textContent).toBe(name)
    expect(document.querySelector('header .home')?.getAttribute('aria-label')).toMatch(`${name}: `)
    for (const part of ['section li img, section li svg', '[data-buttons] a', 'form input'])
      expect(document.querySelector(`main ${part}`)).not.toBeNull()
    const links = [...document.querySelectorAll('nav[aria-label="Groups"] a')]
    expect(links.map((link) => link.textContent)).toEqual(
      Object.values(EXAMPLE_BRANDS).map((example) => example.name),
    )
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1)
  },
)
