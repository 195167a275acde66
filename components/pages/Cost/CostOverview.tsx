import { treatmentBySlug } from '@/content/catalogue'
import { homeCopy } from '@/content/copy/home'
import { treatmentCopy } from '@/content/copy/treatments'
import type { Language } from '@/model/page/language'
import { demoNote } from '@/content/copy/demoNote'
import { CostChart } from './CostChart'
import { overallCost } from './costScale'

/** Treatments whose prices stand well beside each other on one scale. */
const SHOWN_SLUGS = ['cataract', 'piles', 'kidney-stones', 'inguinal-hernia', 'gallstones']

/** What common treatments may cost, over all cities. */
export function CostOverview({ language }: { readonly language: Language }) {
  const home = homeCopy[language]
  const treatments = SHOWN_SLUGS.flatMap((slug) => treatmentBySlug(slug) ?? [])
  const rows = treatments.flatMap((treatment) => overallCost(treatment, language) ?? [])
  return (
    <CostChart
      rows={rows}
      title={home.costTitle}
      label={home.costChart}
      note={demoNote(treatmentCopy[language].costs, treatments)}
      language={language}
    />
  )
}
