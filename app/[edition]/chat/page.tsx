import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { ChatPage } from '@/components/ChatPage/ChatPage'
import { GuidedEnquiry } from '@/components/GuidedEnquiry/GuidedEnquiry'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'

const PAGE = {
  pageType: 'Chat',
  pageName: 'Chat',
  path: '/chat',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage
const { guided } = pageWordsFor(PAGE.language).chat

export const metadata = pageMetadata({ ...guided.head, path: PAGE.path })

/** The guided enquiry; it names what the lead form's lists name, which every page is tagged by. */
export default function GuidedEnquiryPage() {
  const numbers = pageNumbers(PAGE)
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <ChatPage
        language={PAGE.language}
        title={guided.title}
        lead={guided.lead}
        other={{ href: '/chat/ai', text: guided.askLink }}
      >
        <GuidedEnquiry page={PAGE} {...numbers} />
      </ChatPage>
    </SiteShell>
  )
}
