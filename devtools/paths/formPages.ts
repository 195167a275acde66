/** Every page with a form: which fields it asks for, from the same rules as the page itself. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageSettings, pagePropsOf } from '@/model/catalogue/pageSettings'
import { OTHER_LEAD_TYPES, type OtherLeadType } from '@/model/lead/leadTypes'
import { type FieldSpec, QUICK_SURVEY_FIELDS, leadFormSpecFor } from '@/model/lead/leadForm'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import type { Language } from '@/model/page/language'
import { type LeadFormVariant, pageTypeOf } from '@/model/page/pageTypes'
import { PAGE_SAMPLES, languageOfPath } from '@/tests/site/pageSamples'

export type FormPage = {
  readonly route: string
  readonly path: string
  readonly pageType: string
  readonly pageTier: number
  readonly language: Language
  /** 'survey' is the quick survey of the thank-you page. */
  readonly variant: LeadFormVariant | 'survey'
  readonly leadType?: OtherLeadType
  readonly fields: readonly FieldSpec[]
}

// The catalogue's own readers run on the server alone; they hold its rows against their codec.
const SHIPPED = JSON.parse(
  readFileSync(join(__dirname, '../../content/catalogue/demo/pages.json'), 'utf8'),
) as readonly PageSettings[]

/** Routes that show none, whatever their row says. */
const WITHOUT_FORM: readonly string[] = ['/privacy-versions', '/hi/privacy-versions', '/chat', '/hi/chat']

const leadTypeOf = (pageType: string) => OTHER_LEAD_TYPES.find((type) => type === pageType)

function formsOf(route: string, path: string): FormPage[] {
  const language = languageOfPath(path)
  const pathname = path.split('?')[0] ?? path
  const { pageType, variant } = pageTypeOf(pathname)
  const { tier: pageTier = DEFAULT_LEAD_TIER, ...set } = pagePropsOf(
    { pageType, path: pathname, language },
    SHIPPED,
  )
  const page = { route, path, pageType, pageTier, language }
  if ((variant === null && pageType !== 'Chat') || WITHOUT_FORM.includes(route)) return []
  const leadType = leadTypeOf(pageType)
  const form = (own: LeadFormVariant): FormPage => ({
    ...page,
    variant: own,
    leadType,
    fields: leadFormSpecFor({
      pageType,
      path: pathname,
      leadType,
      variant: own,
      hasHospitals: true,
      // What is set on a page concerns its own form, not the further ones beside it.
      ...(own === variant ? { leadFormKeys: set.leadFormKeys, formRequirements: set.formRequirements } : {}),
    }).fields,
  })
  if (pageType === 'thankyou') {
    const ofSurvey = { path: `${pathname}?isquicksurvey=1` }
    return [
      { ...page, ...ofSurvey, variant: 'survey', fields: QUICK_SURVEY_FIELDS },
      { ...form('0'), ...ofSurvey },
    ]
  }
  const further: readonly LeadFormVariant[] = route.startsWith('/authors') ? ['5', '6'] : []
  // A page without a form of its own that shows one shows the default.
  return [form(variant ?? '3'), ...further.map(form)]
}

/** One page of each route, with all its forms. */
export const FORM_PAGES: readonly FormPage[] = PAGE_SAMPLES.filter(
  ({ route }, index) => PAGE_SAMPLES.findIndex((one) => one.route === route) === index,
).flatMap(({ route, path }) => formsOf(route, path))

/** Those that `--variant` and `--page` name: a page by its type or the beginning of its address. */
export const formPagesNamed = (
  { variant, page }: { readonly variant?: string; readonly page?: string },
  pages: readonly FormPage[] = FORM_PAGES,
): readonly FormPage[] =>
  pages.filter(
    (one) =>
      (variant === undefined || one.variant === variant) &&
      (page === undefined ||
        one.pageType.toLowerCase() === page.toLowerCase() ||
        one.path.replace(/^\/(hi\/)?/, '').startsWith(page)),
  )
