/** Which form asks what on which page, with which rule and words, as a page for people: docs/charts/forms.md. */
import { validationCopy } from '@/content/copy/leadForm'
import { formFieldCopy } from '@/content/copy/formFields'
import { VALIDATION_TABLE } from '@/devtools/paths/data/specificationTables'
import { FORM_PAGES, type FormPage } from '@/devtools/paths/formPages'
import { FIELD_KEYS, type FieldKey, formField } from '@/model/lead/formFields'
import { row, table } from './markdownTable'

/** Why no page of the shipped catalogue says a message. */
const ONLY_SURVEY =
  'asked by the quick survey alone, where nothing has to be answered; a clinic reaches it with leadFormKeys or formRequirements of a page. Walked at /dev/lead-forms?form=every'
const NOT_REACHED: Partial<Record<FieldKey, string>> = {
  FormLocalityField: ONLY_SURVEY,
  insuranceField: ONLY_SURVEY,
  callNowLaterField: ONLY_SURVEY,
  FormOTPField: 'asked by the login and before a download or deletion of one’s data, in their own words',
  state: 'asked by the partner form alone, where it is optional; a clinic may require it',
}

const nameOf = ({ variant, leadType }: FormPage): string =>
  variant === 'survey' ? 'quick survey' : leadType ? `${leadType} (variant ${variant})` : `variant ${variant}`

const fieldOf = (field: FormPage['fields'][number]): string =>
  `${formFieldCopy.en.labels[field.key]}${field.required ? '' : ' (optional)'}`

/** One row per group of pages with equal forms. */
function formRows(): string[] {
  const byForm = new Map<string, FormPage[]>()
  for (const page of FORM_PAGES) {
    const key = `${nameOf(page)} ${page.fields.map(fieldOf).join()}`
    byForm.set(key, [...(byForm.get(key) ?? []), page])
  }
  return [...byForm.values()].flatMap((pages) => {
    const [first] = pages
    if (!first) return []
    const where = pages.map(({ route, pageType }) => `${pageType} \`${route}\``)
    return [row(nameOf(first), where.join('\n'), first.fields.map(fieldOf).join(', '))]
  })
}

const asking = (key: FieldKey) => FORM_PAGES.filter(({ fields }) => fields.some((field) => field.key === key))
/** The forms whose visitors can read a field's message: it is required there, or an answer may not fit. */
const formsWithMessage = (key: FieldKey) =>
  asking(key).filter(
    ({ fields }) => formField(key).fits ?? fields.some((field) => field.key === key && field.required),
  )

const formsOf = (pages: readonly FormPage[]): string => [...new Set(pages.map(nameOf))].join(', ') || '–'

function fieldRows(): string[] {
  return FIELD_KEYS.flatMap((key) => {
    const { missing, max } = formField(key)
    if (missing === null) return []
    const rule = VALIDATION_TABLE.find(({ field }) => field === key)?.rule ?? 'an own field'
    // Alternate messages, for forms that have them.
    const leadTypes = [...new Set([undefined, ...asking(key).map(({ leadType }) => leadType)])]
    return leadTypes
      .map((leadType) => ({
        leadType,
        pages: formsWithMessage(key).filter((page) => page.leadType === leadType),
      }))
      .filter(
        ({ pages, leadType }) =>
          pages.length > 0 || (leadType === undefined && formsWithMessage(key).length === 0),
      )
      .map(({ leadType, pages }) =>
        row(
          `${formFieldCopy.en.labels[key]} / ${formFieldCopy.hi.labels[key]}`,
          formsOf(pages),
          `${rule || 'required where it is asked and not optional'}; at most ${max} characters`,
          validationCopy('en', leadType)[missing],
          validationCopy('hi', leadType)[missing],
        ),
      )
  })
}

/** The messages that no page says, with the reason. */
export const unreachedMessages = (): {
  readonly field: FieldKey
  readonly message: string
  readonly why: string | undefined
}[] =>
  FIELD_KEYS.flatMap((field) => {
    const { missing } = formField(field)
    if (missing === null || formsWithMessage(field).length > 0) return []
    return [{ field, message: formFieldCopy.en.validation[missing], why: NOT_REACHED[field] }]
  })

/** The page. */
export function formsPage(): string {
  const unreached = unreachedMessages().map(({ field, message, why }) =>
    row(formFieldCopy.en.labels[field], message, why ?? '**no reason is given**'),
  )
  return `# Which form asks what, where

Written by \`npm run charts\` from the rules that the pages themselves use (model/lead); a stale page fails \`npm test\`, and tests/browser/formPages.spec.ts holds it against the pages. The modal asks for what its page's form asks. \`npm run paths -- leadForm --variant 3 --page condition\` writes the test cases of a page's form.

## Forms

${table(['form', 'pages', 'fields'], formRows())}

## Fields and messages

${table(['field', 'said by', 'rule', 'message', 'in Hindi'], fieldRows())}

Every field also says “${formFieldCopy.en.validation.tooLong}” / “${formFieldCopy.hi.validation.tooLong}” and “${formFieldCopy.en.validation.invalidText}” / “${formFieldCopy.hi.validation.invalidText}”.

## What no page can reach

${unreached.length ? table(['field', 'message', 'why'], unreached) : 'Nothing.'}
`
}
