import { renderToStaticMarkup } from 'react-dom/server'
import { BillParts, partOf } from './BillParts'

const PARTS = [
  { label: 'Surgeon', share: 60 },
  { label: 'Room', share: 32 },
  { label: 'Tests', share: 8 },
]
const html = renderToStaticMarkup(<BillParts parts={PARTS} average={57_000} />)

test('a part of a bill is known to a hundred rupees', () => {
  expect(partOf(57_000, 60)).toBe(34_200)
  expect(partOf(57_000, 8)).toBe(4_600)
  expect(partOf(0, 8)).toBe(0)
})

test('parts stand side by side, one beginning where the one before ends', () => {
  const places = [...html.matchAll(/<rect x="([^"]*)"[^>]*width="([^"]*)"/g)].map(([, x, width]) => [
    x,
    width,
  ])
  expect(places).toEqual([
    ['0%', '60%'],
    ['60%', '32%'],
    ['92%', '8%'],
  ])
})

test('a share is written where it fits', () => {
  const bar = html.slice(html.indexOf('<svg'), html.indexOf('</svg>'))
  expect(bar).toContain('>60%<')
  expect(bar).not.toContain('>8%<')
})

test('who does not see the bar hears it, and reads the table', () => {
  expect(html).toContain(
    'aria-label="Parts of the bill: Surgeon 60 per cent, Room 32 per cent, Tests 8 per cent"',
  )
  expect(html).toContain('<th scope="row">Room</th><td>32%</td><td>₹18,200</td>')
})
