/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { turnCopy } from '@/content/copy/turn'
import type { TurnWords } from '@/model/appointments/turnWords'
import { LiveTurn } from './LiveTurn'

/** The browser's part of server-sent events, told by the test what comes. */
class HeldStream extends EventTarget {
  static readonly CLOSED = 2
  static opened: HeldStream[] = []
  readyState = 1
  constructor(readonly url: string) {
    super()
    HeldStream.opened.push(this)
  }
  close = () => void (this.readyState = 2)
  tell = (words: unknown) =>
    act(() => void this.dispatchEvent(new MessageEvent('turn', { data: JSON.stringify(words) })))
  fail = (readyState: number) =>
    act(() => {
      this.readyState = readyState
      this.dispatchEvent(new Event('error'))
    })
}

const copy = turnCopy.en
const words: TurnWords = {
  main: '4 before you',
  range: 'about 11:20 am to 11:40 am',
  workedOut: 'worked out at 10:52 am',
  note: '',
  delay: null,
  isFollowed: true,
}
const props = { words, page: '/q/abc', stream: '/q/abc/live', copy }
const open = () => HeldStream.opened.filter(({ readyState }) => readyState !== HeldStream.CLOSED)

let isHidden = false
const pageIs = (hidden: boolean) =>
  act(() => {
    isHidden = hidden
    document.dispatchEvent(new Event('visibilitychange'))
  })
beforeEach(() => {
  jest.useFakeTimers()
  isHidden = false
  HeldStream.opened = []
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  Object.assign(window, { EventSource: HeldStream })
})
afterEach(() => jest.useRealTimers())

test('without code the turn is read again by a link', () => {
  const page = renderToString(<LiveTurn {...props} />)
  expect(page).toContain('4 before you')
  expect(page).toContain('<a href="/q/abc">Look again</a>')
  expect(page).not.toContain('<button')
})

test('the turn changes by itself, until nothing changes any more', () => {
  render(<LiveTurn {...props} />)
  expect(open().map(({ url }) => url)).toEqual(['/q/abc/live'])
  expect(screen.queryByRole('link')).toBeNull()
  open()[0]!.tell({ ...words, main: 'You are next' })
  expect(screen.getByRole('status').textContent).toContain('You are next')
  open()[0]!.tell({ main: 5 })
  open()[0]!.tell({ ...words, main: 'You are with the doctor', isFollowed: false })
  expect(screen.getByRole('status').textContent).toContain('You are with the doctor')
  expect([open(), screen.queryByText(copy.live), screen.queryByRole('button')]).toEqual([[], null, null])
})

test('it can be paused', () => {
  render(<LiveTurn {...props} />)
  fireEvent.click(screen.getByRole('button', { name: copy.pause }))
  expect(open()).toEqual([])
  expect(screen.getByText(copy.paused)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: copy.resume }))
  expect(open()).toHaveLength(1)
})

test('a lost connection is said, and tried again; a page that nobody sees keeps none', () => {
  render(<LiveTurn {...props} />)
  open()[0]!.fail(0)
  expect(screen.getByText(copy.lost)).toBeTruthy()
  open()[0]!.tell(words)
  expect(screen.getByText(copy.live)).toBeTruthy()
  // Refused: too many streams, or a server that is about to stop.
  open()[0]!.fail(HeldStream.CLOSED)
  expect(open()).toEqual([])
  act(() => void jest.advanceTimersByTime(40_000))
  expect(open()).toHaveLength(1)
  pageIs(true)
  expect(open()).toEqual([])
  pageIs(false)
  expect(open()).toHaveLength(1)
})
