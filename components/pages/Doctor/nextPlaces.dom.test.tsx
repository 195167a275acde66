import { act, render, screen, waitFor } from '@testing-library/react'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import type { Language } from '@/model/page/language'
import type { ShownDoctor } from '@/model/page/listFacts'
import { DoctorCards } from './DoctorCards'
import { NextPlacesLoader } from './NextPlacesLoader'

const [ONE, TWO, THREE] = shippedRows('doctors') as readonly [
  ShownDoctor,
  ShownDoctor,
  ShownDoctor,
  ...ShownDoctor[],
]
const TODAY = '2030-03-05'
const place = (date: string, more: object) => ({
  placeId: `7.row.${date.replaceAll('-', '')}.t1`,
  date,
  hospitalSlug: 'andheri',
  zone: 'Asia/Kolkata',
  expectedFrom: `${date}T17:20:00+05:30`,
  expectedTo: `${date}T17:40:00+05:30`,
  ...more,
})
const told = {
  today: TODAY,
  doctors: [
    {
      doctorId: ONE.DoctorId,
      doctor: ONE.slug,
      places: [
        place(TODAY, { startsAt: `${TODAY}T17:20:00+05:30` }),
        place('2030-03-06', { token: 1 }),
        place('2030-03-09', { token: 1 }),
      ],
    },
    { doctorId: TWO.DoctorId, doctor: TWO.slug, places: [] },
  ],
}

const requested = jest.fn<void, [string]>()
let status = 200
let seen: (isIntersecting: boolean) => void
beforeEach(() => {
  requested.mockClear()
  status = 200
  global.fetch = (async (path: string) => {
    requested(path)
    return { status, text: async () => JSON.stringify({ data: told }) }
  }) as unknown as typeof fetch
  class Observer {
    constructor(onChange: IntersectionObserverCallback) {
      seen = (isIntersecting) =>
        act(() => onChange([{ isIntersecting } as IntersectionObserverEntry], this as never))
    }
    observe = () => undefined
    disconnect = () => undefined
  }
  Object.assign(window, { IntersectionObserver: Observer })
})

const show = (language: Language = 'en') =>
  render(
    <DoctorCards
      doctors={[TWO, ONE].map((one) => ({ ...one, hasPlaces: true })).concat({ ...THREE, hasPlaces: false })}
      language={language}
    />,
  )
const links = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('.next-places a')].map((link) => [
    link.textContent?.replace(/\s/g, ' '),
    link.getAttribute('href'),
  ])

it('one call asks for all doctors with sessions once a card is near; each place is a link to it', async () => {
  show()
  seen(false)
  expect(requested).not.toHaveBeenCalled()
  seen(true)
  await waitFor(() => expect(links()).toHaveLength(3))
  const ids = [ONE.DoctorId, TWO.DoctorId].sort((one, other) => one - other)
  expect(requested.mock.calls).toEqual([[`/api/places?doctors=${ids.join(',')}`]])
  const book = `/doctor/${ONE.slug}/book?place=7.row.`
  expect(links()).toEqual([
    ['Today, 5:20 pm', `${book}20300305.t1#places`],
    ['Tomorrow, about 5:20 pm', `${book}20300306.t1#places`],
    ['Sat, 9 Mar, about 5:20 pm', `${book}20300309.t1#places`],
  ])
  expect(screen.getByRole('list', { name: `Next free places: ${ONE.DoctorName}` })).toBeTruthy()
  expect(screen.getByText('No free place in the next 14 days')).toBeTruthy()
})

it('outside a card, where the element says the doctor’s name, above what one can do', async () => {
  render(
    <>
      <div data-places={ONE.DoctorId} data-name="Dr One">
        <p>Book Now</p>
      </div>
      <NextPlacesLoader language="en" />
    </>,
  )
  seen(true)
  const places = await screen.findByRole('list', { name: 'Next free places: Dr One' })
  expect(places.nextElementSibling?.textContent).toBe('Book Now')
})

it('in Hindi', async () => {
  show('hi')
  seen(true)
  await waitFor(() => expect(links()).toHaveLength(3))
  expect(links()[1]).toEqual([
    expect.stringMatching(/^कल, लगभग .*5:20/),
    expect.stringMatching(/^\/hi\/doctor\//),
  ])
})

it('where the site does not answer, the cards stay as they are', async () => {
  status = 503
  show()
  const before = document.body.innerHTML
  seen(true)
  await waitFor(() => expect(requested).toHaveBeenCalled())
  await act(async () => undefined)
  expect(document.body.innerHTML.replaceAll(' data-asked=""', '')).toBe(before)
})
