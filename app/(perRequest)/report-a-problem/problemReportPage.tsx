import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { QueryProps } from '@/app/(perRequest)/perRequest'
import { publicPage } from '@/app/_document/edition'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { ProblemReportForm } from './ProblemReportForm'
import { problemReportCopy } from '@/content/copy/problemReport'
import type { Language } from '@/model/page/language'
import { PAGE_TYPES, pageTypeOf } from '@/model/page/pageTypes'
import { REPORT_PROBLEMS, REPORT_SENT, problemPath } from '@/model/page/problemReport'
import { config } from '@/server/config/config'

/** The type of the page that the visitor came from: nothing else of its address is kept. */
function typeOfReferrer(referrer: string): string {
  if (!URL.canParse(referrer)) return ''
  const { origin, pathname } = new URL(referrer)
  return origin === new URL(config().siteUrl).origin ? pageTypeOf(pathname).pageType : ''
}

/** "Report a problem" in one language; works without JavaScript (docs/decisions/0061). */
export function problemReportPage(language: Language) {
  const { title } = problemReportCopy[language]
  const metadata: Metadata = { title, robots: { index: false, follow: false } }
  const page = publicPage({ pageType: 'Report', pageName: title, path: problemPath(language), language })

  async function Page({ searchParams }: QueryProps) {
    const { sent, problem, page: named } = await searchParams
    const before = PAGE_TYPES.find((one) => one === named)
    return (
      <SiteShell page={page}>
        <ProblemReportForm
          language={language}
          pageType={before ?? typeOfReferrer((await headers()).get('referer') ?? '')}
          sent={REPORT_SENT.find((one) => one === sent)}
          problem={REPORT_PROBLEMS.find((one) => one === problem)}
        />
      </SiteShell>
    )
  }

  return { metadata, Page }
}
