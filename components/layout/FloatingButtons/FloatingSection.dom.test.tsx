import { act, render, screen } from '@testing-library/react'
import { FloatingSection } from './FloatingSection'

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })
const isShown = () => screen.queryByRole('region', { name: 'Quick contact' }) !== null
const show = () =>
  render(
    <FloatingSection label="Quick contact" threshold={500}>
      <a href="/x">WhatsApp</a>
    </FloatingSection>,
  )

test('the buttons float after more than 500 px, not at 500, and go again there', () => {
  show()
  expect(isShown()).toBe(false)
  const after = (y: number) => {
    scrollTo(y)
    return isShown()
  }
  expect([0, 499, 500, 500.5, 2000, 501, 500, 0].map(after)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    false,
    false,
  ])
})

test('a page that is opened again further down has them at once', () => {
  scrollTo(900)
  show()
  expect(isShown()).toBe(true)
})
