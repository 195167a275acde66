import { expect, test } from '@playwright/test'
import { FORM_PAGES } from '@/devtools/paths/formPages'
import { isFieldKey } from '@/model/lead/formFields'
import { IS_THOROUGH } from './thorough'
import { PAGE_SAMPLES } from '@/tests/site/pageSamples'

const FORM = /<form[^>]*data-(?:lead-form|quick-survey)[^]*?<\/form>/g
const NAME = /<(?:input|select|textarea)[^>]*? name="(\w+)"/g
/** Rides with the number. */
const isVisitorField = (key: string) => isFieldKey(key) && key !== 'countryCode'

/** What the forms of a page ask for, in the HTML that it is served with. */
const fieldsIn = (html: string): string[][] =>
  (html.match(FORM) ?? []).map((form) => [
    ...new Set([...form.matchAll(NAME)].map(([, name = '']) => name).filter(isVisitorField)),
  ])

// The matrix of docs/charts/forms.md holds what the pages really ask for.
// Every day one page of each type and variant.
test('each page asks for the fields of its rows in the matrix of forms, and no other page asks', async ({
  request,
}) => {
  const paths = new Set([
    ...FORM_PAGES.map(({ path }) => path),
    ...PAGE_SAMPLES.filter(({ route }) => !FORM_PAGES.some((one) => one.route === route)).map(
      ({ path }) => path,
    ),
  ])
  const first = FORM_PAGES.filter(
    (page, index) =>
      FORM_PAGES.findIndex(
        ({ pageType, variant }) => pageType === page.pageType && variant === page.variant,
      ) === index,
  ).map(({ path }) => path)
  for (const path of IS_THOROUGH ? paths : new Set(first)) {
    const expected = FORM_PAGES.filter((one) => one.path === path).map(({ fields }) =>
      fields.map(({ key }) => key).sort(),
    )
    const shown = fieldsIn(await (await request.get(path)).text()).map((keys) => keys.sort())
    expect.soft(shown.sort(), path).toEqual(expected.sort())
  }
})
