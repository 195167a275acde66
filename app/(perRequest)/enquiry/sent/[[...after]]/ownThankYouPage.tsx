import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { readThankYouAfter, thankYouPageContext } from '@/app/[edition]/thankyou/ThankYouPage'
import { EditionStyle, SiteShell } from '@/components/layout/Shell/SiteShell'
import { ThankYou } from '@/components/pages/ThankYou/ThankYou'
import { pageNumbers } from '@/content/brand'
import { thankYouCopy } from '@/content/copy/thankYou'
import { IN_APP_SOURCE } from '@/model/page/inApp'
import type { Language } from '@/model/page/language'
import { config } from '@/server/config/config'
import { ownEnquiry } from '@/server/leads/forms/ownEnquiry'

type Props = {
  readonly params: Promise<{ readonly after?: readonly string[] }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

/**
 * The thank-you page of who has just sent an enquiry, made for that visitor alone: the edge shows it at /thankyou in place
 * of the document that everybody else gets (docs/decisions/0014).
 */
export function ownThankYouPage(language: Language) {
  const { title } = thankYouCopy[language]
  const metadata: Metadata = { title, robots: { index: false, follow: false }, referrer: 'same-origin' }

  async function OwnThankYouPage({ params, searchParams }: Props) {
    const { after = [] } = await params
    const choices = readThankYouAfter(after[0])
    if (!choices || after.length > 1) notFound()
    const page = thankYouPageContext(language)
    const numbers = pageNumbers(page)
    const request = new Request(config().siteUrl, { headers: new Headers(await headers()) })
    const enquiry = await ownEnquiry(request, language)
    return (
      <SiteShell page={page} numbers={numbers}>
        {(await searchParams).source === IN_APP_SOURCE && <EditionStyle />}
        <ThankYou {...choices} page={page} numbers={numbers} enquiry={enquiry} now={new Date()} />
      </SiteShell>
    )
  }

  return { metadata, OwnThankYouPage }
}
