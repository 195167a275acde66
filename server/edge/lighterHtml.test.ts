import { parse, serialize } from 'parse5'
import { lighterHtml } from './lighterHtml'

const NAMED =
  '<style data-precedence="element" data-href="aBc dEf">.aBc{color:red}.sc-1a2b-3 p{margin:0}</style>'

test('names of styles and of styled components are left out, but those that a rule uses', () => {
  expect(lighterHtml(`${NAMED}<b class="sc-1a2b-3 aBc">A</b><b class="sc-4d5e-0 dEf wrap">B</b>`)).toBe(
    '<style>.aBc{color:red}.sc-1a2b-3 p{margin:0}</style><b class="sc-1a2b-3 aBc">A</b><b class="dEf wrap">B</b>',
  )
  expect(lighterHtml('<link rel="stylesheet" href="/a.css" data-precedence="next"/>')).toBe(
    '<link rel="stylesheet" href="/a.css">',
  )
})

test('comments between texts are left out, but in islands, where React looks for them', () => {
  const island =
    '<div data-island="x" data-props="{}"><div class="sc-4d5e-0 dEf">1<!-- --> of 2</div><div>3<!-- -->4</div></div>'
  expect(lighterHtml(`<b>1<!-- -->2</b>${island}<div>3<!-- -->4</div>${island}`)).toBe(
    `<b>12</b>${island}<div>34</div>${island}`,
  )
})

test('a browser makes the same page of it', () => {
  const page =
    '<form><select><option>A</option><option selected="">B</option></select><input name="a/b"/><br/></form>' +
    '<ul><li>1<ul><li>1.1</li></ul></li><li><a href="/x/">2</a></li></ul><dl><dt>T</dt><dd>D</dd></dl>' +
    '<svg><path d="m0 0"></path><rect width="1"></rect></svg>' +
    '<table><caption>C</caption><thead><tr><th>H</th><th>I</th></tr></thead><tbody><tr><th>1</th><td><p>2</p></td></tr>' +
    '<tr><td>3</td></tr></tbody></table><a href="/"><p>A</p></a><div><p>1</p><p>2</p><ul><li><p>3</p></li><li>4</li></ul>' +
    '<p>5</p> text<p>6</p></div><label><p>7</p></label>'
  const light = lighterHtml(page)
  expect(light.length).toBeLessThan(page.length - 100)
  expect(serialize(parse(light))).toBe(serialize(parse(page)))
})

test('a long style costs no more than its letters', () => {
  const style = `<style>${'a{margin:0}'.repeat(20_000)}</style>`
  const start = performance.now()
  expect(lighterHtml(`${style}<br/>`)).toBe(`${style}<br>`)
  expect(performance.now() - start).toBeLessThan(1000)
})
