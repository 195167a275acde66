import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { fillGaps } from '@/content/messages/messages'
import { insuranceWords } from '@/content/words/insurance'
import type { Insurer } from '@/model/catalogue/insurer'
import { DEFAULT_LEAD_TIER } from '@/model/leadTier'

/** The address of an insurer's or scheme's list of hospitals. */
export const insurerPath = ({ slug }: Pick<Insurer, 'slug'>): string => `/hospitals/insurance/${slug}`

/** The page as its leads name it: who pays stands in the name (specification, section 2, page types). */
export const insurerPage = (insurer: Insurer): LeadFormPage => ({
  pageType: 'Insurance',
  pageName: fillGaps(insuranceWords.pageName, {
    type: insuranceWords.types[insurer.type].inPageName,
    name: insurer.InsurerName,
  }),
  path: insurerPath(insurer),
  tier: DEFAULT_LEAD_TIER,
  language: 'en',
})
