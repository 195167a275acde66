import type { ReactElement } from 'react'
import { at } from '@/tests/support/drawnPage'
import { renderToStaticMarkup } from 'react-dom/server'
import AuthorsPage from '@/app/[edition]/authors/page'
import CareersPage from '@/app/[edition]/careers/page'
import ContactPage from '@/app/[edition]/contact-us/page'
import PartnerPage from '@/app/[edition]/partner-with-us/page'
import { stateOptions } from '@/content/catalogue/options/catalogueOptions'

const drawn = async (page: () => ReactElement | Promise<ReactElement>) => renderToStaticMarkup(await page())
/** The form of that id. */
const formOf = (html: string, id = 'enquiry') =>
  /<form.*?<\/form>/s.exec(html.slice(html.indexOf(`<form id="${id}"`)))?.[0] ?? ''
const namesIn = (form: string) => [
  ...new Set([...form.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name)),
]
const buttonOf = (form: string) => /<button[^>]*type="submit"[^>]*>([^<]*)/.exec(form)?.[1]

const FIELDS = ['name', 'mobile', 'email', 'city', 'state', 'treatment', 'specializations', 'query']

describe('without JavaScript', () => {
  test.each([
    ['Partner', PartnerPage, ['name', 'countryCode', 'mobile', 'city', 'state', 'specializations', 'query']],
    ['Careers', CareersPage, ['name', 'countryCode', 'mobile', 'email', 'city', 'query']],
  ] as const)(
    'the form of %s asks its own fields under its own lead type',
    async (leadType, page, fields) => {
      const form = formOf(await drawn(page))
      expect(namesIn(form).filter((name = '') => name === 'countryCode' || FIELDS.includes(name))).toEqual(
        fields,
      )
      expect(form).toContain('only to get back to you')
      expect(form).not.toContain('appointment')
      expect(form).toMatch(new RegExp(`name="leadType" value="${leadType}"`))
    },
  )

  test('a partner ticks specialisations and chooses a state of the list', async () => {
    const form = formOf(await drawn(PartnerPage))
    expect(form.match(/type="checkbox"[^>]*name="specializations"/g)?.length).toBeGreaterThan(10)
    expect(form).toContain('(Select atleast one)')
    expect(
      stateOptions.filter(({ StateName }) => !form.includes(`>${StateName.replace('&', '&amp;')}</option>`)),
    ).toEqual([])
  })
})

test.each([
  ['Send my details', PartnerPage, 'enquiry'],
  ['Send my application', CareersPage, 'enquiry'],
  ['Send', () => ContactPage(at({})), 'enquiry'],
  ['Ask our writers', AuthorsPage, 'ask'],
  ['Ask for an opinion', AuthorsPage, 'opinion'],
] as const)('%s is what the button of its form says', async (title, page, id) => {
  expect(buttonOf(formOf(await drawn(page), id))).toBe(title)
})
