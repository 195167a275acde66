import { ActionButtons } from '@/components/ActionButtons/ActionButtons'
import { EmiCalculator } from '@/components/EmiCalculator/EmiCalculator'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import { loanSections } from '@/components/ServicePage/loanSections'
import { ServiceHero } from '@/components/ServicePage/ServiceHero'
import { NamedTexts } from '@/components/SectionedArticle/textBlocks'
import { loanWords as words } from '@/content/words/services'
import { taggedBy } from '@/server/documents/cacheTags'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { LOAN_PAGE, ServicePage } from '@/app/servicePages'

export const metadata = pageMetadata({
  title: words.title,
  description: words.description,
  path: LOAN_PAGE.path,
})

export default async function MedicalLoanPage() {
  taggedBy('treatments', 'costs')
  const numbers = pageNumbers(LOAN_PAGE)
  return (
    <ServicePage
      page={LOAN_PAGE}
      numbers={numbers}
      hero={
        <ServiceHero
          heading={words.heading}
          lead={words.lead}
          actions={<ActionButtons section="loan" page={LOAN_PAGE} numbers={numbers} isQuiet />}
          tool={{ title: words.sections.calculator, body: <EmiCalculator /> }}
          below={{
            id: 'first',
            title: words.sections.first,
            body: <NamedTexts items={words.first} />,
          }}
          form={<LeadForm page={LOAN_PAGE} {...numbers} />}
          formPlace="strip"
        />
      }
      sections={loanSections()}
      faqs={words.faqs}
    />
  )
}
