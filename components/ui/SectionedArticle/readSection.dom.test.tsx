import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { ReadSection } from './ReadSection'

/** The observer that the page made, and what it watches. */
let watched: Element[] = []
let report: (crossed: readonly string[]) => void = () => {}

beforeEach(() => {
  watched = []
  class Observer {
    constructor(onChange: IntersectionObserverCallback) {
      report = (crossed) =>
        act(() =>
          onChange(
            watched.map(
              (target) =>
                ({
                  target,
                  isIntersecting: crossed.includes(target.id),
                }) as unknown as IntersectionObserverEntry,
            ),
            this as unknown as IntersectionObserver,
          ),
        )
    }
    observe = (section: Element) => watched.push(section)
    disconnect = () => (watched = [])
  }
  Object.assign(window, { IntersectionObserver: Observer })
})

const show = () =>
  render(
    <>
      <section id="signs" />
      <section id="causes" />
      <nav aria-label="On this page">
        <a href="#signs">Signs</a>
        <a href="#causes">Causes</a>
        <a href="#nowhere">Nowhere</a>
        <ReadSection />
      </nav>
    </>,
  )
const marked = () =>
  screen.queryAllByRole('link', { current: 'location' }).map(({ textContent }) => textContent)

test('the contents mark the section that is read, one at a time; between two the last one stays marked', () => {
  show()
  expect(marked()).toEqual([])
  report(['signs'])
  expect(marked()).toEqual(['Signs'])
  report([])
  expect(marked()).toEqual(['Signs'])
  report(['causes'])
  expect(marked()).toEqual(['Causes'])
})

test('watch the sections that there are, until the page goes', () => {
  const { unmount } = show()
  expect(watched.map(({ id }) => id)).toEqual(['signs', 'causes'])
  unmount()
  expect(watched).toEqual([])
})

test('longer than the screen, they keep what is marked in sight', () => {
  show()
  const nav = screen.getByRole('navigation')
  const causes = screen.getByRole('link', { name: 'Causes' })
  Object.defineProperties(nav, { clientHeight: { value: 100 }, scrollTop: { value: 0, writable: true } })
  Object.defineProperties(causes, { offsetTop: { value: 300 }, offsetHeight: { value: 20 } })
  report(['causes'])
  expect(nav.scrollTop).toBe(250)
})

describe('the line of phones', () => {
  const line = () => {
    render(
      <div>
        <details className="contents" open>
          <summary>On this page</summary>
          <a href="#signs">Signs</a>
          <a href="#causes">Causes</a>
        </details>
        <nav aria-label="On this page">
          <a href="#signs">Signs</a>
          <ReadSection />
        </nav>
        <section id="signs">
          <button>Further</button>
        </section>
      </div>,
    )
    return screen.getByRole<HTMLDetailsElement>('group')
  }
  const further = () => screen.getByRole('button', { name: 'Further' })

  test('says and marks what is read', () => {
    const details = line()
    expect(details.querySelector('summary')?.textContent).toBe('On this page')
    report(['signs'])
    expect(details.querySelector('summary')?.textContent).toBe('On this pageSigns')
    expect(within(details).getByRole('link', { current: 'location' }).textContent).toBe('Signs')
    expect(marked()).toEqual(['Signs', 'Signs'])
  })

  test.each([
    ['a section is chosen', () => fireEvent.click(within(screen.getByRole('group')).getByText('Causes'))],
    ['something else is touched', () => fireEvent.pointerDown(further())],
    ['something else has the focus', () => further().focus()],
  ])('folds when %s', (_when, act) => {
    const details = line()
    fireEvent.pointerDown(within(details).getByText('Causes'))
    expect(details.open).toBe(true)
    act()
    expect(details.open).toBe(false)
  })

  test('Escape folds it and gives the focus back, and does nothing to a folded one', () => {
    const details = line()
    within(details).getByText('Causes').focus()
    fireEvent.keyDown(document.activeElement ?? details, { key: 'ArrowDown' })
    expect(details.open).toBe(true)
    fireEvent.keyDown(document.activeElement ?? details, { key: 'Escape' })
    expect(details.open).toBe(false)
    expect(document.activeElement?.tagName).toBe('SUMMARY')
    further().focus()
    fireEvent.keyDown(details, { key: 'Escape' })
    expect(document.activeElement).toBe(further())
  })
})
