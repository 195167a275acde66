import { act, render, screen, waitFor } from '@testing-library/react'
import { FloatingButtonsLoader } from './FloatingButtonsLoader'

let wasFetched = false
jest.mock('./FloatingButtonsLive', () => {
  wasFetched = true
  return jest.requireActual('./FloatingButtonsLive')
})

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })
const isShown = () => screen.queryByRole('region', { name: 'Quick contact' }) !== null
const show = () =>
  render(
    <FloatingButtonsLoader label="Quick contact" threshold={500}>
      <a href="/x">WhatsApp</a>
    </FloatingButtonsLoader>,
  )

test('the buttons float after more than 500 px and go again; their code is fetched no sooner', async () => {
  show()
  scrollTo(500)
  await new Promise((done) => setTimeout(done, 20))
  expect(wasFetched).toBe(false)
  expect(isShown()).toBe(false)

  scrollTo(501)
  await waitFor(() => expect(isShown()).toBe(true))
  scrollTo(500)
  expect(isShown()).toBe(false)
  scrollTo(1200)
  expect(isShown()).toBe(true)
})

test('a page that is opened again further down has them at once', async () => {
  scrollTo(900)
  show()
  await waitFor(() => expect(isShown()).toBe(true))
})
