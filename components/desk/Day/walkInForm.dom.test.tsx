import { render, screen } from '@testing-library/react'
import { deskDayCopy as copy } from '@/content/copy/deskDay'
import { WalkInForm } from './WalkInForm'

const SESSIONS = ['morning', 'evening'].map((id) => ({
  ...{ id, doctor: 'Dr Rao', from: '10:00', to: '13:00', where: 'Andheri' },
}))

test('a refused walk-in names its problem at the field, and keeps what was typed', () => {
  const typed = { name: 'Ramesh', mobile: '12345', session: 'evening' }
  const choice = { date: '2026-11-27', place: '' }
  render(<WalkInForm {...{ choice, typed }} sessions={SESSIONS} formKey="x" problem="badNumber" />)
  const number = screen.getByLabelText(copy.walkIn.number)
  const described = number.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe(copy.problems.badNumber)
  expect(number).toHaveProperty('value', '12345')
  expect(screen.getByLabelText(copy.walkIn.name)).toHaveProperty('value', 'Ramesh')
  expect(screen.getByLabelText(copy.walkIn.session)).toHaveProperty('value', 'evening')
})
