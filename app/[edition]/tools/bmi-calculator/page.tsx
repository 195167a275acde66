import { BMI_PAGE, ServicePage } from '@/app/[edition]/services/servicePage'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { BmiCalculator } from '@/components/forms/calculators/BmiCalculator'
import { BmiRanges } from '@/components/forms/calculators/BmiRanges'
import { questionsSection } from '@/components/pages/articleSections'
import type { ArticleSections } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Links, Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { conditionBySlug, departmentBySlug, treatmentBySlug } from '@/content/catalogue/catalogue'
import { bmiCopy } from '@/content/copy/calculators'
import { bmiPageCopy as copy } from '@/content/copy/services'

export const metadata = pageMetadata(BMI_PAGE, copy)

const { sections: titles, links } = copy

/** Where to read on, as far as the catalogue has these pages; a clinic may have others. */
const furtherLinks = () => [
  ...(conditionBySlug('obesity') ? [{ href: '/condition/obesity', name: links.condition }] : []),
  ...(treatmentBySlug('sleeve-gastrectomy')
    ? [{ href: '/treatment/sleeve-gastrectomy', name: links.surgery }]
    : []),
  ...(departmentBySlug('bariatric-surgery')
    ? [{ href: '/department/bariatric-surgery', name: links.department }]
    : []),
  { href: '/services/second-opinion', name: links.secondOpinion },
]

/** What there is to know of body mass index below the calculator. */
const bmiSections = (): ArticleSections => [
  {
    id: 'ranges',
    title: titles.ranges,
    body: (
      <>
        <p>{copy.rangesText}</p>
        <BmiRanges />
        <p className="aside">{bmiCopy.source}</p>
      </>
    ),
  },
  { id: 'how', title: titles.how, body: <Paragraphs texts={copy.how} /> },
  { id: 'limits', title: titles.limits, body: <Dots items={copy.limits} /> },
  { id: 'surgery', title: titles.surgery, body: <Dots items={copy.surgery} /> },
  questionsSection(titles.questions, copy.faqs),
  {
    id: 'read',
    title: titles.read,
    body: (
      <>
        <Links items={furtherLinks()} />
        <p className="aside">{copy.unreviewed}</p>
      </>
    ),
  },
]

export default function BmiCalculatorPage() {
  return (
    <ServicePage
      page={BMI_PAGE}
      copy={copy}
      hero={{
        tool: { title: copy.sections.calculator, body: <BmiCalculator /> },
        formPlace: 'beside',
      }}
      sections={bmiSections()}
    />
  )
}
