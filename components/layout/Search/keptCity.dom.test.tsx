import { ALL_OF_INDIA } from '@/model/account/cityChoice'
import { CITY_OFFER_SCRIPT, CITY_WAYS_SCRIPT, HEADER_CITY_SCRIPT } from '@/model/page/inlineScript'
import { announceCity } from '@/components/layout/SelectCity/citySignal'
import { SELECTED_CITY_KEY } from '@/model/account/visitorMarks'

const LIST = `<select name="city"><option value="0">All of India</option><option value="1" selected>Delhi NCR</option><option value="5">Pune</option><option value="" hidden>City</option></select><i></i>`
const FILTERS = `<section><form action="/doctors"><select name="city"><option value="">All</option><option value="pune" data-count="7">Pune</option></select></form><p data-show="Show the {count} in {city}" data-show-those="Show those in {city}"></p><i></i></section>`

/** Runs a constant script where the page has it: behind the element that it fills. */
function painted(html: string, script: string, kept: string | null): Element {
  localStorage.clear()
  if (kept !== null) localStorage.setItem(SELECTED_CITY_KEY, kept)
  document.body.innerHTML = html
  const place = document.querySelector('i')!
  Object.defineProperty(document, 'currentScript', { configurable: true, value: place })
  window.eval(script)
  return place.previousElementSibling!
}
const header = (kept: string | null) => painted(LIST, HEADER_CITY_SCRIPT, kept) as HTMLSelectElement
const offer = (kept: string | null) => painted(FILTERS, CITY_OFFER_SCRIPT, kept)

test('the header has the kept city before the page’s code runs, also one that its list lacks', () => {
  const pune = header(JSON.stringify({ cityid: 5, cityname: 'Pune', type: 'other' }))
  expect([pune.value, pune.selectedOptions[0]?.text]).toEqual(['5', 'Pune'])
  const leh = header(JSON.stringify({ cityid: 77, cityname: 'Leh', type: 'other' }))
  expect([leh.value, leh.selectedOptions[0]?.text, leh.options.length]).toEqual(['77', 'Leh', 4])
  expect(header(JSON.stringify(ALL_OF_INDIA)).selectedOptions[0]?.text).toBe('All of India')
  expect(header(null).value).toBe('1')
})

test('a list has the way to the kept city’s entries', () => {
  history.replaceState(null, '', '/doctors?gender=female&page=2')
  const link = offer(JSON.stringify({ cityid: 5, cityname: 'Pune', type: 'other' })).querySelector('a')
  expect(link?.textContent).toBe('Show the 7 in Pune')
  expect(link?.getAttribute('href')).toBe('/doctors?gender=female&city=pune')
  expect(offer(JSON.stringify({ cityid: 77, cityname: 'Leh', type: 'other' })).innerHTML).toBe('')
  expect(offer(JSON.stringify(ALL_OF_INDIA)).innerHTML).toBe('')
})

/** A treatment's ways to a city, for who has kept one. */
function ways(kept: string | null, list = LIST): Element {
  const prices = JSON.stringify({ 'Delhi NCR': ['delhi', '₹2 L delhi'], Pune: ['pune', '₹2 L pune'] })
  const html = `<form id="site-search">${list.replace('<i></i>', '')}</form><div data-slug="delhi" data-cost="/knee-cost-in-" data-costs='${prices}'><p><b data-text="Knee in {city}">Knee in Delhi</b><a href="/delhi/doctors/x">Doctors</a><a class="cost" href="/knee-cost-in-delhi">Cost <span>₹2 L delhi</span></a></p><i></i></div>`
  return painted(html, CITY_WAYS_SCRIPT, kept).parentElement!
}
const waysIn = (root: Element) => [
  root.querySelector('b')?.textContent,
  ...[...root.querySelectorAll('p a')].map((link) => `${link.getAttribute('href')} ${link.textContent}`),
]
const DELHI = ['Knee in Delhi', '/delhi/doctors/x Doctors', '/knee-cost-in-delhi Cost ₹2 L delhi']
const PUNE = ['Knee in Pune', '/pune/doctors/x Doctors', '/knee-cost-in-pune Cost ₹2 L pune']
const PUNE_KEPT = JSON.stringify({ cityid: 5, cityname: 'Pune', type: 'other' })
const CHOSEN = LIST.replace(' selected', '').replace('value="5"', 'value="5" selected')

test('a treatment leads to the kept city’s doctors and price, and to another one once that is chosen', () => {
  const root = ways(PUNE_KEPT, CHOSEN)
  expect(waysIn(root)).toEqual(PUNE)
  localStorage.setItem(
    SELECTED_CITY_KEY,
    JSON.stringify({ cityid: 77, cityname: 'Leh & Ladakh', type: 'other' }),
  )
  announceCity({ cityId: 77, name: 'लेह' })
  expect(waysIn(root)).toEqual(['Knee in लेह', '/leh-ladakh/doctors/x Doctors', '#cost Cost '])
  // Its address is no copy of its name.
  localStorage.setItem(SELECTED_CITY_KEY, '{"cityid":1,"cityname":"Delhi NCR"}')
  announceCity({ cityId: 1, name: 'Delhi' })
  expect(waysIn(root)).toEqual(DELHI)
})

test('without a city of one’s own it leads to that of the document', () => {
  for (const kept of [null, JSON.stringify(ALL_OF_INDIA), '{"cityid":5,"cityname":"पुणे"}'])
    expect(waysIn(ways(kept))).toEqual(DELHI)
})

const MARKUP = '<img src=x onerror=alert(1)>'
test.each([
  MARKUP,
  '{',
  'null',
  '5',
  '[]',
  '{"cityid":"5","cityname":"Pune"}',
  '{"cityid":-1,"cityname":"Pune"}',
  '{"cityid":1.5,"cityname":"Pune"}',
  '{"cityid":5,"cityname":{}}',
  '{"cityid":5,"cityname":""}',
])('what is no city changes nothing: %s', (kept) => {
  expect(header(kept).value).toBe('1')
  expect(offer(kept).innerHTML).toBe('')
})

test('a name is a text and a short one, whatever stands in it', () => {
  const list = header(JSON.stringify({ cityid: 77, cityname: MARKUP, type: 'other' }))
  expect(list.selectedOptions[0]?.text).toBe(MARKUP)
  expect(document.querySelector('img')).toBeNull()
  const long = header(JSON.stringify({ cityid: 77, cityname: '\u202eअ'.repeat(100_000), type: 'other' }))
  expect(long.selectedOptions[0]?.text.length).toBeLessThanOrEqual(60)
})

test('React may draw them anew: no script has what would make an element', () => {
  for (const script of [HEADER_CITY_SCRIPT, CITY_OFFER_SCRIPT, CITY_WAYS_SCRIPT])
    expect(script).not.toContain('<')
})
