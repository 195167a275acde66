import type { PageContext } from '@/model/page/pageContext'
import { interpolate } from '@/content/copy/interpolate'
import { insuranceCopy } from '@/content/copy/insurance'
import type { Insurer } from '@/model/catalogue/insurer'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'

/** The address of an insurer's or scheme's list of hospitals. */
export const insurerPath = ({ slug }: Pick<Insurer, 'slug'>): string => `/hospitals/insurance/${slug}`

/** The page as its leads name it: who pays stands in the name (specification, section 2, page types). */
export const insurerPage = (insurer: Insurer): PageContext => ({
  pageType: 'Insurance',
  pageName: interpolate(insuranceCopy.pageName, {
    type: insuranceCopy.types[insurer.type].inPageName,
    name: insurer.InsurerName,
  }),
  path: insurerPath(insurer),
  insurerName: insurer.InsurerName,
  insurerType: insurer.type === 'private' ? 'Private' : 'Govt.',
  tier: DEFAULT_LEAD_TIER,
  language: 'en',
})
