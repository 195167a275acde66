import { renderToStaticMarkup } from 'react-dom/server'
import { figureRange } from '@/model/desk/figures'
import { BehaviourView } from './BehaviourView'
import { percent } from './FunnelTable'

const funnel = {
  seen: 400,
  touched: 50,
  sent: 30,
  stored: 28,
  delivered: 28,
  called: 14,
  booked: 7,
  visited: 0,
}
const none = { seen: 0, touched: 0, sent: 0, stored: 0, delivered: 0, called: 0, booked: 0, visited: 0 }
const behaviour = {
  range: figureRange(new URLSearchParams('days=7'), '2026-11-20'),
  today: '2026-11-20',
  before: { from: '2026-11-07', to: '2026-11-13' },
  counted: 300,
  funnel: { now: funnel, before: none },
  machines: [
    {
      machine: 'leadForm',
      about: 'A visitor leaves an enquiry.',
      taken: [{ words: 'sends the form', count: 40, of: 50 }],
      left: [{ words: 'Nothing is known to be wrong.', count: 30, of: 40 }],
    },
  ],
}
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr[^>]*><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(([, name, cells = '']) =>
    [name, ...[...cells.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell)].join(' | '),
  )

test('the funnel shows each step with its part of the step before, beside the period before', () => {
  const html = renderToStaticMarkup(<BehaviourView {...behaviour} />)
  const rows = rowsOf(html)
  expect(rows[0]).toBe('Page seen | 400 |  | 0 | ')
  expect(rows[1]).toBe('Form begun | 50 | 12.5 % | 0 | –')
  expect(rows[5]).toBe('Called | 14 | 50 % | 0 | –')
  expect(rows).toContain('sends the form | 40 | 80 %')
  expect(rows).toContain('Nothing is known to be wrong. | 30 | 75 %')
  expect(html).toContain('300 of 400 pages came alive and were counted (75 %)')
})

test('where nothing was counted, that is said; days that cannot be are told', () => {
  const range = figureRange(new URLSearchParams('days=1000'), '2026-11-20')
  const html = renderToStaticMarkup(
    <BehaviourView
      {...behaviour}
      range={range}
      counted={0}
      funnel={{ now: none, before: none }}
      machines={[]}
    />,
  )
  expect(html).toContain('No page has counted anything in this time.')
  expect(html).toContain('These days cannot be shown')
})

test('a share over all is said in words, and none of nothing', () => {
  expect([percent(2004, 4), percent(4, 4), percent(3, 0), percent(0, 0)]).toEqual([
    'over 100 %',
    '100 %',
    '–',
    '–',
  ])
})
