import {
  articlesSection,
  conditionsSection,
  insuranceSection,
  questionsSection,
  sourcesSection,
  testsSection,
} from '@/components/pages/articleSections'
import { CityPrices } from '@/components/pages/Cost/CityPrices'
import { overallCost, rupees } from '@/components/pages/Cost/costScale'
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
import { articles, conditionsOfTreatment, costsOf, testBySlug } from '@/content/catalogue'
import { companyCopy } from '@/content/copy/company'
import { interpolate } from '@/content/copy/interpolate'
import { treatmentCopy, treatmentPageCopy } from '@/content/copy/treatments'
import { videos } from '@/content/copy/videos'
import type { Treatment } from '@/model/catalogue/treatment'
import { costPath } from '@/model/catalogue/cost'
import { DemoNote } from '@/components/ui/DemoNote'

const copy = treatmentCopy.en
const own = treatmentPageCopy.sections

/** The operation step by step, and its film where there is one. */
function HowItIsDone({ treatment }: { readonly treatment: Treatment }) {
  const film = videos.find(({ slug }) => slug === treatment.slug)
  return (
    <>
      <Steps items={treatment.howItIsDone} />
      {film && (
        <Links
          items={[
            {
              href: `/videos#${film.slug}`,
              name: interpolate(companyCopy.videos.watch, { seconds: film.seconds }),
            },
          ]}
        />
      )}
    </>
  )
}

/** What a treatment may cost: a sentence, then the prices by city. */
function CostByCity({ treatment }: { readonly treatment: Treatment }) {
  const name = treatment.ProcedureName
  const overall = overallCost(treatment, 'en')
  if (!overall) return <p>{copy.noCost}</p>
  const [minimum, maximum] = [rupees(overall.minimum), rupees(overall.maximum)]
  return (
    <>
      <p>{interpolate(copy.costSentence, { name, minimum, maximum })}</p>
      <DemoNote copy={copy.costs} shown={treatment} className="aside" />
      <CityPrices treatment={treatment} costs={costsOf(treatment.slug)} />
      <p>
        <a href={costPath(treatment.slug)}>{interpolate(own.costMore, { name })}</a>
      </p>
    </>
  )
}

/** Everything that a treatment's page tells, section by section, in reading order; `people` stand after the cost. */
export function treatmentSections(treatment: Treatment, people: ArticleSections): ArticleSections {
  const conditions = conditionsOfTreatment(treatment)
  const testSlugs = new Set(conditions.flatMap((condition) => condition.testSlugs))
  return [
    { id: 'what-it-is', title: copy.whatItIs, body: <Paragraphs texts={treatment.whatItIs} /> },
    conditionsSection(copy.conditions, conditions, 'en'),
    { id: 'who-needs-it', title: copy.whoNeedsIt, body: <Dots items={treatment.whoNeedsIt} /> },
    questionnaireLink(treatment.slug),
    { id: 'how-it-is-done', title: copy.howItIsDone, body: <HowItIsDone treatment={treatment} /> },
    { id: 'if-delayed', title: copy.ifDelayed, body: <p>{treatment.ifDelayed}</p> },
    { id: 'risks', title: copy.risks, body: <Dots items={treatment.risks} /> },
    {
      id: 'recovery',
      title: copy.recovery,
      body: (
        <Timeline steps={treatment.recoveryTimeline.map(({ when, what }) => ({ name: when, text: what }))} />
      ),
    },
    { id: 'alternatives', title: copy.alternatives, body: <NamedTexts items={treatment.alternatives} /> },
    { id: 'cost', title: copy.cost, body: <CostByCity treatment={treatment} /> },
    { id: 'cost-drivers', title: copy.costDrivers, body: <Dots items={treatment.cost.drivers} /> },
    ...people,
    insuranceSection(copy.insurance, treatment.insurance),
    // What doctors ask for in the conditions which the treatment is for.
    testsSection(
      own.tests,
      [...testSlugs].flatMap((slug) => testBySlug('en', slug) ?? []),
    ),
    articlesSection(
      own.articles,
      articles('en').filter(({ treatmentSlugs }) => treatmentSlugs.includes(treatment.slug)),
    ),
    questionsSection(copy.faqs, treatment.faqs),
    sourcesSection(copy.sources, treatment, 'en'),
  ]
}
