/** The login's modal content on a page, for tests. */
import { act, render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { OtpLogin } from '@/components/account/Login/OtpLogin'
import { ASHA } from '@/machines/session/session.testModel'
import type { OtpRefusalCode } from '@/model/account/otpLogin'
import type { Language } from '@/model/page/language'
import { onSessionAnnounced } from '@/components/account/Session/sessionSignal'
import { logIn, readOtpMessage, sendOtp, verifyOtp } from '@/services/otp'
import { MODAL_PROPS } from '@/tests/support/modalProps'

export const refused = (message: string, code?: OtpRefusalCode) => ({ kind: 'refused', message, code })

export const host = { close: jest.fn(), open: jest.fn(), setTitle: jest.fn() }
const page = { pageType: 'Home', pageName: 'Home', path: '/', tier: 3, language: 'en' } as const
export const showLogin = (language: Language = 'en') =>
  render(<OtpLogin language={language} viewModel={{ ...MODAL_PROPS.viewModel, page }} {...host} />)
export const mobileField = () => screen.getByLabelText<HTMLInputElement>('Mobile Number')
export const button = () => document.querySelector<HTMLButtonElement>('button[type=submit]')
export const group = () => screen.getByRole('group', { name: 'Enter OTP' })
export const boxes = () => within(group()).getAllByRole<HTMLInputElement>('textbox')
export const code = () =>
  boxes()
    .map(({ value }) => value || '.')
    .join('')
export const at = () => boxes().indexOf(document.activeElement as HTMLInputElement)

/** Types a number and has its code sent. */
export async function reachesCode(user: UserEvent) {
  const shown = showLogin()
  await user.type(mobileField(), '9876543210')
  await user.click(screen.getByRole('button', { name: 'Verify Mobile Number' }))
  await screen.findByRole('group', { name: 'Enter OTP' })
  return shown
}

/** The calls of a test file that has `jest.mock('@/services/otp')`. */
export const send = jest.mocked(sendOtp)
export const verify = jest.mocked(verifyOtp)
export const enter = jest.mocked(logIn)
export const readMessage = jest.mocked(readOtpMessage)
/** Called when the login says that the session has changed. */
export const announced = jest.fn()
export let user = userEvent.setup()

/** Each test of a file begins with calls that succeed, and no message is read. */
export function testOtpLogin(): void {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  onSessionAnnounced(announced)
  beforeEach(() => {
    jest.clearAllMocks()
    user = userEvent.setup()
    send.mockResolvedValue({ waitSeconds: 30 })
    verify.mockResolvedValue({ name: 'Asha Rao' })
    enter.mockResolvedValue(ASHA)
    readMessage.mockReturnValue(new Promise(() => {}))
  })
  afterEach(() => jest.useRealTimers())
}

/** From here on the test says when time passes. */
export function freezeClock(): void {
  jest.useFakeTimers()
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}
export const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
