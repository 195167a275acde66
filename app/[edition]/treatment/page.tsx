import type { Metadata } from 'next'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { treatments } from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messagesFor'
import { treatmentWords } from '@/content/words/treatments'
import { taggedBy } from '@/server/documents/cacheTags'
import { IndexShell } from '@/app/indexShell'
import { pageMetadata } from '@/app/pageMetadata'

const words = treatmentWords.index
const PAGE = {
  pageType: 'Treatment',
  pageName: 'All treatments',
  path: '/treatment',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: words.title,
    description: fillGaps(words.description, { count: treatments().length }),
    path: PAGE.path,
  })

export default async function TreatmentsPage() {
  taggedBy('treatments', 'departments')
  const entries = treatments().map(({ slug, ProcedureName, departmentid }) => ({
    href: `/treatment/${slug}`,
    name: ProcedureName,
    departmentId: departmentid,
  }))
  return <IndexShell page={PAGE} words={words} entries={entries} />
}
