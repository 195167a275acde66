import { expect, test } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { PAGE_SAMPLES } from '@/tests/site/pageSamples'

/** What the HTML standard says, and what people who use assistive technology need; no matters of taste. */
const VALIDATOR = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Scripts and styles come from the site itself or from its own CDN.
      'require-sri': 'off',
      // A label around its field may name it as well: some assistive technology reads only that.
      'no-redundant-for': 'off',
      // What may be named may be named.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
)

for (const { path, status = 200 } of PAGE_SAMPLES)
  test(`${path} is valid HTML`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(status)
    const { results } = await VALIDATOR.validateString(await answer.text())
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect([...new Set(found)]).toEqual([])
  })
