import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Me } from '@/model/account/account'
import type { OtpRefusalCode } from '@/model/account/otpLogin'
import { logIn, sendOtp, verifyOtp } from '@/services/otp'
import { readOtpMessage } from '@/services/webOtp'
import { onSessionAnnounced } from '@/components/account/Session/sessionSignal'
import { OtpLogin } from './OtpLogin'

jest.mock('@/services/otp')
jest.mock('@/services/webOtp')

const send = jest.mocked(sendOtp)
const verify = jest.mocked(verifyOtp)
const enter = jest.mocked(logIn)
const readMessage = jest.mocked(readOtpMessage)
jest.spyOn(console, 'error').mockImplementation(() => {})

const me: Me = {
  id: '1',
  name: 'Asha Rao',
  email: '',
  mobileNo: '9876543210',
  countryCode: '91',
  whatsappConsent: false,
}
const refused = (message: string, code?: OtpRefusalCode) => ({ kind: 'refused', message, code })

const host = { close: jest.fn(), open: jest.fn(), setTitle: jest.fn() }
const announced = jest.fn()
onSessionAnnounced(announced)

let user = userEvent.setup()

beforeEach(() => {
  jest.clearAllMocks()
  user = userEvent.setup()
  send.mockResolvedValue()
  verify.mockResolvedValue({ name: 'Asha Rao' })
  enter.mockResolvedValue(me)
  readMessage.mockReturnValue(new Promise(() => {}))
})
afterEach(() => jest.useRealTimers())

