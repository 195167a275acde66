import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ACCOUNT_SCRIPT } from '@/model/page/inlineScript'
import { BAR_AWAY_ATTRIBUTE } from '@/model/page/pageMarks'
import { FloatingLive } from './FloatingLive'

const isMarkedAway = () => document.documentElement.hasAttribute(BAR_AWAY_ATTRIBUTE)

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.removeAttribute(BAR_AWAY_ATTRIBUTE)
})

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })
const isShown = () => screen.queryByRole('region', { name: 'Quick contact' }) !== null
/** As FloatingButtons.tsx draws them. */
const Buttons = ({ isInDock = false }) => (
  <section className="floating" aria-label="Quick contact" hidden={!isInDock}>
    <a href="/x">WhatsApp</a>
    <button type="button" className="close" aria-label="Put away" />
    <FloatingLive threshold={500} isInDock={isInDock} />
  </section>
)
const show = () => render(<Buttons />)

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

describe('what is put away', () => {
  const putAwayByKey = async () => {
    scrollTo(900)
    const page = render(
      <main tabIndex={-1}>
        <Buttons />
      </main>,
    )
    screen.getByRole('button', { name: 'Put away' }).focus()
    await userEvent.keyboard('{Enter}')
    return page
  }

  test('goes by the keyboard, stays away however far the page is scrolled, and leaves the focus in the page', async () => {
    await putAwayByKey()
    expect(isShown()).toBe(false)
    scrollTo(2000)
    expect(isShown()).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  test('stays away on the visit’s next page, which knows it before it is drawn', async () => {
    const { unmount } = await putAwayByKey()
    unmount()
    document.documentElement.removeAttribute(BAR_AWAY_ATTRIBUTE)
    show()
    expect(isShown()).toBe(false)
    document.body.append(document.createElement('script'))
    Object.defineProperty(document, 'currentScript', { value: document.body.lastChild, configurable: true })
    window.eval(ACCOUNT_SCRIPT)
    expect(isMarkedAway()).toBe(true)
  })

  test('goes from this page where the browser keeps nothing', async () => {
    const closed = () => {
      throw new DOMException('closed')
    }
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed)
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed)
    await putAwayByKey()
    expect(isShown()).toBe(false)
    jest.restoreAllMocks()
  })
})

test('beside a docked form what puts both away is there before the page is scrolled', () => {
  scrollTo(0)
  render(<Buttons isInDock />)
  expect(screen.getByRole('region', { name: 'Quick contact' }).dataset.past).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Put away' })).not.toBeNull()
})
