import type { Metadata } from 'next'
import { CoverageCheck } from '@/components/forms/CoverageCheck/CoverageCheck'
import { coveragePage } from '@/components/pages/Coverage/coveragePage'
import { questionsSection } from '@/components/pages/articleSections'
import type { ArticleSections } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Steps } from '@/components/ui/SectionedArticle/textBlocks'
import { coverageOf } from '@/content/catalogue/catalogue'
import { coverageCheckCopy } from '@/content/copy/coverageCheck'
import { PAYER_TYPES } from '@/model/catalogue/coverage'
import type { Language } from '@/model/page/language'
import { type EditionParams, languageOf } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { ServicePage } from '@/app/[edition]/services/servicePage'

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const language = await languageOf(props)
  return pageMetadata(coveragePage(language), coverageCheckCopy[language])
}

/** What is to know before and after the three questions. */
function sectionsIn(language: Language): ArticleSections {
  const { sections, how, kinds, faqs } = coverageCheckCopy[language]
  return [
    { id: 'how', title: sections.how, body: <Steps items={how} /> },
    {
      id: 'kinds',
      title: sections.kinds,
      body: PAYER_TYPES.map((type) => (
        <div key={type}>
          <h3>{kinds[type]}</h3>
          <Dots items={coverageOf(type, language)?.paid ?? []} />
        </div>
      )),
    },
    questionsSection(sections.questions, faqs),
  ]
}

/** What an insurer or scheme usually asks and pays: the questions; the answer is made for each request (/calculate). */
export default async function CoverageCheckPage(props: EditionParams) {
  const language = await languageOf(props)
  const copy = coverageCheckCopy[language]
  const page = coveragePage(language)
  return (
    <ServicePage
      page={page}
      copy={copy}
      hero={{
        tool: { title: copy.tool, body: <CoverageCheck page={page} /> },
        formPlace: 'beside',
      }}
      sections={sectionsIn(language)}
    />
  )
}
