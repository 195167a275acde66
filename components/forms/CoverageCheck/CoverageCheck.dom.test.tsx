/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { coverageCheckCopy } from '@/content/copy/coverageCheck'
import { COVERAGE_START, type CoverageAnswers } from '@/model/calculators/coverageCheck'
import { firstCoverageStep } from '@/machines/coverageCheck/coverageCheck.labels'
import { browser } from '@/services/browser'
import { CoverageCheckClient } from './CoverageCheckClient'

const OPTIONS = {
  insurer: ['', 'cghs', 'none'],
  treatment: ['', 'piles', 'other'],
  city: ['', 'pune', 'other'],
}
const listed = (values: readonly string[]) => values.map((value) => ({ value, label: value || 'Choose' }))

async function opened(known: Partial<CoverageAnswers> = {}) {
  const answers = { ...COVERAGE_START, ...known }
  const open = jest.spyOn(browser, 'goTo').mockImplementation(() => {})
  render(
    <CoverageCheckClient
      viewModel={{
        page: {
          pageType: 'Service',
          pageName: 'Coverage check',
          path: '/coverage-check',
          tier: 3,
          language: 'en',
        },
        answers,
        isAnswered: false,
        isIncomplete: false,
        options: {
          insurer: listed(OPTIONS.insurer),
          treatment: listed(OPTIONS.treatment),
          city: listed(OPTIONS.city),
        },
        start: { step: firstCoverageStep(answers, false), missing: [], live: false },
      }}
    />,
  )
  const form = document.forms[0]!
  fireEvent.focus(screen.getByLabelText('City'))
  await waitFor(() => expect(form.dataset.live).toBe('true'))
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return { form, open, choose, submit: () => fireEvent.submit(form) }
}

const { lines, buttons } = coverageCheckCopy.en

afterEach(() => jest.restoreAllMocks())

it('opens the address that holds the three answers, once', async () => {
  const { open, choose, submit } = await opened({ treatment: 'piles' })
  choose('Insurer or scheme', 'cghs')
  expect(screen.getByRole('status').textContent).toBe(lines.city)
  choose('City', 'pune')
  expect(screen.getByRole('status').textContent).toBe(lines.ready)
  submit()
  submit()
  expect(open.mock.calls).toEqual([
    ['/calculate/coverage-check?insurer=cghs&treatment=piles&city=pune#coverage-check-result'],
  ])
  expect(screen.getByRole('button').textContent).toBe(buttons.opening)
})

it('marks what is missing, and leads to the first of it', async () => {
  const { open, submit } = await opened({ insurer: 'none' })
  submit()
  expect(open).not.toHaveBeenCalled()
  expect(screen.getAllByText('Choose an answer')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Treatment'))
})

it('answers again to who comes back from the answer', async () => {
  const { open, submit } = await opened({ insurer: 'cghs', treatment: 'piles', city: 'pune' })
  submit()
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })
  expect(screen.getByRole('button').textContent).toBe(buttons.show)
  submit()
  expect(open).toHaveBeenCalledTimes(2)
})
