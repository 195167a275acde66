import type { Metadata } from 'next'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { conditions } from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messagesFor'
import { conditionWords } from '@/content/words/conditions'
import { taggedBy } from '@/server/documents/cacheTags'
import { IndexShell } from '@/app/indexShell'
import { pageMetadata } from '@/app/pageMetadata'

const words = conditionWords.index
const PAGE = {
  pageType: 'Condition',
  pageName: words.pageName,
  path: '/condition',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: words.title,
    description: fillGaps(words.description, { count: conditions().length }),
    path: PAGE.path,
  })

export default async function ConditionsPage() {
  taggedBy('conditions', 'departments')
  const entries = conditions().map(({ slug, DiseaseName, departmentid }) => ({
    href: `/condition/${slug}`,
    name: DiseaseName,
    departmentId: departmentid,
  }))
  return <IndexShell page={PAGE} words={words} entries={entries} />
}
