/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import {
  bookAppointmentTestModel,
  bookedPlace,
  HOLD,
} from '@/machines/bookAppointment/bookAppointment.testModel'
import { ownDonePath, ownMovePath, ownProblemPath } from '@/model/appointments/bookingPaths'
import type { Language } from '@/model/page/language'
import * as appointments from '@/services/appointments'
import { browser } from '@/services/browser'
import { OwnClient } from './OwnClient'
import type { OwnFormsView } from './ownView'

jest.mock('@/services/appointments')

const hold = jest.mocked(appointments.holdPlace)
const change = jest.mocked(appointments.changeAppointment)
const read = jest.mocked(appointments.readPlaces)

const { day, sessions } = bookAppointmentTestModel.input
const OTHER_DAY = '2030-03-06'
const TOKEN = 'abc'

const viewOf = (language: Language): OwnFormsView => ({
  ...{ language, token: TOKEN, isAhead: true, isOver: false, doctorId: 7, hospitals: {} },
  actions: ['coming', 'move', 'cancel', 'late', 'dispute'],
  shown: {
    free: {
      days: [day, OTHER_DAY].map((one) => ({ day: one, free: 2, href: ownMovePath(language, TOKEN, one) })),
      chosen: day,
      today: day,
      tomorrow: OTHER_DAY,
      zone: 'Asia/Kolkata',
      sessions,
    },
    isOpen: true,
    near: [],
    isBusy: false,
  },
})

const goTo = jest.fn()
beforeEach(() => {
  jest.resetAllMocks()
  jest.spyOn(browser, 'goTo').mockImplementation(goTo)
})

/** The forms of an appointment, taken over by their machine. */
async function opens(language: Language = 'en') {
  const { container } = render(<OwnClient view={viewOf(language)} />)
  await waitFor(() => expect(container.querySelector('[data-live]')).toBeTruthy())
  return { container, copy: ownAppointmentCopy[language], user: userEvent.setup() }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe.each(['en', 'hi'] as const)('the forms of an appointment (%s)', (language) => {
  it.each([
    ['comingYes', { type: 'coming' }, 'coming'],
    ['cancelSubmit', { type: 'cancel', reason: null }, 'cancelled'],
    ['lateSubmit', { type: 'late', minutes: 10 }, 'late'],
    ['dispute', { type: 'dispute' }, 'disputed'],
  ] as const)('%s asks for %o, and opens the page with what was done', async (name, wanted, done) => {
    change.mockResolvedValue(undefined)
    const { copy } = await opens(language)
    press(copy[name])
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(ownDonePath(language, TOKEN, done)))
    expect(change.mock.calls.map(([token, asked]) => [token, asked])).toEqual([[TOKEN, wanted]])
  })
})

it('a chosen reason goes with the cancellation, whose rule stands before its button', async () => {
  change.mockResolvedValue(undefined)
  const { copy, container } = await opens()
  const form = container.querySelector('form[action="/a/cancel"]')!
  expect(form.textContent!.indexOf(copy.cancelRule)).toBeLessThan(
    form.textContent!.indexOf(copy.cancelSubmit),
  )
  fireEvent.click(screen.getByLabelText(copy.reasons.better))
  press(copy.cancelSubmit)
  await waitFor(() => expect(goTo).toHaveBeenCalled())
  expect(change.mock.calls[0]?.[1]).toEqual({ type: 'cancel', reason: 'better' })
})

it('a move holds the new place first; where somebody else has it, the nearest are offered', async () => {
  const { container } = await opens()
  hold.mockRejectedValueOnce({ kind: 'taken', near: [bookedPlace(2)] })
  fireEvent.click(container.querySelector('button.place')!)
  const said = await screen.findByRole('alert')
  expect(said.textContent).toBe(ownAppointmentCopy.en.problems.taken)
  await waitFor(() => expect(document.activeElement).toBe(said))
  expect(change).not.toHaveBeenCalled()
  hold.mockResolvedValueOnce(HOLD)
  change.mockResolvedValue(undefined)
  press(
    screen.getAllByRole('button').find((one) => one.closest('form')?.querySelector('input[name=place]'))!
      .textContent!,
  )
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(ownDonePath('en', TOKEN, 'moved')))
  expect(hold.mock.calls.at(-1)?.[0]).toBe(bookedPlace(2).place.id)
  expect(change.mock.calls[0]?.[1]).toEqual({ type: 'move', holdId: HOLD.id })
})

it('another day is read without leaving the page', async () => {
  const { container } = await opens()
  read.mockResolvedValue([])
  fireEvent.click(container.querySelector(`a[href*="${OTHER_DAY}"]`)!)
  await waitFor(() => expect(read.mock.calls[0]?.slice(0, 2)).toEqual([7, OTHER_DAY]))
  await waitFor(() => expect(container.querySelector('button.place')).toBeNull())
})

it('without a connection it says so and can be tried again; what is not possible shows how things are', async () => {
  const { copy } = await opens()
  change.mockRejectedValueOnce({ kind: 'network' })
  press(copy.comingYes)
  expect((await screen.findByRole('alert')).textContent).toBe(copy.problems.offline)
  change.mockRejectedValueOnce({ kind: 'notPossible' })
  press(copy.comingYes)
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(ownProblemPath('en', TOKEN, 'notPossible')))
})

it('while a call is under way it is said, and another press asks for nothing', async () => {
  const { copy, container } = await opens()
  change.mockReturnValue(new Promise(() => undefined))
  press(copy.comingYes)
  await act(async () => undefined)
  expect(container.querySelector('[aria-busy=true]')).toBeTruthy()
  press(copy.cancelSubmit)
  await act(async () => undefined)
  expect(change).toHaveBeenCalledTimes(1)
})
