import { act, screen } from '@testing-library/react'
import { ASHA } from '@/machines/session/session.testModel'
import type { Me } from '@/model/account/account'
import {
  announced,
  button,
  enter,
  freezeClock,
  host,
  passes,
  reachesCode,
  testOtpLogin,
  user,
  verify,
} from '@/tests/support/otpLoginOnPage'

jest.mock('@/services/otp')

testOtpLogin()

describe('logging in', () => {
  const entersCode = async () => {
    await reachesCode(user)
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
    await act(async () => ends(ASHA))
    expect(screen.getByText('Login Successful')).toBeTruthy()
  })

  test('takes a double click, and a key held down, for one', async () => {
    verify.mockResolvedValue({ name: '' })
    const { unmount } = await reachesCode(user)
    await user.keyboard('123456')
    await user.dblClick(screen.getByRole('button', { name: 'Verify OTP' }))
    await screen.findByLabelText('Name')
    expect(screen.queryByText('Please enter your name')).toBeNull()
    unmount()
    await reachesCode(user)
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
    freezeClock()
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
    freezeClock()
    enter.mockResolvedValueOnce({
      ...ASHA,
      selectedCity: { cityid: 477, cityname: 'Mumbai', type: 'popular' },
    })
    const { unmount } = await reachesCode(user)
    await user.keyboard('123456{Enter}')
    await passes(1000)
    expect(host.close).toHaveBeenCalledTimes(1)
    expect(host.open).not.toHaveBeenCalled()
    unmount()
    expect(announced).toHaveBeenCalledTimes(1)
  })

  test('is announced when the modal is closed before its end, and while the code is checked', async () => {
    verify.mockResolvedValueOnce({ name: '' })
    const first = await reachesCode(user)
    await user.keyboard('123456{Enter}')
    await screen.findByLabelText('Name')
    first.unmount()
    expect(announced).toHaveBeenCalledTimes(1)

    let ends: (found: { name: string }) => void = () => {}
    verify.mockReturnValueOnce(new Promise((resolve) => (ends = resolve)))
    const second = await reachesCode(user)
    await user.keyboard('123456{Enter}')
    second.unmount()
    expect(announced).toHaveBeenCalledTimes(1)
    await act(async () => ends({ name: '' }))
    expect(announced).toHaveBeenCalledTimes(2)
  })

  test('is silent when the modal is closed before any number was proven', async () => {
    const { unmount } = await reachesCode(user)
    unmount()
    expect(announced).not.toHaveBeenCalled()
  })
})
