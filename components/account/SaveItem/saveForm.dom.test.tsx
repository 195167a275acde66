import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { announceSession } from '@/components/account/Session/sessionSignal'
import type { Language } from '@/model/page/language'
import { changeSaved, fetchSaved } from '@/services/savedItems'
import { SaveButton, SaveForm } from './SaveForm'
import { pause } from '@/tests/support/until'

jest.mock('@/services/savedItems')
const fetched = jest.mocked(fetchSaved)
const changed = jest.mocked(changeSaved)
const posted = jest.fn((event: Event) => event.preventDefault())

const logIn = () => (document.cookie = 'signed_in=1')
// A submit event that reaches the window is posted by the browser.
addEventListener('submit', (event) => {
  if (!event.defaultPrevented) posted(event)
})
beforeEach(() => {
  jest.resetAllMocks()
  posted.mockImplementation((event) => event.preventDefault())
  document.cookie = 'signed_in=; max-age=0'
})

/** A list's form above its entries, whose buttons belong to it. */
function show(language: Language = 'en') {
  render(
    <>
      <SaveForm language={language} />
      <SaveButton kind="doctor" id={1} name="Dr Rao" language={language} />
      <SaveButton kind="hospital" id={2} name="Neem Grove" language={language} />
    </>,
  )
}
const button = (name: string) => screen.getByRole('button', { name })
const isShown = (name: string) => screen.findByRole('button', { name })

test('nobody who is logged out is asked about, and a press posts the plain form', async () => {
  show()
  await act(() => pause(20))
  expect(fetched).not.toHaveBeenCalled()
  fireEvent.click(button('Save Dr Rao'))
  expect(posted).toHaveBeenCalledTimes(1)
})

test('shows what is saved, and a press changes it in place and says so', async () => {
  logIn()
  fetched.mockResolvedValue(new Set(['doctor-1']))
  show()
  await isShown('Saved Dr Rao')
  // The name says it; a pressed 'Saved' would say it twice.
  for (const name of ['Saved Dr Rao', 'Save Neem Grove'])
    expect(button(name).hasAttribute('aria-pressed')).toBe(false)

  changed.mockResolvedValue(new Set(['doctor-1', 'hospital-2']))
  fireEvent.click(button('Save Neem Grove'))
  await isShown('Saved Neem Grove')
  expect(changed).toHaveBeenCalledWith('hospital-2', true)
  expect(screen.getByRole('status').textContent).toBe('Saved. What you have saved')

  changed.mockResolvedValue(new Set(['hospital-2']))
  fireEvent.click(button('Saved Dr Rao'))
  await isShown('Save Dr Rao')
  expect(changed).toHaveBeenLastCalledWith('doctor-1', false)
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Removed'))
  expect(posted).not.toHaveBeenCalled()
})

test('what cannot be changed in place is posted, and dropped where it was saved', async () => {
  logIn()
  fetched.mockResolvedValue(new Set(['doctor-1']))
  changed.mockRejectedValue(new Error('503'))
  HTMLFormElement.prototype.requestSubmit = jest.fn()
  show()
  await isShown('Saved Dr Rao')
  fireEvent.click(button('Saved Dr Rao'))
  await waitFor(() =>
    expect(HTMLFormElement.prototype.requestSubmit).toHaveBeenCalledWith(button('Saved Dr Rao')),
  )
  expect((button('Saved Dr Rao') as HTMLButtonElement).formAction).toContain('/profile/saved/drop')
})

test('a session that is announced while what is saved is on its way changes nothing', async () => {
  logIn()
  let comes: (keys: ReadonlySet<string>) => void = () => {}
  fetched.mockReturnValue(new Promise((resolve) => (comes = resolve)))
  show()
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  await act(async () => {
    announceSession()
    await pause(20)
    comes(new Set(['doctor-1']))
  })
  await isShown('Saved Dr Rao')
  changed.mockResolvedValue(new Set(['doctor-1', 'hospital-2']))
  fireEvent.click(button('Save Neem Grove'))
  await isShown('Saved Neem Grove')
  expect(changed).toHaveBeenCalledTimes(1)
})

test('a session that is announced while a first answer comes to nothing is asked about again', async () => {
  logIn()
  let fails: (reason: Error) => void = () => {}
  fetched.mockReturnValueOnce(new Promise((_, reject) => (fails = reject)))
  fetched.mockResolvedValue(new Set(['doctor-1']))
  show()
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  act(announceSession)
  fails(new Error('no answer'))
  await isShown('Saved Dr Rao')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a login on the page is heard, in Hindi as well', async () => {
  show('hi')
  fetched.mockResolvedValue(new Set(['doctor-1']))
  logIn()
  act(() => announceSession())
  await isShown('Dr Rao सहेजा गया')
})
