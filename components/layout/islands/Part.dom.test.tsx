import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Part } from './Part'

const log = jest.spyOn(console, 'error').mockImplementation(() => {})
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
    <form>
      <input name="name" aria-label="Name" />
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </form>
  )
}

const onFault = jest.fn()
beforeEach(() => jest.clearAllMocks())

const drawn = () =>
  render(
    <>
      <p>Beside it</p>
      <Part name="leadForm" place={document.body} onFault={onFault}>
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
  expect(onFault).not.toHaveBeenCalled()
})

test('one that fails again and again draws nothing, and says so once', () => {
  failures = 100
  drawn()
  for (let times = 0; times < 4; times += 1) breaks()
  expect(screen.queryByRole('button')).toBeNull()
  expect(onFault).toHaveBeenCalledTimes(1)
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
    <Part name="leadForm" place={document.body}>
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

test('a part without fields of its own is given up with its first failure', () => {
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
