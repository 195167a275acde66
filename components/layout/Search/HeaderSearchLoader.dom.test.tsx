import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeaderSearchForm } from './HeaderSearch'

jest.mock('./HeaderSearchLive', () => {
  throw new Error('the network is cut')
})
jest.mock('@/components/layout/SelectCity/SelectCity', () => {
  throw new Error('the network is cut')
})

test('when the code cannot be fetched, form and cities stay native and work', async () => {
  render(
    <HeaderSearchForm
      viewModel={{ language: 'en', popular: 2, cityId: 514 }}
      placeholder="Search"
      cities={[
        [514, 'Delhi NCR'],
        [477, 'Mumbai'],
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'City: Delhi NCR' }))
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'City' })
  await userEvent.selectOptions(select, 'Mumbai')
  await waitFor(() => expect(localStorage.getItem('selectedCity')).toContain('"cityid":477'))
  expect(screen.getByPlaceholderText('Search').getAttribute('role')).toBeNull()
})
