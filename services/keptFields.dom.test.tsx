import { keepFieldsThroughReload } from './keptFields'

const FORM = `
  <form data-lead-form id="enquiry">
    <input type="hidden" name="path" value="/">
    <input type="text" name="reference_note" tabindex="-1">
    <input type="text" name="name">
    <select name="countryCode"><option selected>+91</option><option>+971</option></select>
    <input type="text" name="mobile" inputmode="numeric">
    <select name="city"><option value="">Select</option><option>Pune</option></select>
    <textarea name="query"></textarea>
    <input type="checkbox" name="whatsappConsent">
  </form>`

let navigation = 'reload'
let listeners = new AbortController()
const listen = window.addEventListener.bind(window)

/** Opens the page: what it was sent with, then the start script. */
function opens({ type = 'reload', address = '/treatment/piles', html = FORM } = {}) {
  listeners.abort()
  listeners = new AbortController()
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((name: string, listener: EventListenerOrEventListenerObject) =>
      listen(name, listener, { signal: listeners.signal }),
    )
  navigation = type
  history.replaceState(null, '', address)
  document.body.innerHTML = html
  keepFieldsThroughReload()
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!
const values = () => ['name', 'countryCode', 'mobile', 'city', 'query'].map((name) => field(name).value)
const types = () => {
  for (const [name, value] of [
    ['name', 'Asha Rao'],
    ['countryCode', '+971'],
    ['mobile', '98765'],
    ['city', 'Pune'],
    ['query', 'When?'],
  ] as const)
    field(name).value = value
}
const leaves = () => window.dispatchEvent(new Event('pagehide'))
const TYPED = ['Asha Rao', '+971', '98765', 'Pune', 'When?']
const EMPTY = ['', '+91', '', '', '']

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  performance.getEntriesByType = () => [{ type: navigation } as unknown as PerformanceEntry]
})
afterEach(() => jest.restoreAllMocks())

test.each(['reload', 'back_forward'])('what was typed is there after a %s, once', (type) => {
  opens()
  types()
  leaves()
  opens({ type })
  expect(values()).toEqual(TYPED)
  expect(sessionStorage).toHaveLength(0)
})

test('a tick and the field for programs are left out', () => {
  opens()
  field('name').value = 'Asha'
  field('whatsappConsent').checked = true
  field('reference_note').value = 'spam'
  leaves()
  opens()
  expect([field('name').value, field('whatsappConsent').checked, field('reference_note').value]).toEqual([
    'Asha',
    false,
    '',
  ])
})

test.each<[string, Parameters<typeof opens>[0]]>([
  ['another page', { address: '/doctors' }],
  ['the same page by a link', { type: 'navigate' }],
])('%s shows nothing of it, and ends it', (_, page) => {
  opens()
  types()
  leaves()
  opens(page)
  expect(values()).toEqual(EMPTY)
  opens()
  expect(values()).toEqual(EMPTY)
})

test('half an hour later it is gone', () => {
  opens()
  types()
  leaves()
  const later = Date.now() + 30 * 60_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  opens()
  expect(values()).toEqual(EMPTY)
})

test('a form that was sent plainly leaves nothing; one that its machine takes over does', () => {
  opens()
  types()
  const form = document.querySelector('form')!
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  leaves()
  expect(sessionStorage).toHaveLength(0)
  opens()
  types()
  document
    .querySelector('form')!
    .addEventListener('submit', (event) => event.preventDefault(), { once: true })
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  leaves()
  opens()
  expect(values()).toEqual(TYPED)
})

test('nothing is kept of a person who does not want to be followed', () => {
  localStorage.setItem('trackingRefused', '1')
  opens()
  types()
  leaves()
  expect(sessionStorage).toHaveLength(0)
})

test('a choice that the page no longer offers changes nothing', () => {
  opens()
  types()
  leaves()
  opens({ html: FORM.replace('<option>Pune</option>', '<option>Delhi</option>') })
  expect([field('name').value, field('city').value]).toEqual(['Asha Rao', ''])
})

test.each(['not json', '5', '{}', '{"page":"/treatment/piles","at":"x","values":5}', 'null'])(
  'an entry %j is nothing',
  (entry) => {
    sessionStorage.setItem('formFields', entry)
    opens()
    expect(values()).toEqual(EMPTY)
  },
)

test('a page works where storage is closed', () => {
  const closed = () => {
    throw new DOMException('closed')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed)
  opens()
  types()
  expect(leaves).not.toThrow()
})
