import { ACCOUNT_SCRIPT } from '@/model/page/inlineScript'
import { noteInApp } from './inApp'

const root = document.documentElement
const opens = (address: string) => {
  root.removeAttribute('data-in-app')
  history.replaceState(null, '', address)
}
/** What the header's script does before the first paint. */
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
