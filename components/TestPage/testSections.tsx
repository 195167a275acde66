import { rupees } from '@/components/CostChart/costScale'
import { Faqs } from '@/components/Faqs/Faqs'
import { ReviewNote } from '@/components/MedicalReview/ReviewNote'
import { Sources } from '@/components/MedicalReview/Sources'
import type { ArticleSection } from '@/components/SectionedArticle/SectionedArticle'
import { Dots, NamedTexts, Paragraphs, Steps } from '@/components/SectionedArticle/textBlocks'
import { conditionBySlug } from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messagesFor'
import { testWords } from '@/content/words/tests'
import type { MedicalTest } from '@/model/catalogue/medicalTest'

/** What results mean, a line a finding. */
function ResultsTable({ test }: { readonly test: MedicalTest }) {
  const words = testWords[test.language].sections
  return (
    <>
      <table className="wording">
        <thead>
          <tr>
            <th scope="col">{words.finding}</th>
            <th scope="col">{words.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {test.results.map(({ finding, meaning }) => (
            <tr key={finding}>
              <th scope="row">{finding}</th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="aside">{words.resultsNote}</p>
    </>
  )
}

function PriceText({ test }: { readonly test: MedicalTest }) {
  const words = testWords[test.language]
  const { minimum, average, maximum } = test.price
  const gaps = { minimum: rupees(minimum), average: rupees(average), maximum: rupees(maximum) }
  return (
    <>
      <p className="numbers">{fillGaps(words.priceSentence, gaps)}</p>
      <p className="aside">{words.priceNote}</p>
    </>
  )
}

function conditionsSection({ conditionSlugs, language }: MedicalTest): readonly ArticleSection[] {
  const words = testWords[language].sections
  const found = conditionSlugs.flatMap((slug) => conditionBySlug(slug) ?? [])
  if (found.length === 0) return []
  const items = found.map(({ slug, DiseaseName, hindi, summary }) => ({
    href: `/condition/${slug}`,
    name: language === 'hi' ? hindi : DiseaseName,
    // The conditions' own texts are English: a Hindi page names them only.
    text: language === 'hi' ? DiseaseName : summary,
  }))
  return [
    {
      id: 'conditions',
      title: words.conditions,
      body: (
        <>
          <NamedTexts items={items} />
          {words.conditionsNote !== '' && <p className="aside">{words.conditionsNote}</p>}
        </>
      ),
    },
  ]
}

/** Everything that a test's page tells, section by section, in reading order. */
export function testSections(test: MedicalTest): readonly ArticleSection[] {
  const words = testWords[test.language].sections
  return [
    { id: 'what-it-is', title: words.whatItIs, body: <Paragraphs texts={test.whatItIs} /> },
    { id: 'why-it-is-done', title: words.whyItIsDone, body: <Dots items={test.whyItIsDone} /> },
    { id: 'preparation', title: words.preparation, body: <Dots items={test.preparation} /> },
    { id: 'how-it-is-done', title: words.howItIsDone, body: <Steps items={test.howItIsDone} /> },
    ...(test.results.length === 0
      ? []
      : [{ id: 'results', title: words.results, body: <ResultsTable test={test} /> }]),
    { id: 'risks', title: words.risks, body: <Dots items={test.risks} /> },
    { id: 'price', title: words.price, body: <PriceText test={test} /> },
    ...conditionsSection(test),
    ...(test.faqs.length === 0
      ? []
      : [{ id: 'questions', title: words.faqs, body: <Faqs faqs={test.faqs} /> }]),
    {
      id: 'sources',
      title: words.sources,
      body: (
        <>
          <Sources sources={test.sources} language={test.language} />
          <ReviewNote review={test} language={test.language} />
        </>
      ),
    },
  ]
}
