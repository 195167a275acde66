/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { bookPageCopy } from '@/content/copy/bookPage'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import {
  bookAppointmentTestModel,
  bookedPlace,
  WHOLE_DETAILS,
} from '@/machines/bookAppointment/bookAppointment.testModel'
import { bookingView } from '@/devtools/specimens/sampleBooking'
import type { Language } from '@/model/page/language'
import * as appointments from '@/services/appointments'
import { browser } from '@/services/browser'
import * as otp from '@/services/otp'
import { BookingClient } from './BookingClient'
import type { BookingShown } from './bookingView'

jest.mock('@/services/appointments')
jest.mock('@/services/otp')

const hold = jest.mocked(appointments.holdPlace)
const book = jest.mocked(appointments.bookAppointment)
const read = jest.mocked(appointments.readPlaces)
const sendCode = jest.mocked(otp.sendOtp)

const { sessions } = bookAppointmentTestModel.input

async function opened(language: Language = 'en', change?: Partial<BookingShown>) {
  const { container } = render(<BookingClient view={bookingView(language, change)} />)
  await waitFor(() => expect(container.querySelector('[data-live]')).toBeTruthy())
  return { container, copy: bookPageCopy[language] }
}
const button = (name: string) => screen.getByRole('button', { name })
const HELD = { id: 'hold-1', until: Date.now() + 600_000 }

async function fills(language: Language = 'en') {
  const copy = bookPageCopy[language]
  fireEvent.input(screen.getByLabelText(copy.name), { target: { value: WHOLE_DETAILS.name } })
  fireEvent.input(screen.getByLabelText(copy.mobile), { target: { value: '+91 98765 43210' } })
}

let goTo: jest.SpyInstance
beforeEach(() => {
  jest.resetAllMocks()
  goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => {})
})

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  test('a place is taken, the number proven and the appointment opened without another page', async () => {
    const user = userEvent.setup()
    hold.mockResolvedValue(HELD)
    book
      .mockRejectedValueOnce({ kind: 'needsCode' })
      .mockResolvedValueOnce({ token: 'abc', state: 'confirmed' })
    sendCode.mockResolvedValue({ waitSeconds: 30 })
    const { copy, container } = await opened(language)
    const [first] = container.querySelectorAll<HTMLElement>('button.place')
    await user.click(first!)
    expect(hold).toHaveBeenCalledWith(sessions[0]?.places[0]?.id, expect.any(Function))
    await screen.findByLabelText(copy.name)
    expect(document.activeElement?.id).toBe('step')
    await fills(language)
    await user.click(button(copy.continue))
    const code = await screen.findByLabelText(otpLoginCopy[language].otp)
    expect(sendCode).toHaveBeenCalledWith(
      { mobile: '9876543210', isResend: false, isSignup: false, countryCode: '91' },
      expect.anything(),
    )
    // Another code may be asked for in half a minute.
    expect(button(otpLoginCopy[language].resend)).toMatchObject({ disabled: true })
    await user.type(code, '123456')
    await user.click(button(copy.confirm))
    await screen.findByText(copy.booked)
    expect(book.mock.calls.map(([{ holdId, details: sent, otp: given }]) => [holdId, sent, given])).toEqual([
      ['hold-1', WHOLE_DETAILS, ''],
      ['hold-1', WHOLE_DETAILS, '123456'],
    ])
    // One booking, however often it was tried.
    expect(new Set(book.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).size).toBe(1)
    const prefix = language === 'hi' ? '/hi' : ''
    expect(goTo.mock.calls).toEqual([[`${prefix}/a/abc?done=booked`]])
    expect(screen.getByRole('link', { name: copy.openOwn }).getAttribute('href')).toBe(`${prefix}/a/abc`)
    expect(screen.getByRole('link', { name: copy.calendar }).getAttribute('href')).toBe(`${prefix}/a/abc.ics`)
  })

  test('another code is asked for once the wait is over', async () => {
    hold.mockResolvedValue(HELD)
    book.mockRejectedValue({ kind: 'needsCode' })
    sendCode.mockResolvedValue({ waitSeconds: 0 })
    const { copy, container } = await opened(language)
    fireEvent.click(container.querySelector('button.place')!)
    await screen.findByLabelText(copy.name)
    await fills(language)
    fireEvent.click(button(copy.continue))
    await screen.findByLabelText(otpLoginCopy[language].otp)
    await waitFor(() => expect(button(otpLoginCopy[language].resend)).toMatchObject({ disabled: false }))
    fireEvent.click(button(otpLoginCopy[language].resend))
    await waitFor(() => expect(sendCode.mock.calls.at(-1)?.[0]).toMatchObject({ isResend: true }))
  })

  test.each([
    [{ kind: 'network' }, 'offline'],
    [{ kind: 'tooMany' }, 'tooMany'],
    [{ kind: 'away' }, 'away'],
    [{ kind: 'gone' }, 'gone'],
    [{ kind: 'unproven' }, 'noCookies'],
  ] as const)('a place that cannot be held for %j says so, and the places stay', async (failure, notice) => {
    hold.mockRejectedValue(failure)
    const { copy, container } = await opened(language)
    fireEvent.click(container.querySelector('button.place')!)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(copy.notices[notice])
    expect(document.activeElement).toBe(alert)
    expect(container.querySelectorAll('button.place')).toHaveLength(2)
  })
})

