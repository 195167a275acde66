/** Keys that are pressed while a page starts. */
import { waitFor } from '@testing-library/react'
import { startOnIntent } from './intent'

const code = { start: jest.fn<Promise<void>, []>() }
jest.mock('/islands.js', () => code, { virtual: true })

// jsdom has none.
globalThis.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('a key counts once, whether it came before its island was alive or before the rest of the page was', async () => {
  let isAlive = (): void => {}
  code.start.mockReturnValue(new Promise((done) => (isAlive = done)))
  const script = document.createElement('script')
  script.dataset.islands = '/islands.js'
  startOnIntent(script)
  const answered: string[] = []

  press('j')
  document.addEventListener('keydown', (event) => {
    answered.push(event.key)
    event.preventDefault()
  })
  press('k')
  // A press is painted before the code is read.
  expect(code.start).not.toHaveBeenCalled()
  await waitFor(() => expect(code.start).toHaveBeenCalledTimes(1))
  isAlive()

  await waitFor(() => expect(answered).toEqual(['k', 'j']))
})
