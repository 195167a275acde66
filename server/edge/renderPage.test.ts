import { ACCOUNT_SCRIPT } from '@/model/page/inlineScript'
import { withoutNextScripts } from './renderPage'

jest.mock('./startScript', () => ({ startScript: () => ({ path: '/start.js?v=test' }) }))
jest.mock('./islandFiles', () => ({
  islandFiles: (names: ReadonlySet<string>) => ['/first.js', ...Array.from(names, (name) => `/${name}.js`)],
}))

const island = (name: string) => `<div data-island="${name}" data-props="{}"></div>`
/** A page as Next writes it: quotes and tags in its scripts are escaped. */
const page = (body: string) => ({
  body: Buffer.from(`<!DOCTYPE html><html><head><title>Piles</title><style>p{}</style>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>
<link rel="stylesheet" href="/_next/static/a.css"/>
<script src="/_next/static/chunks/one.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>
</head><body>${body}<script>whatever()</script><script src="/_next/static/chunks/main.js" id="_S_" async=""></script></body></html>`),
})

test('a page keeps what is shown, what search engines read and the project’s own scripts, and nothing else of Next’s', () => {
  const things = '<script type="application/ld+json">{"@type":"MedicalProcedure"}</script>'
  const own = `<script data-own="">${ACCOUNT_SCRIPT}</script>`
  const { html, styles } = withoutNextScripts(page(`<header>${own}</header><p>Text</p>${things}`))
  expect(html.match(/<script/g)).toHaveLength(2)
  for (const kept of [things, own, '<p>Text</p>', '<link rel="stylesheet"']) expect(html).toContain(kept)
  expect(html).not.toContain('as="script"')
  expect(styles).toEqual(['p{}'])
})

test('a page’s islands are started by one script, which names their code', () => {
  const { html } = withoutNextScripts(page(island('search') + island('leadForm') + island('search')))
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).toContain(
    '<script async src="/start.js?v=test" data-islands="/first.js" data-ahead="/search.js /leadForm.js" data-release="',
  )
  expect(html.indexOf('/start.js')).toBeLessThan(html.indexOf('</head>'))
})

test('a page without one starts nothing', () => {
  expect(withoutNextScripts(page('<p>Text</p>')).html).not.toContain('<script')
})
