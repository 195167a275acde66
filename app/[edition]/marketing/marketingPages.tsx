import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { HexaPage } from '@/components/pages/Landing/HexaPage'
import type { PageContext } from '@/model/page/pageContext'
import { MarketingPage } from '@/components/pages/Landing/MarketingPage'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { interpolate } from '@/content/copy/interpolate'
import { marketingCopy } from '@/content/copy/marketing'
import { HEXA_PATH } from '@/content/treatmentChoices'
import { landingCopy } from '@/content/copy/landing'
import type { PDF_VARIANT } from '@/model/page/thankYouAddress'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { treatmentPage } from '@/app/[edition]/treatment/loadTreatment'

/*
 * Marketing pages for their routes' files, each in two versions: as it stands, and with `?variant=pdf`, which
 * model/page/address.ts leads to a route of its own (docs/decisions/0017). They answer an advertisement, not a search: search
 * engines are shown the treatment's page. The variant is the page's own form's: what the shell opens is an enquiry.
 */

type Props = { readonly params: Promise<{ readonly slug: string }> }

/** The landing page of every treatment. */
export function treatmentMarketingPage(pageVariant?: typeof PDF_VARIANT) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const found = treatmentPage((await params).slug, 'Marketing')
    if (!found) return {}
    const { treatment, page } = found
    return pageMetadata({
      title: interpolate(marketingCopy[page.language].head.title, {
        name: treatment.ProcedureName,
      }),
      description: treatment.summary,
      path: page.path,
      canonical: `/treatment/${treatment.slug}`,
      isListed: false,
    })
  }

  async function TreatmentMarketingPage({ params }: Props) {
    const { treatment, page: common } = treatmentPage((await params).slug, 'Marketing') ?? notFound()
    const numbers = pageNumbers(common)
    return (
      <SiteShell page={common} numbers={numbers}>
        <MarketingPage treatment={treatment} page={{ ...common, pageVariant }} numbers={numbers} />
      </SiteShell>
    )
  }

  return { generateMetadata, TreatmentMarketingPage }
}

/** The landing page of the fixed sixteen treatments. */
export function hexaMarketingPage(pageVariant?: typeof PDF_VARIANT) {
  const { pageName, title, description } = landingCopy.hexa
  const metadata = pageMetadata({ title, description, path: HEXA_PATH, isListed: false })

  async function HexaMarketingPage() {
    const page: PageContext = {
      pageType: 'Marketing',
      pageName,
      path: HEXA_PATH,
      tier: 3,
      language: 'en',
    }
    const numbers = pageNumbers(page)
    return (
      <SiteShell page={page} numbers={numbers}>
        <HexaPage page={{ ...page, pageVariant }} numbers={numbers} />
      </SiteShell>
    )
  }

  return { metadata, HexaMarketingPage }
}
