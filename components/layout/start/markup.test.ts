import { isMarkupIn } from './intent'

const LONG = `<p>${'ä'.repeat(1000)}</p>`
const typed = '<img src=x onerror=alert(1)>'
const DATA = [
  `1:["$","div",null,{"dangerouslySetInnerHTML":{"__html":"<p>Read \\"this\\"</p>"}}]`,
  `2:T${new TextEncoder().encode(LONG).length.toString(16)},${LONG}3:["$","p",null,{"children":${JSON.stringify(typed)}}]`,
  `4:["$","p",null,{"children":${JSON.stringify(`"__html":"${typed}"`)}}]`,
].join('\n')

test('markup that the server wrote is taken, short or long, to the letter', () => {
  expect(isMarkupIn(DATA, '<p>Read "this"</p>')).toBe(true)
  expect(isMarkupIn(DATA, LONG)).toBe(true)
})

test.each([typed, '<p>Read "this"', '<p>', LONG.slice(0, -1), `"__html":"${typed}"`])(
  'nothing else is: %.40s',
  (html) => {
    expect(isMarkupIn(DATA, html)).toBe(false)
  },
)
