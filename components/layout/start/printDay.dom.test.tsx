import { notePrintDay } from './printDay'

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
