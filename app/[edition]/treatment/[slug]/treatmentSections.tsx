import {
  articlesSection,
  beforeYouGoSection,
  fieldSection,
  conditionsSection,
  insuranceSection,
  questionsSection,
  sourcesSection,
  testsSection,
} from '@/components/pages/articleSections'
import { medicinesSection, warningSignsSection } from '@/components/pages/Treatment/safetySections'
import { CityPrices } from '@/components/pages/Cost/CityPrices'
import { overallCost } from '@/components/pages/Cost/costScale'
import { questionnaireLink } from '@/components/pages/Service/questionnaireSections'
import type { ArticleSections } from '@/components/ui/SectionedArticle/SectionedArticle'
import {
  Dots,
  Links,
  NamedTexts,
  Paragraphs,
  Steps,
  Timeline,
} from '@/components/ui/SectionedArticle/textBlocks'
import { PageLink } from '@/components/ui/PageLink'
import { articles, conditionsBySlugs, costsOf, testsBySlugs } from '@/content/catalogue/catalogue'
import { isWide, safetyOf } from '@/content/catalogue/safetyOf'
import { companyCopy } from '@/content/copy/company'
import { interpolate } from '@/content/copy/interpolate'
import { treatmentCopy, treatmentPageCopy } from '@/content/copy/treatments'
import { videos } from '@/content/copy/videos'
import { foreignText, rowIn } from '@/model/catalogue/inHindi'
import { obliqueName } from '@/model/catalogue/obliqueName'
import type { Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import type { Treatment } from '@/model/catalogue/treatment'
import { costPath } from '@/model/catalogue/cost'
import { rupees } from '@/content/copy/rupees'

type Shown = { readonly treatment: Treatment; readonly language: Language }

/** The operation step by step, and its film where there is one. */
function HowItIsDone({ treatment, language }: Shown) {
  const film = videos.find(({ slug }) => slug === treatment.slug)
  const { watch, watchHindi } = companyCopy.videos
  return (
    <>
      <Steps items={treatment.howItIsDone} />
      {film && (
        <Links
          language={language}
          items={[
            {
              href: `/videos#${film.slug}`,
              name: interpolate(language === 'hi' ? watchHindi : watch, { seconds: film.seconds }),
            },
          ]}
        />
      )}
    </>
  )
}

/** What a treatment may cost: a sentence, then the prices by city. */
function CostByCity({ treatment, language }: Shown) {
  const copy = treatmentCopy[language]
  const overall = overallCost(treatment, language)
  if (!overall) return <p>{copy.noCost}</p>
  const [name, minimum, maximum] = [overall.label, rupees(overall.minimum), rupees(overall.maximum)]
  return (
    <>
      <p>{interpolate(copy.costSentence, { name: obliqueName(name, language), minimum, maximum })}</p>
      <CityPrices treatment={treatment} costs={costsOf(treatment.slug)} language={language} />
      <p>
        <PageLink href={costPath(treatment.slug)} language={language}>
          {interpolate(treatmentPageCopy[language].sections.costMore, { name })}
        </PageLink>
      </p>
    </>
  )
}

/** All sections of a treatment's page in reading order; `people` follows the cost. */
export function treatmentSections(
  row: Treatment,
  people: ArticleSections,
  page: PageContext,
): ArticleSections {
  const { language } = page
  const treatment = rowIn(row, language)
  const copy = treatmentCopy[language]
  const own = treatmentPageCopy[language].sections
  const conditions = conditionsBySlugs(treatment.conditionSlugs)
  const testSlugs = new Set(conditions.flatMap((condition) => condition.testSlugs))
  const section = fieldSection(row, language)
  const safety = safetyOf(treatment.slug, language)
  const questions = questionsSection(copy.faqs, treatment.faqs)
  return [
    section('what-it-is', copy.whatItIs, 'whatItIs', <Paragraphs texts={treatment.whatItIs} />),
    conditionsSection(copy.conditions, conditions, language),
    section('who-needs-it', copy.whoNeedsIt, 'whoNeedsIt', <Dots items={treatment.whoNeedsIt} />),
    questionnaireLink(treatment.slug, language),
    section(
      'how-it-is-done',
      copy.howItIsDone,
      'howItIsDone',
      <HowItIsDone treatment={treatment} language={language} />,
    ),
    section('if-delayed', copy.ifDelayed, 'ifDelayed', <p>{treatment.ifDelayed}</p>),
    section('risks', copy.risks, 'risks', <Dots items={treatment.risks} />),
    medicinesSection(safety, language),
    section(
      'recovery',
      copy.recovery,
      'recoveryTimeline',
      <Timeline steps={treatment.recoveryTimeline.map(({ when, what }) => ({ name: when, text: what }))} />,
    ),
    warningSignsSection(safety, language),
    section('alternatives', copy.alternatives, 'alternatives', <NamedTexts items={treatment.alternatives} />),
    { id: 'cost', title: copy.cost, body: <CostByCity treatment={treatment} language={language} /> },
    section('cost-drivers', copy.costDrivers, 'cost', <Dots items={treatment.cost.drivers} />),
    ...people,
    insuranceSection(copy.insurance, treatment.insurance, language, foreignText(row, 'insurance', language)),
    beforeYouGoSection(page),
    // What doctors ask for in the conditions which the treatment is for.
    testsSection(own.tests, testsBySlugs(language, [...testSlugs]), language),
    articlesSection(
      own.articles,
      articles(language).filter(({ treatmentSlugs }) => treatmentSlugs.includes(treatment.slug)),
      language,
    ),
    questions && { ...questions, lang: foreignText(row, 'faqs', language) },
    sourcesSection(
      copy.sources,
      treatment,
      language,
      safety.notes.flatMap((note) => (isWide(note) ? [] : note.sources)),
    ),
  ]
}
