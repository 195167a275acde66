import 'server-only'
import { notFound } from 'next/navigation'
import { type QueryProps, privateMetadata, requestOfPage } from '@/app/(perRequest)/perRequest'
import { readThankYouAfter, thankYouPageContext } from '@/app/[edition]/thankyou/ThankYouPage'
import { EditionStyle, SiteShell } from '@/components/layout/Shell/SiteShell'
import { ThankYou } from '@/components/pages/ThankYou/ThankYou'
import { thankYouCopy } from '@/content/copy/thankYou'
import { IN_APP_SOURCE } from '@/model/page/inApp'
import type { Language } from '@/model/page/language'
import { ownEnquiry } from '@/server/leads/forms/ownEnquiry'

type Props = QueryProps & { readonly params: Promise<{ readonly after?: readonly string[] }> }

/**
 * The thank-you page of who has just sent an enquiry, made for that visitor alone: the edge shows it at /thankyou in place
 * of the document that everybody else gets (docs/decisions/0014).
 */
export function ownThankYouPage(language: Language) {
  const metadata = privateMetadata(thankYouCopy[language].title)

  async function OwnThankYouPage({ params, searchParams }: Props) {
    const { after = [] } = await params
    const choices = readThankYouAfter(after[0])
    if (!choices || after.length > 1) notFound()
    const page = thankYouPageContext(language)
    const enquiry = await ownEnquiry(await requestOfPage(), language)
    return (
      <SiteShell page={page}>
        {(await searchParams).source === IN_APP_SOURCE && <EditionStyle />}
        <ThankYou {...choices} page={page} enquiry={enquiry} now={new Date()} />
      </SiteShell>
    )
  }

  return { metadata, OwnThankYouPage }
}
