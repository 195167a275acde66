import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { ChatPage } from '@/components/pages/Chat/ChatPage'
import { GuidedEnquiry } from '@/components/forms/GuidedEnquiry/GuidedEnquiry'
import type { PageContext } from '@/model/page/pageContext'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { guidedEnquiryCopy } from '@/content/copy/guidedEnquiry'

const PAGE = {
  pageType: 'Chat',
  pageName: 'Chat',
  path: '/chat',
  tier: 3,
  language: 'en',
} satisfies PageContext
const guided = guidedEnquiryCopy[PAGE.language]

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
