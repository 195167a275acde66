import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { PARTS } from '@/model/page/faults'
import { Part } from './Part'

const beacon = jest.fn()
const log = jest.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  jest.clearAllMocks()
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon })
  window.plainPage = document.createElement('html')
  window.plainPage.innerHTML =
    '<form id="part" action="/plain"><input name="name"><a href="/plain">Plain</a></form>'
})
afterAll(() => log.mockRestore())

/** A form that fails with each press of its button, a given number of times. */
let failures = 0
function Form() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken && failures > 0) {
    failures -= 1
    throw new Error('broken')
  }
  return (
    <form id="part">
      <input name="name" aria-label="Name" />
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </form>
  )
}

const drawn = () =>
  render(
    <>
      <p>Beside it</p>
      <Part name="form" selector="form#part">
        <Form />
      </Part>
    </>,
  )
const types = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
const breaks = () => act(() => fireEvent.click(screen.getByRole('button', { name: 'Break' })))
const typed = () => (screen.getByRole('textbox') as HTMLInputElement).value

test('a part that fails is drawn anew with what was typed', () => {
  failures = 10
  drawn()
  types('Asha')
  screen.getByRole('textbox').focus()
  breaks()
  expect(screen.getByRole('button', { name: 'Break' })).toBeTruthy()
  expect(typed()).toBe('Asha')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(screen.getByText('Beside it')).toBeTruthy()
})

test('one that fails again and again is its plain HTML, with what was typed', () => {
  failures = 100
  drawn()
  types('Asha')
  for (let times = 0; times < 4; times += 1) breaks()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Plain' })).toBeTruthy()
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/plain')
  expect(typed()).toBe('Asha')
  expect(screen.getByText('Beside it')).toBeTruthy()
})

test('texts that a translator has taken away do not keep a part from changing', () => {
  function Answer() {
    const [count, setCount] = useState(0)
    return (
      <div className="answer">
        {count > 0 ? 'some' : 'none'} {count > 0 && <b>answers</b>} so far
        <button type="button" onClick={() => setCount(1)}>
          Ask
        </button>
      </div>
    )
  }
  render(
    <Part name="form" selector=".answer">
      <Answer />
    </Part>,
  )
  for (const node of [...document.querySelector('.answer')!.childNodes]) {
    if (!(node instanceof Text)) continue
    const font = document.createElement('font')
    node.replaceWith(font)
    font.append(node)
  }
  act(() => fireEvent.click(screen.getByRole('button')))
  expect(document.querySelector('.answer')).not.toBeNull()
})

test('what answers the fault itself is told, and is drawn no more', () => {
  const onFault = jest.fn()
  const Broken = () => {
    throw new Error('broken')
  }
  render(
    <Part name="formMachine" onFault={onFault}>
      <Broken />
    </Part>,
  )
  expect(onFault).toHaveBeenCalledTimes(1)
  expect(document.body.textContent).toBe('')
})

test('a fault is told by the part’s name alone', async () => {
  // More often than React itself tries again.
  failures = 10
  drawn()
  breaks()
  // Its machine, if it has one, tells first.
  await Promise.resolve()
  expect(beacon).toHaveBeenCalledTimes(1)
  const [path, body] = beacon.mock.calls[0]
  expect(path).toBe('/api/faults')
  const text = await new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result)
    reader.readAsText(body)
  })
  expect(JSON.parse(String(text))).toEqual({ name: 'form', release: '' })
  expect(PARTS).toContain('form')
})
