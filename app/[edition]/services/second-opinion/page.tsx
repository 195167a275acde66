import { SECOND_OPINION_PAGE, ServicePage } from '@/app/[edition]/services/servicePage'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { questionsSection } from '@/components/pages/articleSections'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import type { ArticleSections } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Links, Paragraphs, Steps } from '@/components/ui/SectionedArticle/textBlocks'
import { departments } from '@/content/catalogue/catalogue'
import { secondOpinionCopy as copy } from '@/content/copy/services'

export const metadata = pageMetadata(SECOND_OPINION_PAGE, copy)

const { sections: titles } = copy

/** Sections about second opinions; the hero says when there is no time for one. */
const secondOpinionSections = (): ArticleSections => [
  { id: 'what', title: titles.what, body: <Paragraphs texts={copy.what} /> },
  { id: 'when', title: titles.when, body: <Dots items={copy.when} /> },
  { id: 'how', title: titles.how, body: <Steps items={copy.how} /> },
  { id: 'bring', title: titles.bring, body: <Dots items={copy.bring} /> },
  { id: 'ask', title: titles.ask, body: <Dots items={copy.ask} /> },
  { id: 'cannot', title: titles.cannot, body: <Dots items={copy.cannot} /> },
  { id: 'cost', title: titles.cost, body: <Paragraphs texts={copy.cost} /> },
  {
    id: 'departments',
    title: titles.departments,
    body: (
      <>
        <p>{copy.departmentsText}</p>
        <PlaceLinks
          links={departments().map(({ slug, DepartmentName }) => ({
            href: `/department/${slug}`,
            name: DepartmentName,
          }))}
        />
      </>
    ),
  },
  questionsSection(titles.questions, copy.faqs),
  { id: 'read', title: titles.read, body: <Links items={copy.links} /> },
]

export default function SecondOpinionPage() {
  return (
    <ServicePage
      page={SECOND_OPINION_PAGE}
      copy={copy}
      hero={{
        actions: <ActionButtons section="secondOpinion" page={SECOND_OPINION_PAGE} />,
        below: {
          id: 'not-when',
          title: copy.sections.notWhen,
          body: (
            <>
              <Dots items={copy.notWhen} />
              <p>{copy.notWhenText}</p>
            </>
          ),
        },
        formPlace: 'beside',
      }}
      sections={secondOpinionSections()}
    />
  )
}
