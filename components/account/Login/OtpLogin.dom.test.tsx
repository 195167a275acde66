import { act, fireEvent, screen } from '@testing-library/react'
import {
  at,
  boxes,
  button,
  code,
  group,
  freezeClock,
  mobileField,
  passes,
  reachesCode,
  readMessage,
  refused,
  send,
  showLogin,
  testOtpLogin,
  user,
  verify,
} from '@/tests/support/otpLoginOnPage'

jest.mock('@/services/otp')

testOtpLogin()

describe('the number', () => {
  test('says that who logs in is an adult, and what a parent does for a child (decision 0047)', () => {
    showLogin()
    expect(document.querySelector('.small-print')?.textContent).toMatch(
      /you say that you are 18 or older\. For a child, a parent or guardian logs in/,
    )
  })

  test('keeps the button disabled under ten digits', async () => {
    showLogin()
    expect(button()?.textContent).toBe('Verify Mobile Number')
    expect(button()?.disabled).toBe(true)
    await user.type(mobileField(), '987654321')
    expect(button()?.disabled).toBe(true)
    await user.type(mobileField(), '0')
    expect(button()?.disabled).toBe(false)
  })

  test('Enter under ten digits says what is missing, and typing on takes it away', async () => {
    showLogin()
    await user.type(mobileField(), '98765{Enter}')
    const error = screen.getByText('Please enter valid mobile number')
    expect(mobileField().getAttribute('aria-describedby')).toContain(error.id)
    expect(mobileField().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(mobileField())
    expect(send).not.toHaveBeenCalled()
    await user.type(mobileField(), '4')
    expect(screen.queryByText('Please enter valid mobile number')).toBeNull()
  })

  test('takes no e + - . and no letters by key, no leading 0, no eleventh digit', async () => {
    showLogin()
    for (const key of ['e', 'E', '+', '-', '.']) expect(fireEvent.keyDown(mobileField(), { key })).toBe(false)
    expect(fireEvent.keyDown(mobileField(), { key: '5' })).toBe(true)
    await user.type(mobileField(), '0x9876543210')
    expect(mobileField().value).toBe('9876543210')
    const full = new InputEvent('beforeinput', { inputType: 'insertText', data: '1', cancelable: true })
    mobileField().setSelectionRange(10, 10)
    expect(mobileField().dispatchEvent(full)).toBe(false)
    const replacing = new InputEvent('beforeinput', { inputType: 'insertText', data: '1', cancelable: true })
    mobileField().setSelectionRange(0, 3)
    expect(mobileField().dispatchEvent(replacing)).toBe(true)
  })

  test.each([
    ['+91 98765 43210', '9876543210', 0],
    ['098765-43210', '9876543210', 0],
    ['९८७६५ ४३२१०', '9876543210', 0],
    ['+1 415 555 0123', '+1 415 555 0123', 1],
    ['98765 43210 ext 5', '98765 43210 ext 5', 1],
  ])('pasted as %s becomes %j', async (text, kept, errors) => {
    showLogin()
    await user.click(mobileField())
    await user.paste(text)
    expect(mobileField().value).toBe(kept)
    expect(screen.queryAllByText('Please enter valid mobile number')).toHaveLength(errors)
  })

  test('is asked for once, with the button busy; a refusal stands under it in the server’s words', async () => {
    let refuse: (reason: unknown) => void = () => {}
    send.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)))
    showLogin()
    await user.type(mobileField(), '9876543210')
    await user.dblClick(screen.getByRole('button', { name: 'Verify Mobile Number' }))
    expect(button()?.textContent).toBe('Verify...')
    expect(button()?.getAttribute('aria-disabled')).toBe('true')
    expect(send).toHaveBeenCalledTimes(1)
    await act(async () => refuse(refused('Too many requests. Please try again later')))
    const error = screen.getByText('Too many requests. Please try again later')
    expect(error.closest('.field')?.contains(mobileField())).toBe(true)
    expect(mobileField().value).toBe('9876543210')
  })

  test.each([[refused('')], [{ kind: 'network' }]])('%j says Somthing went wrong', async (reason) => {
    send.mockRejectedValueOnce(reason)
    showLogin()
    await user.type(mobileField(), '9876543210{Enter}')
    expect(await screen.findByText('Somthing went wrong')).toBeTruthy()
  })
})

