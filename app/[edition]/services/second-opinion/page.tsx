import type { Metadata } from 'next'
import { type EditionParams, editionPage, languageOf } from '@/app/_document/edition'
import { ServicePage } from '@/app/[edition]/services/servicePage'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { questionsSection } from '@/components/pages/articleSections'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import type { ArticleSections } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Links, Paragraphs, Steps } from '@/components/ui/SectionedArticle/textBlocks'
import { departments } from '@/content/catalogue/catalogue'
import { secondOpinionCopy } from '@/content/copy/secondOpinion'
import { departmentName } from '@/model/catalogue/department'
import type { Language } from '@/model/page/language'

const pageOf = async (props: EditionParams) =>
  editionPage(props, {
    pageType: 'Service',
    pageName: secondOpinionCopy[await languageOf(props)].crumb,
    path: '/services/second-opinion',
  })

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  return pageMetadata(await pageOf(props), secondOpinionCopy[await languageOf(props)])
}

/** Sections about second opinions; the hero says when there is no time for one. */
const secondOpinionSections = (language: Language): ArticleSections => {
  const copy = secondOpinionCopy[language]
  const { sections: titles } = copy
  return [
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
            language={language}
            links={departments().map((department) => ({
              href: `/department/${department.slug}`,
              name: departmentName(department, language),
            }))}
          />
        </>
      ),
    },
    questionsSection(titles.questions, copy.faqs),
    { id: 'read', title: titles.read, body: <Links items={copy.links} language={language} /> },
  ]
}

export default async function SecondOpinionPage(props: EditionParams) {
  const page = await pageOf(props)
  const copy = secondOpinionCopy[page.language]
  return (
    <ServicePage
      page={page}
      copy={copy}
      hero={{
        actions: <ActionButtons section="secondOpinion" page={page} />,
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
      sections={secondOpinionSections(page.language)}
    />
  )
}
