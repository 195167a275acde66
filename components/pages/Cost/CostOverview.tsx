import { treatmentBySlug } from '@/content/catalogue'
import { homeCopy } from '@/content/copy/home'
import { treatmentCopy } from '@/content/copy/treatments'
import type { Language } from '@/model/page/language'
import { CostChart } from './CostChart'
import { overallCost } from './costScale'

/** Treatments whose prices stand well beside each other on one scale. */
const SHOWN_SLUGS = ['cataract', 'piles', 'kidney-stones', 'inguinal-hernia', 'gallstones']

/** What common treatments may cost, over all cities. */
export function CostOverview({ language }: { readonly language: Language }) {
  const home = homeCopy[language]
  const rows = SHOWN_SLUGS.flatMap((slug) => {
    const treatment = treatmentBySlug(slug)
    return (treatment && overallCost(treatment, language)) ?? []
  })
  return (
    <CostChart
      rows={rows}
      title={home.costTitle}
      label={home.costChart}
      note={treatmentCopy[language].costIllustrative}
      language={language}
    />
  )
}
