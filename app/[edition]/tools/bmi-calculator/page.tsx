import { BmiCalculator } from '@/components/forms/calculators/BmiCalculator'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { bmiSections } from '@/components/pages/Service/bmiSections'
import { ServiceHero } from '@/components/pages/Service/ServiceHero'
import { bmiPageCopy as copy } from '@/content/copy/services'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { BMI_PAGE, ServicePage } from '@/app/[edition]/services/servicePages'

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: BMI_PAGE.path,
})

export default async function BmiCalculatorPage() {
  const numbers = pageNumbers(BMI_PAGE)
  return (
    <ServicePage
      page={BMI_PAGE}
      numbers={numbers}
      hero={
        <ServiceHero
          heading={copy.heading}
          lead={copy.lead}
          tool={{ title: copy.sections.calculator, body: <BmiCalculator /> }}
          form={<LeadForm page={BMI_PAGE} {...numbers} />}
          formPlace="beside"
        />
      }
      sections={bmiSections()}
      faqs={copy.faqs}
    />
  )
}
