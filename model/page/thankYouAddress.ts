import { otherLeadType } from '@/model/lead/leadTypes'
import { PDF_VARIANT, isPdfVariant } from './pageTypes'
import { type Language, pathIn } from './language'

/** For partners and applicants: no appointment, plan or survey. */
export const COMPANY_THANKS = 'company'

/** The route segment with the survey. */
export const THANK_YOU_SURVEY = 'survey'

/** Outcomes of a number correction, as fragments of the thank-you page. */
export const NUMBER_OUTCOMES = {
  corrected: 'number-corrected',
  wrong: 'number-wrong',
  failed: 'number-failed',
} as const

/** Outcomes of the child form, likewise. */
export const CHILD_OUTCOMES = {
  agreed: 'child-agreed',
  waiting: 'child-waiting',
  failed: 'child-failed',
} as const

/**
 * Where a visitor goes once a lead is stored: the thank-you page with its quick survey; from marketing pages with what
 * that page's plan shows (specification, section 2). Partners and applicants are asked nothing more.
 */
export function thankYouAddress(lead: {
  readonly pageType: string
  readonly mobile: string
  readonly department?: string
  readonly leadType?: string
  /** The page's; its visitor is thanked in it. */
  readonly language?: Language
  /** PDF_VARIANT where a file was asked for. */
  readonly pageVariant?: string
}): string {
  const path = pathIn(lead.language ?? 'en', '/thankyou')
  if (otherLeadType(lead.leadType)) return `${path}?from=${COMPANY_THANKS}`
  const query = new URLSearchParams({ isquicksurvey: '1' })
  if (lead.pageType === 'Marketing') {
    query.set('isplanfeature', '1')
    query.set('mob', lead.mobile)
    query.set('department', lead.department ?? '')
    query.set('source', 'Marketing')
    if (isPdfVariant(lead)) query.set('variant', PDF_VARIANT)
  }
  return `${path}?${query}`
}
