import { ActionButtons } from '@/components/ActionButtons/ActionButtons'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import { secondOpinionSections } from '@/components/ServicePage/secondOpinionSections'
import { ServiceHero } from '@/components/ServicePage/ServiceHero'
import { Dots } from '@/components/SectionedArticle/textBlocks'
import { secondOpinionWords as words } from '@/content/words/services'
import { taggedBy } from '@/server/documents/cacheTags'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { SECOND_OPINION_PAGE, ServicePage } from '@/app/servicePages'

export const metadata = pageMetadata({
  title: words.title,
  description: words.description,
  path: SECOND_OPINION_PAGE.path,
})

export default async function SecondOpinionPage() {
  taggedBy('departments', 'treatments', 'cities')
  const numbers = pageNumbers(SECOND_OPINION_PAGE)
  return (
    <ServicePage
      page={SECOND_OPINION_PAGE}
      numbers={numbers}
      hero={
        <ServiceHero
          heading={words.heading}
          lead={words.lead}
          actions={
            <ActionButtons section="secondOpinion" page={SECOND_OPINION_PAGE} numbers={numbers} isQuiet />
          }
          below={{
            id: 'not-when',
            title: words.sections.notWhen,
            body: (
              <>
                <Dots items={words.notWhen} />
                <p>{words.notWhenText}</p>
              </>
            ),
          }}
          form={<LeadForm page={SECOND_OPINION_PAGE} {...numbers} />}
          formPlace="beside"
        />
      }
      sections={secondOpinionSections()}
      faqs={words.faqs}
    />
  )
}
