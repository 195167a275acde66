import { cityBySlug, insurerBySlug, treatmentBySlug } from '@/content/catalogue'
import { coverageCheckCopy } from '@/content/copy/coverageCheck'
import {
  COVERAGE_START,
  type CoverageAnswers,
  NO_PAYER,
  OTHER_CHOICE,
  coverageHref,
} from '@/model/calculators/coverageCheck'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import type { Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { insurerPage } from '@/components/pages/Insurance/insurancePage'

/** The answers that the catalogue knows; any other one is none. */
export const knownAnswers = ({ insurer, treatment, city }: CoverageAnswers): CoverageAnswers => ({
  insurer: insurer === NO_PAYER || insurerBySlug(insurer) ? insurer : '',
  treatment: treatment === OTHER_CHOICE || treatmentBySlug(treatment) ? treatment : '',
  city: city === OTHER_CHOICE || cityBySlug(city) ? city : '',
})

/** The coverage check's page as its leads name it; its answer is the same page, with what was answered chosen in the form. */
export function coveragePage(language: Language, answers: CoverageAnswers = COVERAGE_START): PageContext {
  const insurer = insurerBySlug(answers.insurer)
  const { insurerName, insurerType } = insurer
    ? insurerPage(insurer)
    : { insurerName: undefined, insurerType: answers.insurer === NO_PAYER ? ('none' as const) : undefined }
  return {
    pageType: 'Service',
    pageName: coverageCheckCopy[language].crumb,
    path: coverageHref(language, {}),
    tier: DEFAULT_LEAD_TIER,
    language,
    ...(insurerName && { insurerName }),
    ...(insurerType && { insurerType }),
    ...(treatmentBySlug(answers.treatment) && { treatmentSlug: answers.treatment }),
    ...(cityBySlug(answers.city) && { citySlug: answers.city }),
  }
}