test('a place that somebody else has offers the nearest, and what was typed is kept', async () => {
  const { copy } = await opened('en', { step: 'details', chosen: bookedPlace(1), details: WHOLE_DETAILS })
  hold.mockRejectedValueOnce({ kind: 'taken', near: [bookedPlace(2)] }).mockResolvedValueOnce(HELD)
  fireEvent.click(button(copy.expired.again))
  await screen.findByText(copy.taken.title)
  fireEvent.click(screen.getByRole('button', { name: /Token 2/ }))
  const name = await screen.findByLabelText<HTMLInputElement>(copy.name)
  expect(name.value).toBe(WHOLE_DETAILS.name)
  expect(hold).toHaveBeenLastCalledWith(bookedPlace(2).place.id, expect.any(Function))
})

test('a hold that runs out while the page is not seen is noticed when it is seen, and typed words stay', async () => {
  const { copy } = await opened('en', { step: 'details', chosen: bookedPlace(1), heldUntil: HELD.until })
  await fills()
  expect(screen.queryByText(copy.expired.title)).toBeNull()
  const now = jest.spyOn(Date, 'now').mockReturnValue(HELD.until + 1)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await screen.findByText(copy.expired.title)
  now.mockRestore()
  expect(screen.getByLabelText<HTMLInputElement>(copy.name).value).toBe(WHOLE_DETAILS.name)
  // One press takes the place again and books it.
  hold.mockResolvedValue({ ...HELD, id: 'hold-2' })
  book.mockResolvedValue({ token: null, state: 'requested' })
  fireEvent.click(button(copy.continue))
  await screen.findByText(copy.requested)
  expect(book.mock.calls[0]?.[0].holdId).toBe('hold-2')
})

test('a wrong code is said at its field, and the right one books', async () => {
  book
    .mockRejectedValueOnce({ kind: 'refused', code: 'wrong', message: 'Incorrect OTP' })
    .mockResolvedValueOnce({ token: null, state: 'requested' })
  const { copy } = await opened('en', {
    step: 'code',
    chosen: bookedPlace(1),
    heldUntil: HELD.until,
    details: WHOLE_DETAILS,
  })
  const code = () => screen.getByLabelText<HTMLInputElement>(otpLoginCopy.en.otp)
  fireEvent.input(code(), { target: { value: '111111' } })
  fireEvent.click(button(copy.confirm))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(otpLoginCopy.en.refusals.wrong)
  expect(code().getAttribute('aria-invalid')).toBe('true')
  fireEvent.input(code(), { target: { value: '123456' } })
  fireEvent.click(button(copy.confirm))
  await screen.findByText(copy.requested)
  expect(book.mock.calls.map(([{ otp: given }]) => given)).toEqual(['111111', '123456'])
})

test('another day’s places are read in place; a lost line says so', async () => {
  read.mockRejectedValueOnce({ kind: 'timeout' }).mockResolvedValueOnce([])
  const { copy, container } = await opened()
  const days = () => container.querySelectorAll<HTMLElement>('.days a')
  fireEvent.click(days()[1]!)
  await screen.findByText(copy.notices.offline)
  // It is not known whether the day is full.
  expect(screen.queryByText(copy.fullDay)).toBeNull()
  expect(read).toHaveBeenCalledWith(7, '2030-03-06', expect.any(Function), expect.anything())
  fireEvent.click(days()[1]!)
  await screen.findByText(copy.fullDay)
  expect(days()[1]?.getAttribute('aria-current')).toBe('date')
})

test('the own place comes first among the places: nobody is locked out by it', async () => {
  read.mockResolvedValue(sessions)
  const { copy } = await opened('en', { step: 'details', chosen: bookedPlace(1), heldUntil: HELD.until })
  fireEvent.click(screen.getByRole('link', { name: copy.otherPlace }))
  fireEvent.click(await screen.findByRole('button', { name: copy.goOn }))
  await screen.findByLabelText(copy.name)
  expect(hold).not.toHaveBeenCalled()
})

test('what is wrong is said at its field and at the top, without a call', async () => {
  const { copy } = await opened('en', { step: 'details', chosen: bookedPlace(1), heldUntil: HELD.until })
  fireEvent.click(screen.getByLabelText(copy.relations.child))
  fireEvent.click(button(copy.continue))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(copy.problems.guardianMissing)
  expect(document.activeElement).toBe(alert)
  expect(screen.getByLabelText(copy.name).getAttribute('aria-invalid')).toBe('true')
  expect(book).not.toHaveBeenCalled()
})

test('the place that a link led to is marked among the others, also once the page is alive', async () => {
  const [place] = sessions.flatMap(({ places }) => places).slice(-1)
  const view = { ...bookingView('en'), linked: place?.id }
  const { container } = render(<BookingClient view={view} />)
  const marked = () =>
    [...container.querySelectorAll<HTMLButtonElement>('button[aria-current]')].map(({ value }) => value)
  expect(marked()).toEqual([place?.id])
  await waitFor(() => expect(container.querySelector('[data-live]')).toBeTruthy())
  expect(marked()).toEqual([place?.id])
  for (const fold of container.querySelectorAll('details')) {
    const holdsMarked = fold.querySelector('[aria-current=true]') !== null
    if (fold.closest('.places')) expect(fold.open).toBe(holdsMarked)
  }
})
