import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { EMPTY_OTP } from '@/model/account/otpBoxes'
import { OtpBoxes } from './OtpBoxes'

const user = userEvent.setup()
const refused = jest.fn()
beforeEach(() => refused.mockClear())

function Login({ isLocked = false, errorId }: { readonly isLocked?: boolean; readonly errorId?: string }) {
  const [boxes, setBoxes] = useState(EMPTY_OTP)
  return (
    <OtpBoxes
      copy={otpLoginCopy.en}
      boxes={boxes}
      isLocked={isLocked}
      id="code"
      aria-invalid={Boolean(errorId)}
      aria-describedby={errorId}
      onChange={setBoxes}
      onRefused={refused}
    />
  )
}
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const box = (place: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${place} of 6`)
const code = () =>
  boxes()
    .map(({ value }) => value || '.')
    .join('')
/** The number of the box that has the focus. */
const at = () => boxes().findIndex((one) => one === document.activeElement) + 1

describe('the six boxes', () => {
  test('have names, and the first one asks for the code of the message', () => {
    render(<Login />)
    expect(boxes().map((one) => one.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5, 6].map((place) => `Digit ${place} of 6`),
    )
    expect(boxes().map(({ autocomplete }) => autocomplete)).toEqual([
      'one-time-code',
      ...Array.from({ length: 5 }, () => 'off'),
    ])
    expect(boxes().every(({ inputMode }) => inputMode === 'numeric')).toBe(true)
  })

  test('a digit moves on, backspace moves back, arrows, Home and End go from box to box', async () => {
    render(<Login />)
    await user.click(box(1))
    await user.keyboard('12x3')
    expect([code(), at()]).toEqual(['123...', 4])
    await user.keyboard('{Backspace}')
    expect([code(), at()]).toEqual(['12....', 3])
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(at()).toBe(1)
    await user.keyboard('9')
    expect([code(), at()]).toEqual(['92....', 2])
    await user.keyboard('{End}6{Home}')
    expect([code(), at()]).toEqual(['92...6', 1])
    await user.keyboard('{ArrowRight}')
    expect(at()).toBe(2)
  })

  test('take a paste into any box when it is numeric', async () => {
    render(<Login />)
    await user.click(box(4))
    await user.paste('12ab56')
    expect(code()).toBe('......')
    expect(refused).toHaveBeenCalledTimes(1)
    await user.paste('78')
    expect([code(), at()]).toEqual(['...78.', 6])
    await user.paste(' 123 456 ')
    expect([code(), at()]).toEqual(['123456', 6])
  })

  test('share out a code that the browser fills into the first one', () => {
    render(<Login />)
    fireEvent.change(box(1), { target: { value: '654321' } })
    expect([code(), at()]).toEqual(['654321', 6])
  })

  test('a Backspace whose key a phone’s keyboard does not name moves back as well', async () => {
    render(<Login />)
    await user.click(box(1))
    await user.keyboard('12')
    const pressed = () => {
      const one = document.activeElement as HTMLInputElement
      fireEvent.keyDown(one, { key: 'Unidentified', keyCode: 229 })
      const before = new InputEvent('beforeinput', {
        inputType: 'deleteContentBackward',
        cancelable: true,
        bubbles: true,
      })
      // As browsers do: the box has the focus with its digit selected.
      if (one.dispatchEvent(before)) fireEvent.change(one, { target: { value: '' } })
    }
    act(pressed)
    expect([code(), at()]).toEqual(['1.....', 2])
    act(pressed)
    expect([code(), at()]).toEqual(['......', 1])
  })

  test('say so when a keyboard puts in a text without a code, and take a message with one', () => {
    render(<Login />)
    fireEvent.change(box(1), { target: { value: 'hello there' } })
    expect([code(), refused.mock.calls.length]).toEqual(['......', 1])
    fireEvent.change(box(1), { target: { value: 'Your OTP is 246810. @shalya.example #246810' } })
    expect([code(), at()]).toEqual(['246810', 6])
  })

  test('can be read and not changed while the code is checked', async () => {
    render(<Login isLocked />)
    await user.click(box(1))
    await user.keyboard('1{Backspace}')
    await user.paste('123456')
    expect(code()).toBe('......')
    expect(boxes().every(({ readOnly }) => readOnly)).toBe(true)
  })

  test('say that they are wrong, and why', () => {
    render(<Login errorId="why" />)
    for (const one of boxes()) {
      expect(one.getAttribute('aria-invalid')).toBe('true')
      expect(one.getAttribute('aria-describedby')).toBe('why')
    }
  })
})
