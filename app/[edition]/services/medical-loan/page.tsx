import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { EmiCalculator } from '@/components/forms/calculators/EmiCalculator'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { loanSections } from '@/components/pages/Service/loanSections'
import { ServiceHero } from '@/components/pages/Service/ServiceHero'
import { NamedTexts } from '@/components/ui/SectionedArticle/textBlocks'
import { loanCopy as copy } from '@/content/copy/services'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { LOAN_PAGE, ServicePage } from '@/app/[edition]/services/servicePages'

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: LOAN_PAGE.path,
})

export default async function MedicalLoanPage() {
  const numbers = pageNumbers(LOAN_PAGE)
  return (
    <ServicePage
      page={LOAN_PAGE}
      numbers={numbers}
      hero={
        <ServiceHero
          heading={copy.heading}
          lead={copy.lead}
          actions={<ActionButtons section="loan" page={LOAN_PAGE} numbers={numbers} isQuiet />}
          tool={{ title: copy.sections.calculator, body: <EmiCalculator /> }}
          below={{
            id: 'first',
            title: copy.sections.first,
            body: <NamedTexts items={copy.first} />,
          }}
          form={<LeadForm page={LOAN_PAGE} {...numbers} />}
          formPlace="strip"
        />
      }
      sections={loanSections()}
      faqs={copy.faqs}
    />
  )
}
