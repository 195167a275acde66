import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { HexaPage, MarketingPage } from './MarketingPage'
import { interpolate } from '@/content/copy/interpolate'
import { marketingCopy } from '@/content/copy/marketing'
import { HEXA_PATH, treatmentDepartments } from '@/content/catalogue/options/treatmentChoices'
import { landingCopy } from '@/content/copy/landing'
import type { PDF_VARIANT } from '@/model/page/pageTypes'
import { publicPage } from '@/app/_document/edition'
import { PublicPage } from '@/app/_document/PublicPage'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { treatmentPage } from '@/app/[edition]/treatment/loadTreatment'

/*
 * Marketing pages for their routes' files, each in two versions: as it stands, and with `?variant=pdf`, which
 * model/page/address.ts leads to a route of its own (docs/decisions/0017). They answer an advertisement, not a search: search
 * engines are shown the treatment's page. The variant is the page's own form's: what the shell opens is an enquiry.
 */

type Props = { readonly params: Promise<{ readonly slug: string }> }

/** The landing page of every treatment. */
export const treatmentMarketingPage = (pageVariant?: typeof PDF_VARIANT) => ({
  async generateMetadata({ params }: Props): Promise<Metadata> {
    const found = treatmentPage((await params).slug, 'Marketing')
    if (!found) return {}
    const { treatment, page } = found
    return pageMetadata(page, {
      title: interpolate(marketingCopy[page.language].head.title, {
        name: treatment.ProcedureName,
      }),
      description: treatment.summary,
      canonical: `/treatment/${treatment.slug}`,
      isListed: false,
    })
  },
  async Page({ params }: Props) {
    const { treatment, page: common } = treatmentPage((await params).slug, 'Marketing') ?? notFound()
    return (
      <PublicPage page={common}>
        <MarketingPage treatment={treatment} page={{ ...common, pageVariant }} />
      </PublicPage>
    )
  },
})

/** The landing page of the fixed sixteen treatments. */
export function hexaMarketingPage(pageVariant?: typeof PDF_VARIANT) {
  const { pageName, title, description } = landingCopy.hexa
  const fixed = publicPage({ pageType: 'Marketing', pageName, path: HEXA_PATH })
  return {
    metadata: pageMetadata(fixed, { title, description, isListed: false }),
    async Page() {
      const page = { ...fixed, departments: treatmentDepartments(HEXA_PATH) }
      return (
        <PublicPage page={page}>
          <HexaPage page={{ ...page, pageVariant }} />
        </PublicPage>
      )
    },
  }
}
