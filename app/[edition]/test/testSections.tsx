import { conditionsSection, questionsSection, sourcesSection } from '@/components/pages/articleSections'
import { TableHead } from '@/components/ui/FiguresTable'
import type { ArticleSections } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Paragraphs, Steps } from '@/components/ui/SectionedArticle/textBlocks'
import { conditionsBySlugs } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { testCopy } from '@/content/copy/medicalTests'
import type { MedicalTest } from '@/model/catalogue/medicalTest'
import { type Language, pathIn } from '@/model/page/language'
import { withDemoNote } from '@/content/copy/demoNote'
import { rupees } from '@/content/copy/rupees'

/** The address of a test's page in a language; without a slug, of the index. */
export const testPath = (language: Language, slug?: string): string =>
  pathIn(language, slug === undefined ? '/test' : `/test/${slug}`)

/** What results mean, a line a finding. */
function ResultsTable({ test }: { readonly test: MedicalTest }) {
  const copy = testCopy[test.language].sections
  return (
    <>
      <table className="wording">
        <TableHead names={[copy.finding, copy.meaning]} />
        <tbody>
          {test.results.map(({ finding, meaning }) => (
            <tr key={finding}>
              <th scope="row">{finding}</th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="aside">{copy.resultsNote}</p>
    </>
  )
}

function PriceText({ test }: { readonly test: MedicalTest }) {
  const copy = testCopy[test.language]
  const { minimum, average, maximum } = test.price
  const values = { minimum: rupees(minimum), average: rupees(average), maximum: rupees(maximum) }
  return (
    <>
      <p className="numbers">{interpolate(copy.priceSentence, values)}</p>
      <p className="aside">{withDemoNote(copy.priceNote, copy, test)}</p>
    </>
  )
}

/** Everything that a test's page tells, section by section, in reading order. */
export function testSections(test: MedicalTest): ArticleSections {
  const copy = testCopy[test.language].sections
  return [
    { id: 'what-it-is', title: copy.whatItIs, body: <Paragraphs texts={test.whatItIs} /> },
    { id: 'why-it-is-done', title: copy.whyItIsDone, body: <Dots items={test.whyItIsDone} /> },
    { id: 'preparation', title: copy.preparation, body: <Dots items={test.preparation} /> },
    { id: 'how-it-is-done', title: copy.howItIsDone, body: <Steps items={test.howItIsDone} /> },
    test.results.length > 0 && { id: 'results', title: copy.results, body: <ResultsTable test={test} /> },
    { id: 'risks', title: copy.risks, body: <Dots items={test.risks} /> },
    { id: 'price', title: copy.price, body: <PriceText test={test} /> },
    conditionsSection(copy.conditions, conditionsBySlugs(test.conditionSlugs), test.language),
    questionsSection(copy.faqs, test.faqs),
    sourcesSection(copy.sources, test, test.language),
  ]
}
