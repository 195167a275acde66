import { Island } from '@/components/layout/islands/Island'
import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { QueryProps } from '@/app/(perRequest)/perRequest'
import { DevanagariFont } from '@/app/_document/DevanagariFont'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { AskCatalogue } from './AskCatalogue'
import { ChatVisit } from '@/components/pages/Chat/ChatVisit'
import { ChatPage } from '@/components/pages/Chat/ChatPage'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { type Language, pathIn } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { askCopy } from '@/content/copy/askCatalogue'
import { leadFormCopy } from '@/content/copy/leadForm'
import { askCatalogue } from '@/server/search/ask/askCatalogue'
import { isCrisis } from '@/model/search/danger'
import { config } from '@/server/config/config'
import { clientIp } from '@/server/http/clientAddress'

const PAGE = { pageType: 'Chat', pageName: 'Ask a question', path: '/chat/ai', tier: 3 } as const

/** A question to the site's catalogue, answered in the question's language; the page around it is in its own. */
export function askPage(language: Language) {
  const path = pathIn(language, PAGE.path)

  /** The address contains the question: not indexed, no referrer to other sites. */
  const metadata: Metadata = {
    ...pageMetadata({ path, language }, { ...askCopy[language].head, isListed: false }),
    referrer: 'same-origin',
  }

  async function AskPage({ searchParams }: QueryProps) {
    const { q = '' } = await searchParams
    const ip = clientIp({ headers: await headers() })
    const outcome = await askCatalogue(typeof q === 'string' ? q : (q[0] ?? ''), { ip, language })
    const answer = outcome.kind === 'answered' ? outcome.answer : undefined
    // A Devanagari question on the English page is answered in Hindi; the Hindi page always answers in Hindi.
    const shown = answer?.language ?? language
    const page: PageContext = { ...PAGE, path, language: shown }
    const hasHindiRows = language === 'en' && answer?.passages.some((one) => one.language === 'hi')
    const ask = askCopy[shown]
    return (
      <SiteShell page={page}>
        {(shown !== language || hasHindiRows) && <DevanagariFont />}
        <ChatPage
          language={shown}
          page={{ path, language }}
          title={ask.title}
          lead={ask.lead}
          other={{ href: '/chat', text: ask.guidedLink }}
        >
          {!isCrisis(answer?.urgency) && (
            <Island name="chatVisit" of={ChatVisit} props={{ language: shown, path, formId: 'enquiry' }} />
          )}
          <AskCatalogue
            outcome={outcome}
            language={shown}
            path={path}
            isOutside={config().ask.writer !== undefined}
          />
          {/* Nothing is offered to somebody whose life may be in danger but a call. */}
          {!isCrisis(answer?.urgency) && (
            <LeadForm
              page={page}
              heading={ask.formTitle}
              description={ask.formLead}
              options={{ submitTitle: leadFormCopy[shown].form.send }}
            />
          )}
        </ChatPage>
      </SiteShell>
    )
  }

  return { metadata, AskPage }
}
