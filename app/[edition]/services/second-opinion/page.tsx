import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { secondOpinionSections } from '@/components/pages/Service/secondOpinionSections'
import { ServiceHero } from '@/components/pages/Service/ServiceHero'
import { Dots } from '@/components/ui/SectionedArticle/textBlocks'
import { secondOpinionCopy as copy } from '@/content/copy/services'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { SECOND_OPINION_PAGE, ServicePage } from '@/app/[edition]/services/servicePages'

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: SECOND_OPINION_PAGE.path,
})

export default async function SecondOpinionPage() {
  const numbers = pageNumbers(SECOND_OPINION_PAGE)
  return (
    <ServicePage
      page={SECOND_OPINION_PAGE}
      numbers={numbers}
      hero={
        <ServiceHero
          heading={copy.heading}
          lead={copy.lead}
          actions={
            <ActionButtons section="secondOpinion" page={SECOND_OPINION_PAGE} numbers={numbers} isQuiet />
          }
          below={{
            id: 'not-when',
            title: copy.sections.notWhen,
            body: (
              <>
                <Dots items={copy.notWhen} />
                <p>{copy.notWhenText}</p>
              </>
            ),
          }}
          form={<LeadForm page={SECOND_OPINION_PAGE} {...numbers} />}
          formPlace="beside"
        />
      }
      sections={secondOpinionSections()}
      faqs={copy.faqs}
    />
  )
}
