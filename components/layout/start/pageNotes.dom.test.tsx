import { fireEvent, render } from '@testing-library/react'
import { ACCOUNT_SCRIPT } from '@/model/page/inlineScript'
import { noteInApp, notePageEvents, notePrintDay } from './pageNotes'

function show() {
  const shown = render(
    <>
      <header>
        <a href="tel:+919000000000">
          <span>Call</span>
        </a>
      </header>
      <main data-page-type="Treatment">
        <a href="https://wa.me/919000000000?text=Hello">Chat</a>
        <a href="/treatment">Treatments</a>
        <form>
          <a href="tel:+919000000000">Call us</a>
        </form>
      </main>
      <aside className="floating">
        <a href="https://wa.me/919000000000">WhatsApp</a>
      </aside>
    </>,
  )
  notePageEvents()
  return shown
}

const newEvents = () => (window.dataLayer ?? []).splice(0)

beforeEach(() => {
  window.dataLayer = undefined
  document.documentElement.lang = 'en-IN'
  history.replaceState(null, '', '/treatment/piles?source=google&mob=9876543210')
})

test('a page view is noted in an array that needs no tag manager, without the query', () => {
  show()
  expect(Array.isArray(window.dataLayer)).toBe(true)
  expect(window.dataLayer).toEqual([
    { event: 'page_viewed', page_type: 'Treatment', page_path: '/treatment/piles', language: 'en-IN' },
  ])
})

test('a draft’s page names no draft', () => {
  history.replaceState(null, '', '/enquiry/0192-secret')
  show()
  expect(JSON.stringify(window.dataLayer)).not.toContain('0192')
})

test('calls and WhatsApp clicks are noted with the place of their link, never with the number', () => {
  const { container } = show()
  newEvents()
  fireEvent.click(container.querySelector('header span')!)
  fireEvent.click(container.querySelector('main > a')!)
  fireEvent.click(container.querySelector('form a')!)
  fireEvent.click(container.querySelector('.floating a')!)
  fireEvent.click(container.querySelector('a[href="/treatment"]')!)
  const events = newEvents()
  expect(events).toEqual([
    { event: 'call_clicked', page_type: 'Treatment', place: 'header' },
    { event: 'whatsapp_clicked', page_type: 'Treatment', place: 'page' },
    { event: 'call_clicked', page_type: 'Treatment', place: 'form' },
    { event: 'whatsapp_clicked', page_type: 'Treatment', place: 'floating' },
  ])
})

test('a list that is there already is kept', () => {
  window.dataLayer = [{ event: 'earlier' }]
  show()
  expect(window.dataLayer).toHaveLength(2)
})

const root = document.documentElement
const opens = (address: string) => {
  root.removeAttribute('data-in-app')
  history.replaceState(null, '', address)
}
/** Runs the header's script, as before the first paint. */
const paints = () => {
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: { parentElement: document.createElement('header') },
  })
  // What is tested is the text that the page carries.
  window.eval(ACCOUNT_SCRIPT)
  return root.hasAttribute('data-in-app')
}

test('a visit that begins inside the app stays there on every page that follows, for half an hour without a page', () => {
  const written = jest.spyOn(document, 'cookie', 'set')
  opens('/treatment/piles')
  noteInApp()
  expect([written.mock.calls, paints()]).toEqual([[], false])

  opens('/treatment/piles?source=patientapp')
  noteInApp()
  expect(written).toHaveBeenLastCalledWith('in_app=1; Path=/; Max-Age=1800; SameSite=Lax')

  // The thank-you page's address has a source of its own.
  for (const next of ['/doctors', '/thankyou?isquicksurvey=1&source=Marketing', '/faq']) {
    opens(next)
    expect(paints()).toBe(true)
    noteInApp()
    expect(root.hasAttribute('data-in-app')).toBe(true)
  }
  expect(written).toHaveBeenCalledTimes(4)
})

test.each([
  ['en-IN', '3 March 2027'],
  ['hi-IN', '3 मार्च 2027'],
])('a page in %s that is printed says the day', (lang, day) => {
  jest.useFakeTimers({ now: new Date(2027, 2, 3) })
  document.documentElement.lang = lang
  notePrintDay()
  expect(document.documentElement.dataset.printed).toBeUndefined()
  dispatchEvent(new Event('beforeprint'))
  expect(document.documentElement.dataset.printed).toBe(day)
  delete document.documentElement.dataset.printed
})
