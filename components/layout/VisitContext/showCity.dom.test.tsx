import type { VisitContext } from '@/model/page/visitContext'
import { showCity } from './showCity'

const PUNE: VisitContext['city'] = { value: 'Pune', id: 9001, from: 'chosen' }
const row = (name: string) => `<tr><th scope="row"><a href="/x">${name}</a></th><td>1</td></tr>`

const PAGE = `
  <select name="city"><option>Mumbai</option><option>Pune</option></select>
  <main>
    <table><tbody>${['Delhi NCR', 'Mumbai', 'Pune', 'Kochi'].map(row).join('')}</tbody></table>
    <figure><svg><text class="name">Mumbai</text><text class="name">Pune</text></svg></figure>
    <div>
      <form action="/doctors">
        <select name="city"><option value="">Any</option><option value="pune" data-count="8">Pune</option>
        <option value="kochi" data-count="1">Kochi</option><option value="mumbai">Mumbai</option></select>
      </form>
      <p data-city-offer></p>
    </div>
    <form id="cost-calculator">
      <select name="place"><option value="">All</option><option value="pune">Pune</option>
      <option value="kochi">Kochi</option></select>
    </form>
  </main>`

const names = () => [...document.querySelectorAll('tbody th a')].map(({ textContent }) => textContent)
const marked = () => [...document.querySelectorAll('[data-yours]')].map(({ textContent }) => textContent)
const offer = () => document.querySelector<HTMLAnchorElement>('[data-city-offer] a')
const place = () => document.querySelector<HTMLSelectElement>('[name=place]')!

let inputs = 0
beforeEach(() => {
  showCity(undefined, true)
  history.replaceState(null, '', '/doctors?gender=female&page=3')
  document.documentElement.lang = 'en-IN'
  document.body.innerHTML = PAGE
  inputs = 0
  place().form?.addEventListener('input', () => (inputs += 1))
})

test('marks the chosen city in tables and drawings, says so, and has it first', () => {
  showCity(PUNE, true)
  expect(names()).toEqual(['Pune', 'Delhi NCR', 'Mumbai', 'Kochi'])
  expect(marked()).toEqual(['Pune your city1', 'Pune'])
})

test('the way to the chosen city’s entries goes with the choice', () => {
  showCity(PUNE, true)
  expect(offer()?.textContent).toContain('Pune')
  showCity(undefined, true)
  expect(offer()).toBeNull()
})

test('of links to the same thing in several cities the chosen one is first, and in its place again afterwards', () => {
  document
    .querySelector('main')!
    .insertAdjacentHTML(
      'beforeend',
      '<div data-cities><a href="/mumbai/doctors/x"><span>Doctors in</span> Mumbai</a><a href="/pune/doctors/x"><span>Doctors in</span> Pune</a><a href="/punena/doctors/x">Punena</a></div>',
    )
  const links = () =>
    [...document.querySelectorAll('[data-cities] a')].map((link) => link.getAttribute('href'))
  showCity(PUNE, true)
  expect(links()).toEqual(['/pune/doctors/x', '/mumbai/doctors/x', '/punena/doctors/x'])
  expect(document.querySelectorAll('[data-cities] [data-yours]')).toHaveLength(1)
  showCity(undefined, true)
  expect(links()).toEqual(['/mumbai/doctors/x', '/pune/doctors/x', '/punena/doctors/x'])
  expect(document.querySelectorAll('[data-yours]')).toHaveLength(0)
})

test('another city puts the former one back to its place', () => {
  showCity(PUNE, true)
  showCity({ value: 'Kochi', id: 1, from: 'chosen' }, true)
  expect(names()).toEqual(['Kochi', 'Delhi NCR', 'Mumbai', 'Pune'])
  expect(marked()).toEqual(['Kochi your city1'])
  showCity(undefined, true)
  expect(names()).toEqual(['Delhi NCR', 'Mumbai', 'Pune', 'Kochi'])
  expect(marked()).toEqual([])
})

test('a table that is being read while the page comes alive keeps its order', () => {
  const table = document.querySelector('table')!
  table.getBoundingClientRect = () => ({ top: 10, bottom: 300 }) as DOMRect
  showCity(PUNE, false)
  expect(names()).toEqual(['Delhi NCR', 'Mumbai', 'Pune', 'Kochi'])
  expect(marked()).toHaveLength(2)
  expect(document.querySelector('tr small')?.className).toBe('out-of-sight')
})

test('leads to the list of the chosen city with its number, the other filters kept', () => {
  showCity(PUNE, true)
  expect(offer()?.textContent).toBe('Show the 8 in Pune')
  expect(offer()?.getAttribute('href')).toBe('/doctors?gender=female&city=pune')
  showCity({ value: 'Kochi', id: 1, from: 'chosen' }, true)
  expect(offer()?.textContent).toBe('Show the 1 in Kochi')
  showCity({ value: 'Mumbai', id: 477, from: 'chosen' }, true)
  expect(offer()?.textContent).toBe('Show those in Mumbai')
})

test('offers nothing for a city that only a page has named, or that the list has not', () => {
  showCity({ value: 'Pune', from: 'page' }, true)
  expect(offer()).toBeNull()
  showCity({ value: 'Atlantis', from: 'chosen' }, true)
  expect([offer(), marked()]).toEqual([null, []])
})

test('the calculator reckons with the city, unless another one was chosen in it', () => {
  showCity(PUNE, false)
  expect([place().value, inputs]).toEqual(['pune', 1])
  showCity({ value: 'Kochi', id: 1, from: 'chosen' }, true)
  expect([place().value, inputs]).toEqual(['kochi', 2])
  place().value = ''
  showCity(PUNE, true)
  expect([place().value, inputs]).toEqual(['', 2])
})
