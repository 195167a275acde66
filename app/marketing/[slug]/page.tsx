import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MarketingPage } from '@/components/MarketingPage/MarketingPage'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { treatments } from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { pageMetadata } from '../../pageMetadata'
import { pageNumbers } from '../../pageNumbers'
import { treatmentPage } from '../../treatmentPage'

type Props = { readonly params: Promise<{ readonly slug: string }> }

export const dynamicParams = false
export const generateStaticParams = () => treatments.map(({ slug }) => ({ slug }))

/** Landing pages answer an advertisement, not a search: search engines are shown the treatment's page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = treatmentPage((await params).slug, 'Marketing')
  if (!found) return {}
  const { treatment, page } = found
  return pageMetadata({
    title: fillGaps(pageWordsFor(page.language).heads.marketing.title, { name: treatment.ProcedureName }),
    description: treatment.summary,
    path: page.path,
    canonical: `/treatment/${treatment.slug}`,
    isListed: false,
  })
}

export default async function TreatmentMarketingPage({ params }: Props) {
  const { treatment, page } = treatmentPage((await params).slug, 'Marketing') ?? notFound()
  const numbers = pageNumbers(page)
  return (
    <SiteShell page={page} numbers={numbers}>
      <MarketingPage treatment={treatment} page={page} numbers={numbers} />
    </SiteShell>
  )
}
