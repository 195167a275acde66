import { cityByName, insurerBySlug, treatments } from '@/content/catalogue/catalogue'
import { coverageCheckCopy } from '@/content/copy/coverageCheck'
import {
  COVERAGE_START,
  type CoverageAnswers,
  NO_PAYER,
  OTHER_CHOICE,
  coverageHref,
} from '@/model/calculators/coverageCheck'
import type { CalculatorValues } from '@/model/calculators/calculation'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import type { Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { insurerPage } from '@/components/pages/Insurance/insuranceTexts'

/** The rows of the catalogue that the answers name. */
export const coverageRows = ({ insurer, treatment, city }: CoverageAnswers) => ({
  insurer: insurerBySlug(insurer),
  treatment: treatments().find(({ ProcedureName }) => ProcedureName === treatment),
  city: city === '' ? undefined : cityByName(city),
})

/** The answers that the catalogue knows; any other one is none. */
export function knownAnswers({ insurer = '', treatment = '', city = '' }: CalculatorValues): CoverageAnswers {
  const rows = coverageRows({ insurer, treatment, city })
  return {
    insurer: insurer === NO_PAYER || rows.insurer ? insurer : '',
    treatment: treatment === OTHER_CHOICE || rows.treatment ? treatment : '',
    city: city === OTHER_CHOICE ? city : (rows.city?.cityname ?? ''),
  }
}

/** The coverage check's page as its leads name it; its answer is the same page, with what was answered chosen in the form. */
export function coveragePage(language: Language, answers: CoverageAnswers = COVERAGE_START): PageContext {
  const { insurer, treatment, city } = coverageRows(answers)
  const { insurerName, insurerType } = insurer
    ? insurerPage(insurer, language)
    : { insurerName: undefined, insurerType: answers.insurer === NO_PAYER ? ('none' as const) : undefined }
  return {
    pageType: 'Service',
    pageName: coverageCheckCopy[language].crumb,
    path: coverageHref(language, {}),
    tier: DEFAULT_LEAD_TIER,
    language,
    ...(insurerName && { insurerName }),
    ...(insurerType && { insurerType }),
    ...(treatment && { treatmentSlug: treatment.slug }),
    ...(city && { citySlug: city.slug }),
  }
}
