import { BmiRanges } from '@/components/BmiCalculator/BmiRanges'
import { Faqs } from '@/components/Faqs/Faqs'
import type { ArticleSection } from '@/components/SectionedArticle/SectionedArticle'
import { Dots, Links, Paragraphs } from '@/components/SectionedArticle/textBlocks'
import { conditionBySlug, departmentBySlug, treatmentBySlug } from '@/content/catalogue'
import { bmiWords } from '@/content/words/calculators'
import { bmiPageWords as words } from '@/content/words/services'

const { sections: titles, links } = words

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
export const bmiSections = (): readonly ArticleSection[] => [
  {
    id: 'ranges',
    title: titles.ranges,
    body: (
      <>
        <p>{words.rangesText}</p>
        <BmiRanges />
        <p className="aside">{bmiWords.source}</p>
      </>
    ),
  },
  { id: 'how', title: titles.how, body: <Paragraphs texts={words.how} /> },
  { id: 'limits', title: titles.limits, body: <Dots items={words.limits} /> },
  { id: 'surgery', title: titles.surgery, body: <Dots items={words.surgery} /> },
  { id: 'questions', title: titles.questions, body: <Faqs faqs={words.faqs} /> },
  {
    id: 'read',
    title: titles.read,
    body: (
      <>
        <Links items={furtherLinks()} />
        <p className="aside">{words.unreviewed}</p>
      </>
    ),
  },
]
