import { BmiCalculator } from '@/components/BmiCalculator/BmiCalculator'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import { bmiSections } from '@/components/ServicePage/bmiSections'
import { ServiceHero } from '@/components/ServicePage/ServiceHero'
import { bmiPageWords as words } from '@/content/words/services'
import { taggedBy } from '@/server/documents/cacheTags'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { BMI_PAGE, ServicePage } from '@/app/servicePages'

export const metadata = pageMetadata({
  title: words.title,
  description: words.description,
  path: BMI_PAGE.path,
})

export default async function BmiCalculatorPage() {
  taggedBy('conditions', 'treatments', 'departments', 'cities')
  const numbers = pageNumbers(BMI_PAGE)
  return (
    <ServicePage
      page={BMI_PAGE}
      numbers={numbers}
      hero={
        <ServiceHero
          heading={words.heading}
          lead={words.lead}
          tool={{ title: words.sections.calculator, body: <BmiCalculator /> }}
          form={<LeadForm page={BMI_PAGE} {...numbers} />}
          formPlace="beside"
        />
      }
      sections={bmiSections()}
      faqs={words.faqs}
    />
  )
}
