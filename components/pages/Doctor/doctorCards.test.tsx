import { renderToStaticMarkup } from 'react-dom/server'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import type { Language } from '@/model/page/language'
import type { ShownDoctor } from '@/model/page/listFacts'
import { DoctorCards } from './DoctorCards'

const [DOCTOR] = shippedRows('doctors') as readonly [ShownDoctor, ...ShownDoctor[]]

const hrefs = (hasPlaces: boolean | undefined, language: Language = 'en') =>
  [
    ...renderToStaticMarkup(
      <DoctorCards doctors={[{ ...DOCTOR, hasPlaces }]} language={language} />,
    ).matchAll(/href="([^"]*)"/g),
  ].map(([, href]) => href)

describe('a doctor’s card on a page about something else', () => {
  it('leads to the places that can be booked, in the language of the page', () => {
    expect(hrefs(true)).toEqual([`/doctor/${DOCTOR.slug}`, `/doctor/${DOCTOR.slug}/book`])
    expect(hrefs(true, 'hi')).toEqual([`/hi/doctor/${DOCTOR.slug}`, `/hi/doctor/${DOCTOR.slug}/book`])
  })

  it('has one filled button', () => {
    const html = renderToStaticMarkup(
      <DoctorCards doctors={[{ ...DOCTOR, hasPlaces: true }]} language="en" />,
    )
    expect(html.match(/button-primary/g)).toHaveLength(1)
  })

  it('leads to the doctor’s page alone where there are no sessions', () => {
    expect(hrefs(false)).toEqual([`/doctor/${DOCTOR.slug}`])
  })
})

it('has the drawing of the demonstration’s doctor, said to be one, with its room kept and fetched when near', () => {
  const picture = (language: Language) =>
    /<img [^>]*>/.exec(renderToStaticMarkup(<DoctorCards doctors={[DOCTOR]} language={language} />))?.[0]
  expect(picture('en')).toMatch(
    new RegExp(
      `^<img [^>]*src="/drawn/doctor-${DOCTOR.slug}.svg" width="64" height="64" alt="Drawing of ${DOCTOR.DoctorName}" loading="lazy"`,
    ),
  )
  expect(picture('hi')).toContain(`alt="${DOCTOR.hindi} का रेखाचित्र"`)
})
