/** The header's search on a page, for tests. */
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { HeaderSearchForm } from '@/components/layout/Search/HeaderSearch'
import type { HeaderSearchViewModel } from '@/components/layout/Search/headerSearchBar'
import type { SearchResult } from '@/model/search/searchResult'

const PLACEHOLDER = 'Search Condition, Treatment, Doctor or Hospital'
const viewModel: HeaderSearchViewModel = {
  language: 'en',
  popular: 2,
  cityId: 514,
}
const CITIES = [
  [514, 'Delhi NCR'],
  [477, 'Mumbai'],
  [9001, 'Pune'],
] as const
export const HINDI = {
  viewModel: { ...viewModel, language: 'hi' },
  cities: [
    [514, 'दिल्ली एनसीआर'],
    [477, 'मुंबई'],
  ],
} as const
export const barWith = (own: Partial<ComponentProps<typeof HeaderSearchForm>> = {}) => (
  <HeaderSearchForm viewModel={viewModel} placeholder={PLACEHOLDER} cities={CITIES} {...own} />
)
export const result = (ArticleType: number, Name: string, CityName?: string): SearchResult => ({
  ArticleType,
  Id: 1,
  Name,
  RouteId: Name,
  Url: `/page/${Name}`,
  CityName,
})

export const showBar = (own?: Partial<ComponentProps<typeof HeaderSearchForm>>) =>
  render(
    <>
      {barWith(own)}
      <button type="button">elsewhere</button>
    </>,
  )
export const field = () => screen.getByPlaceholderText<HTMLInputElement>(PLACEHOLDER)
export const cityButton = () => screen.getByRole('button', { name: /^City:/ })
export const formCity = () => document.querySelector<HTMLSelectElement>('select[name=city]')?.value
export const shown = () => screen.queryAllByRole('option').map((option) => option.textContent)
export const seesResults = () => screen.findByRole('listbox', { name: 'Search results' })
