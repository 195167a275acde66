import { Faqs } from '@/components/Faqs/Faqs'
import { PlaceLinks } from '@/components/PlaceLinks/PlaceLinks'
import type { ArticleSection } from '@/components/SectionedArticle/SectionedArticle'
import { Dots, Links, Paragraphs, Steps } from '@/components/SectionedArticle/textBlocks'
import { departments } from '@/content/catalogue'
import { secondOpinionWords as words } from '@/content/words/services'

const { sections: titles } = words

/** What there is to know of a second opinion; when there is no time for one stands above, in the hero. */
export const secondOpinionSections = (): readonly ArticleSection[] => [
  { id: 'what', title: titles.what, body: <Paragraphs texts={words.what} /> },
  { id: 'when', title: titles.when, body: <Dots items={words.when} /> },
  { id: 'how', title: titles.how, body: <Steps items={words.how} /> },
  { id: 'bring', title: titles.bring, body: <Dots items={words.bring} /> },
  { id: 'ask', title: titles.ask, body: <Dots items={words.ask} /> },
  { id: 'cannot', title: titles.cannot, body: <Dots items={words.cannot} /> },
  { id: 'cost', title: titles.cost, body: <Paragraphs texts={words.cost} /> },
  {
    id: 'departments',
    title: titles.departments,
    body: (
      <>
        <p>{words.departmentsText}</p>
        <PlaceLinks
          links={departments().map(({ slug, DepartmentName }) => ({
            href: `/department/${slug}`,
            name: DepartmentName,
          }))}
        />
      </>
    ),
  },
  { id: 'questions', title: titles.questions, body: <Faqs faqs={words.faqs} /> },
  { id: 'read', title: titles.read, body: <Links items={words.links} /> },
]
