import { publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { GuidedEnquiry } from '@/components/forms/GuidedEnquiry/GuidedEnquiry'
import { ChatPage } from '@/components/pages/Chat/ChatPage'
import { guidedEnquiryCopy } from '@/content/copy/guidedEnquiry'

const PAGE = publicPage({ pageType: 'Chat', pageName: 'Chat', path: '/chat' })
const guided = guidedEnquiryCopy.en

export const metadata = pageMetadata(PAGE, guided.head)

/** The guided enquiry; it names what the lead form's lists name, which every page is tagged by. */
export default function GuidedEnquiryPage() {
  return (
    <PublicPage page={PAGE}>
      <ChatPage
        language={PAGE.language}
        page={PAGE}
        title={guided.title}
        lead={guided.lead}
        other={{ href: '/chat/ai', text: guided.askLink }}
      >
        <GuidedEnquiry page={PAGE} />
      </ChatPage>
    </PublicPage>
  )
}
