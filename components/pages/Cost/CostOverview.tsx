import { treatmentBySlug } from '@/content/catalogue'
import { type Language, messagesFor } from '@/content/copy/messages/messagesFor'
import { pageWordsFor } from '@/content/copy/pages/pageCopyFor'
import { CostChart } from './CostChart'
import { overallCost } from './costScale'

/** Treatments whose prices stand well beside each other on one scale. */
const SHOWN_SLUGS = ['cataract', 'piles', 'kidney-stones', 'inguinal-hernia', 'gallstones']

/** What common treatments may cost, over all cities. */
export function CostOverview({ language }: { readonly language: Language }) {
  const { home } = pageWordsFor(language)
  const rows = SHOWN_SLUGS.flatMap((slug) => {
    const treatment = treatmentBySlug(slug)
    return (treatment && overallCost(treatment, language)) ?? []
  })
  return (
    <CostChart
      rows={rows}
      title={home.costTitle}
      label={home.costChart}
      note={messagesFor(language).treatment.costIllustrative}
      language={language}
    />
  )
}
