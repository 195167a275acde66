import type { Metadata } from 'next'
import { type EditionParams, editionPage, languageOf } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { GuidedEnquiry } from '@/components/forms/GuidedEnquiry/GuidedEnquiry'
import { ChatPage } from '@/components/pages/Chat/ChatPage'
import { guidedEnquiryCopy } from '@/content/copy/guidedEnquiry'

const pageOf = async (props: EditionParams) =>
  editionPage(props, {
    pageType: 'Chat',
    pageName: guidedEnquiryCopy[await languageOf(props)].pageName,
    path: '/chat',
  })

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  return pageMetadata(await pageOf(props), guidedEnquiryCopy[await languageOf(props)].head)
}

/** The guided enquiry; it names what the lead form's lists name, which every page is tagged by. */
export default async function GuidedEnquiryPage(props: EditionParams) {
  const page = await pageOf(props)
  const copy = guidedEnquiryCopy[page.language]
  return (
    <PublicPage page={page}>
      <ChatPage
        language={page.language}
        page={page}
        title={copy.title}
        lead={copy.lead}
        other={{ href: '/chat/ai', text: copy.askLink }}
      >
        <GuidedEnquiry page={page} />
      </ChatPage>
    </PublicPage>
  )
}
