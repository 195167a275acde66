import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** What the HTML standard says, and what people who use assistive technology need; no matters of taste. */
const VALIDATOR = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // End tags that the standard lets a page leave out are left out (server/edge/lighterHtml.ts).
      'no-implicit-close': 'off',
      // Scripts and styles come from the site itself or from its own CDN.
      'require-sri': 'off',
      // A label around its field may name it as well: some assistive technology reads only that.
      'no-redundant-for': 'off',
      // What may be named may be named.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
)

/**
 * Components that a page has beside one that extends them: styled-components writes their rules once in `:where()` for
 * the extension and once plainly, and the plain ones would win over the extension.
 */
const basesBesideExtensions = (html: string): readonly string[] =>
  [...html.matchAll(/:where\(\.([\w-]+)\)/g)].flatMap(([, name = '']) =>
    new RegExp(`[}>]\\.${name}[ {:]`).test(html) ? [`.${name} is on the page beside its extension`] : [],
  )

/** What is wrong with a page's HTML, each finding once, a line each. */
export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await VALIDATOR.validateString(html)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  return [...new Set([...found, ...basesBesideExtensions(html)])]
}
