import { ACCOUNT_SCRIPT } from '@/model/page/inlineScript'
import { START, splitPage } from './renderPage'

const FLIGHT = '1:"$Sreact.fragment"\n2:{"text":"a \\u003c b </p>"}'
const inline = (text: string) => `<script>${text}</script>`
/** A page as Next writes it: quotes and tags in its scripts are escaped. */
const page = (body: string) => `<!DOCTYPE html><html><head><title>Piles</title>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>
<link rel="stylesheet" href="/_next/static/a.css"/>
<script src="/_next/static/chunks/one.js" async=""></script><script src="/_next/static/chunks/two.js" async=""></script>
<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>${body}
<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a"],"runtimeModuleIds":[7]});</script>
<script src="/_next/static/chunks/main.js" id="_S_" async=""></script>
${inline('(self.__next_f=self.__next_f||[]).push([0])')}${inline(`self.__next_f.push([1,${JSON.stringify(FLIGHT).replace(/</g, '\\u003c')}])`)}</body></html>`

describe('a page is taken apart', () => {
  const thing = '<script type="application/ld+json">{"@type":"MedicalProcedure"}</script>'
  const split = splitPage(page(`<header>${inline(ACCOUNT_SCRIPT)}</header><p>Text</p>${thing}`))

  test('its HTML keeps what is shown, what search engines read and the one constant script', () => {
    expect(split.html.match(/<script/g)).toHaveLength(2)
    expect(split.html).toContain(thing)
    expect(split.html).toContain(inline(ACCOUNT_SCRIPT))
    expect(split.html).toContain('<p>Text</p>')
    expect(split.html).toContain('<link rel="stylesheet"')
    expect(split.html).not.toContain('as="script"')
    expect(split.html).toContain(`${START}</head>`)
    expect(split.unknown).toEqual([])
  })

  test('its data is what Next’s own code would have been given, in order', () => {
    expect(split.hydration).toEqual({
      flight: [[0], [1, FLIGHT]],
      runtime: { otherChunks: ['a'], runtimeModuleIds: [7] },
    })
  })

  test('its scripts are named in order, without those of browsers that know no modules', () => {
    expect(split.chunks).toEqual(['one', 'two', 'main'].map((name) => `/_next/static/chunks/${name}.js`))
  })
})

test('a script that nobody knows is left out and said', () => {
  const { html, unknown } = splitPage(page(inline('alert(1)')))
  expect(html).not.toContain('alert')
  expect(unknown).toEqual(['alert(1)'])
})