/** From here on the test says when time passes. */
function holdTime() {
  jest.useFakeTimers()
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

const page = { pageType: 'Home', pageName: 'Home', path: '/', tier: 3, language: 'en' } as const
const showLogin = (language: 'en' | 'hi' = 'en') =>
  render(<OtpLogin page={page} language={language} viewModel={{ page, titles: {} }} asks="" {...host} />)
const mobileField = () => screen.getByLabelText<HTMLInputElement>('Mobile Number')
const button = () => document.querySelector<HTMLButtonElement>('button[type=submit]')
const group = () => screen.getByRole('group', { name: 'Enter OTP' })
const boxes = () => within(group()).getAllByRole<HTMLInputElement>('textbox')
const code = () =>
  boxes()
    .map(({ value }) => value || '.')
    .join('')
const at = () => boxes().indexOf(document.activeElement as HTMLInputElement)

async function reachesCode() {
  const shown = showLogin()
  await user.type(mobileField(), '9876543210')
  await user.click(screen.getByRole('button', { name: 'Verify Mobile Number' }))
  await screen.findByRole('group', { name: 'Enter OTP' })
  return shown
}

describe('the number', () => {
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
    ['+1 415 555 0123', '', 1],
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
    await reachesCode()
    expect(at()).toBe(0)
    expect(group().getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.getByText(/We have sent a 6-digit OTP to/).textContent).toContain(
      '+91\u00a098765\u00a043210',
    )
  })

  test('keeps Verify OTP disabled until six digits are entered', async () => {
    await reachesCode()
    expect(button()?.textContent).toBe('Verify OTP')
    await user.keyboard('12345')
    expect(button()?.disabled).toBe(true)
    await user.keyboard('6')
    expect(button()?.disabled).toBe(false)
    expect(at()).toBe(5)
  })

  test('may be filled in by the browser', async () => {
    await reachesCode()
    fireEvent.change(boxes()[0] ?? document.body, { target: { value: '654321' } })
    expect(code()).toBe('654321')
    expect(button()?.disabled).toBe(false)
  })

  test('may be read by the browser from the message', async () => {
    let arrives: (code: string) => void = () => {}
    readMessage.mockReturnValueOnce(new Promise((resolve) => (arrives = resolve)))
    await reachesCode()
    await act(async () => arrives('246810'))
    expect(code()).toBe('246810')
    expect(verify).not.toHaveBeenCalled()
  })

  test('waits for no message any more when the number is edited', async () => {
    await reachesCode()
    const signal = readMessage.mock.calls[0]?.[0]
    expect(signal?.aborted).toBe(false)
    await user.keyboard('12')
    await user.click(screen.getByRole('button', { name: 'Edit number' }))
    expect(signal?.aborted).toBe(true)
    expect(mobileField().value).toBe('')
    expect(document.activeElement).toBe(mobileField())
  })

  test('says Please enter valid OTP when Enter comes too early', async () => {
    await reachesCode()
    await user.keyboard('123{Enter}')
    const error = screen.getByText('Please enter valid OTP')
    for (const box of boxes()) expect(box.getAttribute('aria-describedby')).toBe(error.id)
    expect(group().getAttribute('aria-describedby')).toContain(error.id)
    expect(at()).toBe(0)
  })

  test('that is wrong is refused below, keeps its digits and takes the focus', async () => {
    verify.mockRejectedValueOnce(refused('Incorrect OTP'))
    await reachesCode()
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
    await reachesCode()
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
    holdTime()
    await reachesCode()
    const heard = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('')
    expect(heard()).toBe('You can ask for another OTP in 30 seconds.')
    for (let left = 30; left >= 1; left -= 1) {
      expect(screen.getByText(`Resend OTP in ${left} secs`)).toBeTruthy()
      expect(heard()).toBe('You can ask for another OTP in 30 seconds.')
      await passes(1000)
    }
    expect(screen.queryByText(/Resend OTP in/)).toBeNull()
    expect(screen.getByText(/Haven't received OTP yet\?/)).toBeTruthy()
    expect(heard()).toBe('You can ask for another OTP now.')
  })

  test('confirms, restarts the countdown, empties the boxes and gives them the focus', async () => {
    holdTime()
    await reachesCode()
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
    holdTime()
    await reachesCode()
    for (let second = 0; second < 30; second += 1) await passes(1000)
    send.mockRejectedValueOnce(refused('Too many requests. Please try again later'))
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }))
    await passes(0)
    const error = screen.getByText('Too many requests. Please try again later')
    expect(group().contains(error)).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resend OTP' }))
  })

  test('catches up when the page comes back from behind another application', async () => {
    holdTime()
    await reachesCode()
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

describe('logging in', () => {
  const entersCode = async () => {
    await reachesCode()
    await user.keyboard('123456{Enter}')
  }

  test('demands the name of a user who has none', async () => {
    verify.mockResolvedValueOnce({ name: '' })
    await entersCode()
    const name = await screen.findByLabelText<HTMLInputElement>('Name')
    expect(document.activeElement).toBe(name)
    expect(host.setTitle).toHaveBeenCalledWith('Personal Details')
    expect(button()?.textContent).toBe('Login')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    const error = screen.getByText('Please enter your name')
    expect(name.getAttribute('aria-describedby')).toBe(error.id)
    expect(document.activeElement).toBe(name)
    let ends: (found: Me) => void = () => {}
    enter.mockReturnValueOnce(new Promise((resolve) => (ends = resolve)))
    await user.type(name, 'Asha Rao{Enter}')
    expect(button()?.textContent).toBe('Logging you in...')
    expect(enter).toHaveBeenCalledWith({ name: 'Asha Rao' })
    await act(async () => ends(me))
    expect(screen.getByText('Login Successful')).toBeTruthy()
  })

  test('takes a double click, and a key held down, for one', async () => {
    verify.mockResolvedValue({ name: '' })
    const { unmount } = await reachesCode()
    await user.keyboard('123456')
    await user.dblClick(screen.getByRole('button', { name: 'Verify OTP' }))
    await screen.findByLabelText('Name')
    expect(screen.queryByText('Please enter your name')).toBeNull()
    unmount()
    await reachesCode()
    await user.keyboard('123456{Enter>3/}')
    await screen.findByLabelText('Name')
    expect(screen.queryByText('Please enter your name')).toBeNull()
    expect(verify).toHaveBeenCalledTimes(2)
  })

  test('keeps the name when it fails, and says Somthing went wrong here', async () => {
    verify.mockResolvedValueOnce({ name: '' })
    enter.mockRejectedValueOnce({ kind: 'network' })
    await entersCode()
    const name = await screen.findByLabelText<HTMLInputElement>('Name')
    await user.type(name, 'Asha{Enter}')
    expect(await screen.findByText('Somthing went wrong here')).toBeTruthy()
    expect(name.value).toBe('Asha')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('Login Successful')).toBeTruthy()
  })

  test('of a user with a name can be tried again when the account does not answer', async () => {
    enter.mockRejectedValueOnce(new Error('away'))
    await entersCode()
    expect(await screen.findByText('Somthing went wrong here')).toBeTruthy()
    expect(document.activeElement).toBe(button())
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('Login Successful')).toBeTruthy()
  })

  test('stands for a second, then closes, notes the view, announces the session and opens the location', async () => {
    holdTime()
    window.dataLayer = []
    await entersCode()
    await passes(0)
    expect(screen.getByText('Login Successful')).toBeTruthy()
    expect(button()).toBeNull()
    expect(document.activeElement?.textContent).toBe('Login Successful')
    await passes(999)
    expect(host.close).not.toHaveBeenCalled()
    await passes(1)
    expect(host.close).toHaveBeenCalledTimes(1)
    expect(announced).toHaveBeenCalledTimes(1)
    expect(window.dataLayer).toEqual([{ event: 'location_viewed', page_type: 'Home' }])
    expect(host.open).toHaveBeenCalledWith('location')
  })

  test('opens no location for a user who has name and city', async () => {
    holdTime()
    enter.mockResolvedValueOnce({ ...me, selectedCity: { cityid: 477, cityname: 'Mumbai', type: 'popular' } })
    const { unmount } = await reachesCode()
    await user.keyboard('123456{Enter}')
    await passes(1000)
    expect(host.close).toHaveBeenCalledTimes(1)
    expect(host.open).not.toHaveBeenCalled()
    unmount()
    expect(announced).toHaveBeenCalledTimes(1)
  })

  test('is announced when the modal is closed before its end, and while the code is checked', async () => {
    verify.mockResolvedValueOnce({ name: '' })
    const first = await reachesCode()
    await user.keyboard('123456{Enter}')
    await screen.findByLabelText('Name')
    first.unmount()
    expect(announced).toHaveBeenCalledTimes(1)

    let ends: (found: { name: string }) => void = () => {}
    verify.mockReturnValueOnce(new Promise((resolve) => (ends = resolve)))
    const second = await reachesCode()
    await user.keyboard('123456{Enter}')
    second.unmount()
    expect(announced).toHaveBeenCalledTimes(1)
    await act(async () => ends({ name: '' }))
    expect(announced).toHaveBeenCalledTimes(2)
  })

  test('is silent when the modal is closed before any number was proven', async () => {
    const { unmount } = await reachesCode()
    unmount()
    expect(announced).not.toHaveBeenCalled()
  })
})

test('on Hindi pages everything is in Hindi, the server’s refusals too', async () => {
  send.mockRejectedValueOnce(refused('Too many requests. Please try again later', 'tooMany'))
  const { container } = showLogin('hi')
  await user.type(screen.getByLabelText('मोबाइल नंबर'), '9876543210{Enter}')
  expect(await screen.findByText('बहुत अधिक अनुरोध हुए। कृपया बाद में फिर प्रयास करें')).toBeTruthy()
  expect(container.textContent?.replace(/OTP|\+91/g, '')).not.toMatch(/[A-Za-z]/)
})
