import { act, fireEvent, render, screen } from '@testing-library/react'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { keptComparison } from '@/services/keptComparison'
import { KeepComparison } from './KeepComparison.ts'
import { pause } from '@/tests/support/until'

const DOCTORS = shippedRows('doctors').slice(0, 8)
const [A, B, C, D, E] = DOCTORS as [
  (typeof DOCTORS)[number],
  (typeof DOCTORS)[number],
  (typeof DOCTORS)[number],
  (typeof DOCTORS)[number],
  (typeof DOCTORS)[number],
]
const NOTHING_MORE = new Map(DOCTORS.map(({ slug }) => [slug, {}]))

const show = (doctors = DOCTORS.slice(0, 4), treatmentSlug?: string) =>
  render(<DoctorCards doctors={doctors} language="en" listed={{ facts: NOTHING_MORE, treatmentSlug }} />)

const box = ({ DoctorName }: { DoctorName: string }) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare: ${DoctorName}` })
const settle = () => act(() => pause(60))
const tick = async (doctor: { DoctorName: string }) => {
  fireEvent.click(box(doctor))
  await settle()
}
const status = () => screen.getByRole('status').textContent
/** The values that the form would send, in order. */
const sent = () =>
  [...new FormData(document.querySelector<HTMLFormElement>('form[method=get]')!)].map(
    ([name, value]) => `${name}=${value as string}`,
  )
const kept = () => keptComparison('doctors').map(({ slug }) => slug)

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('without code the list is a plain form that leads to the comparison', () => {
  show(undefined, 'piles')
  const form = document.querySelector<HTMLFormElement>('form[method=get]')
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/compare', 'get'])
  box(A).checked = true
  box(C).checked = true
  expect(sent()).toEqual(['treatment=piles', `doctors=${A.slug}`, `doctors=${C.slug}`])
  expect(screen.getByRole('link', { name: `Book: ${A.DoctorName}` }).getAttribute('href')).toBe(
    `/doctor/${A.slug}#enquiry`,
  )
})

test.each([
  [
    'doctors',
    <DoctorCards
      key="d"
      doctors={[]}
      language="en"
      listed={{ facts: NOTHING_MORE, treatmentSlug: undefined }}
    />,
  ],
  [
    'hospitals',
    <HospitalCards
      key="h"
      hospitals={[]}
      language="en"
      listed={{ facts: NOTHING_MORE, treatmentSlug: undefined }}
    />,
  ],
])('where a choice leaves no %s there is nothing to compare or save, so no form for it', (_, cards) => {
  expect(render(cards).container.innerHTML).toBe('')
})

test('what is ticked is counted and kept, in the order of the choice, and a fourth is refused in words', async () => {
  show()
  await tick(B)
  expect(status()).toBe('1 of 3 chosen. Tick another one.')
  await tick(A)
  expect(status()).toBe('2 of 3 chosen')
  await tick(C)
  await tick(D)
  expect(box(D).checked).toBe(false)
  expect(status()).toBe(`3 are chosen already. Take one away to compare ${D.DoctorName}.`)
  expect(kept()).toEqual([B.slug, A.slug, C.slug])
  await tick(A)
  expect(status()).toBe('2 of 3 chosen')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect([kept(), box(B).checked]).toEqual([[], false])
})

test('what was chosen on another page of the list goes along, with the chosen city', async () => {
  sessionStorage.setItem('compared.doctors', JSON.stringify([{ slug: E.slug, name: E.DoctorName }]))
  localStorage.setItem('selectedCity', JSON.stringify({ cityid: 477, cityname: 'Mumbai', type: 'popular' }))
  show()
  await settle()
  expect(status()).toBe('1 of 3 chosen. Tick another one.')
  await tick(A)
  expect(sent()).toEqual([`doctors=${A.slug}`, `doctors=${E.slug}`, 'city=477'])
})

test('a box that was ticked before the code came counts', async () => {
  const { container } = show([])
  container.remove()
  show()
  box(A).checked = true
  await tick(B)
  expect(kept().sort()).toEqual([A.slug, B.slug].sort())
})

test('who takes one away on the page of comparison finds it taken away on the way back', async () => {
  show()
  await tick(A)
  await tick(B)
  render(<KeepComparison kind="doctors" items={[{ slug: B.slug, name: B.DoctorName }]} />)
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })
  expect([box(A).checked, box(B).checked]).toEqual([false, true])
})

test.each(['{', '"text"', '[{"slug":5,"name":"x"},7,null]'])('%s in the store counts as nothing', (text) => {
  sessionStorage.setItem('compared.doctors', text)
  expect(keptComparison('doctors')).toEqual([])
})
