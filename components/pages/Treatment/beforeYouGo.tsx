import type { ArticleSection } from '@/components/ui/SectionedArticle/SectionedArticle'
import { NamedTexts } from '@/components/ui/SectionedArticle/textBlocks'
import { pageNumbers } from '@/content/brand'
import { beforeYouGoCopy } from '@/content/copy/beforeYouGo'
import { readablePhone } from '@/content/links/contactLinks'
import type { PageContext } from '@/model/page/pageContext'

/** What to ask, prepare and bring, with the number to call: what makes a printed page one to take along. */
export function beforeYouGoSection(page: PageContext): ArticleSection {
  const { title, print, items, call } = beforeYouGoCopy[page.language]
  const phone = { name: call, text: readablePhone(pageNumbers(page).phone) }
  return {
    id: 'before-you-go',
    title,
    body: (
      <>
        <NamedTexts items={page.isCallEnabled === false ? items : [...items, phone]} />
        <p className="aside no-print">{print}</p>
      </>
    ),
  }
}