describe('the code', () => {
  test('has the focus at once; its group says where the code went', async () => {
    await reachesCode(user)
    expect(at()).toBe(0)
    expect(group().getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.getByText(/We have sent a 6-digit OTP to/).textContent).toContain(
      '+91\u00a098765\u00a043210',
    )
  })

  test('keeps Verify OTP disabled until six digits are entered', async () => {
    await reachesCode(user)
    expect(button()?.textContent).toBe('Verify OTP')
    await user.keyboard('12345')
    expect(button()?.disabled).toBe(true)
    await user.keyboard('6')
    expect(button()?.disabled).toBe(false)
    expect(at()).toBe(5)
  })

  test('may be filled in by the browser', async () => {
    await reachesCode(user)
    fireEvent.change(boxes()[0] ?? document.body, { target: { value: '654321' } })
    expect(code()).toBe('654321')
    expect(button()?.disabled).toBe(false)
  })

  test('may be read by the browser from the message', async () => {
    let arrives: (code: string) => void = () => {}
    readMessage.mockReturnValueOnce(new Promise((resolve) => (arrives = resolve)))
    await reachesCode(user)
    await act(async () => arrives('246810'))
    expect(code()).toBe('246810')
    expect(verify).not.toHaveBeenCalled()
  })

  test('waits for no message any more when the number is edited', async () => {
    await reachesCode(user)
    const signal = readMessage.mock.calls[0]?.[0]
    expect(signal?.aborted).toBe(false)
    await user.keyboard('12')
    await user.click(screen.getByRole('button', { name: 'Edit number' }))
    expect(signal?.aborted).toBe(true)
    expect(mobileField().value).toBe('')
    expect(document.activeElement).toBe(mobileField())
  })

  test('says Please enter valid OTP when Enter comes too early', async () => {
    await reachesCode(user)
    await user.keyboard('123{Enter}')
    const error = screen.getByText('Please enter valid OTP')
    for (const box of boxes()) expect(box.getAttribute('aria-describedby')).toBe(error.id)
    expect(group().getAttribute('aria-describedby')).toContain(error.id)
    expect(at()).toBe(0)
  })

  test('that is wrong is refused below, keeps its digits and takes the focus', async () => {
    verify.mockRejectedValueOnce(refused('Incorrect OTP'))
    await reachesCode(user)
    await user.keyboard('123456')
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
    const error = await screen.findByText('Incorrect OTP')
    expect(group().contains(error)).toBe(true)
    expect([code(), at()]).toEqual(['123456', 0])
    await user.keyboard('9')
    expect(screen.queryByText('Incorrect OTP')).toBeNull()
  })

  test('cannot be changed while it is checked; no answer says Somthing went wrong here', async () => {
    let fails: (reason: unknown) => void = () => {}
    verify.mockReturnValueOnce(new Promise((_, reject) => (fails = reject)))
    await reachesCode(user)
    await user.keyboard('123456{Enter}')
    expect(button()?.textContent).toBe('Verifying OTP...')
    await user.keyboard('{Backspace}7{Enter}')
    await user.click(screen.getByRole('button', { name: 'Edit number' }))
    expect(code()).toBe('123456')
    expect(verify).toHaveBeenCalledTimes(1)
    expect(verify).toHaveBeenCalledWith({ mobile: '9876543210', otp: '123456' })
    await act(async () => fails({ kind: 'network' }))
    expect(screen.getByText('Somthing went wrong here')).toBeTruthy()
  })
})

describe('sending again', () => {
  test('counts down from 30, each second on the screen, only begin and end in the live region', async () => {
    freezeClock()
    await reachesCode(user)
    const announcement = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('')
    expect(announcement()).toBe('You can ask for another OTP in 30 seconds.')
    for (let left = 30; left >= 1; left -= 1) {
      expect(screen.getByText(`Resend OTP in ${left} secs`)).toBeTruthy()
      expect(announcement()).toBe('You can ask for another OTP in 30 seconds.')
      await passes(1000)
    }
    expect(screen.queryByText(/Resend OTP in/)).toBeNull()
    expect(screen.getByText(/Haven't received OTP yet\?/)).toBeTruthy()
    expect(announcement()).toBe('You can ask for another OTP now.')
  })

  test('confirms, restarts the countdown, empties the boxes and gives them the focus', async () => {
    freezeClock()
    await reachesCode(user)
    await user.keyboard('123')
    for (let second = 0; second < 30; second += 1) await passes(1000)
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }))
    await passes(0)
    expect(send).toHaveBeenLastCalledWith({ mobile: '9876543210', isResend: true }, expect.anything())
    expect(screen.getByText('OTP has been resent successfully!').closest('[role=status]')).toBeTruthy()
    expect(screen.getByText('Resend OTP in 30 secs')).toBeTruthy()
    expect([code(), at()]).toEqual(['......', 0])
  })

  test('shows its failure under the code and stays possible', async () => {
    freezeClock()
    await reachesCode(user)
    for (let second = 0; second < 30; second += 1) await passes(1000)
    send.mockRejectedValueOnce(refused('Too many requests. Please try again later'))
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }))
    await passes(0)
    const error = screen.getByText('Too many requests. Please try again later')
    expect(group().contains(error)).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resend OTP' }))
  })

  test('catches up when the page comes back from behind another application', async () => {
    freezeClock()
    await reachesCode(user)
    const visibility = jest.spyOn(document, 'visibilityState', 'get')
    visibility.mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    jest.setSystemTime(Date.now() + 20_000)
    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    expect(screen.getByText('Resend OTP in 10 secs')).toBeTruthy()
    visibility.mockRestore()
  })
})

test('on Hindi pages everything is in Hindi, the server’s refusals too', async () => {
  send.mockRejectedValueOnce(refused('Too many requests. Please try again later', 'tooMany'))
  const { container } = showLogin('hi')
  await user.type(screen.getByLabelText('मोबाइल नंबर'), '9876543210{Enter}')
  expect(await screen.findByText('बहुत अधिक अनुरोध हुए। कृपया बाद में फिर कोशिश करें')).toBeTruthy()
  expect(container.textContent?.replace(/OTP|\+91/g, '')).not.toMatch(/[A-Za-z]/)
})
