import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { speak } from '@/services/speech'
import { voiceOf } from '@/services/voices'
import { ReadAloudButton } from './ReadAloudButton'

jest.mock('@/services/speech')
jest.mock('@/services/voices')

const said = jest.mocked(speak)

beforeAll(() => {
  // jsdom lays nothing out: all that is not hidden has a box.
  Element.prototype.getClientRects = function () {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
  }
})

const shows = () =>
  render(
    <section lang="hi">
      <h3>अभी फ़ोन करें</h3>
      <ReadAloudButton reads="section" language="hi" listen="सुनें" />
      <ul>
        <li>तेज़ दर्द</li>
        <li lang="en">Fever</li>
        <li hidden>छिपा हुआ</li>
      </ul>
    </section>,
  )

test('a browser without a voice of the language shows no button', () => {
  jest.mocked(voiceOf).mockReturnValue(undefined)
  shows()
  expect(screen.queryByRole('button')).toBeNull()
  expect(voiceOf).toHaveBeenCalledWith('hi')
})

test('reads what the page shows, each line in its language, and names the part', async () => {
  jest.mocked(voiceOf).mockReturnValue({} as SpeechSynthesisVoice)
  let end = () => {}
  said.mockReturnValue(new Promise((resolve) => (end = resolve)))
  shows()
  await userEvent.click(screen.getByRole('button', { name: 'सुनें: अभी फ़ोन करें' }))
  await screen.findByRole('button', { name: 'पढ़ना रोकें: अभी फ़ोन करें' })
  expect(said.mock.lastCall?.[0]).toEqual([
    { text: 'अभी फ़ोन करें', language: 'hi' },
    { text: 'तेज़ दर्द', language: 'hi' },
    { text: 'Fever', language: 'en' },
  ])
  await act(async () => end())
  await screen.findByRole('button', { name: 'सुनें: अभी फ़ोन करें' })
})

test('a voice that fails is said, and can be tried again', async () => {
  jest.mocked(voiceOf).mockReturnValue({} as SpeechSynthesisVoice)
  said.mockRejectedValueOnce(new Error('network'))
  shows()
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('नहीं सुना पाया'))
  expect(screen.getByRole('button', { name: /^सुनें/ })).toBeTruthy()
})
