import { Faqs } from '@/components/ui/Faqs'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import { ReviewNote } from '@/components/pages/People/ReviewNote'
import { Sources } from '@/components/pages/People/Sources'
import type { ArticleSection } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Links, NamedTexts, Paragraphs, Steps } from '@/components/ui/SectionedArticle/textBlocks'
import { articles, conditionsOfTreatment, insurers, testBySlug } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { videos } from '@/content/copy/videos'
import { companyCopy } from '@/content/copy/company'
import { treatmentCopy, treatmentPageCopy } from '@/content/copy/treatments'
import type { Treatment } from '@/model/catalogue/treatment'
import { CostByCity } from './CostByCity'
import { RecoveryTimeline } from './RecoveryTimeline'

const own = treatmentPageCopy.sections

/** What insurers usually pay, and the way to the page of each. */
const Insurance = ({ text }: { readonly text: string }) => (
  <>
    <p>{text}</p>
    <h3>{own.insurers}</h3>
    <PlaceLinks
      links={insurers().map(({ slug, InsurerName }) => ({
        href: `/hospitals/insurance/${slug}`,
        name: InsurerName,
      }))}
    />
  </>
)

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

/** The tests that doctors ask for in the conditions which the treatment is for. */
function testsSection(treatment: Treatment): readonly ArticleSection[] {
  const slugs = new Set(conditionsOfTreatment(treatment).flatMap(({ testSlugs }) => testSlugs))
  const items = [...slugs].flatMap((slug) => testBySlug('en', slug) ?? [])
  if (items.length === 0) return []
  return [
    {
      id: 'tests',
      title: own.tests,
      body: (
        <NamedTexts
          items={items.map(({ slug, TestName, summary }) => ({
            href: `/test/${slug}`,
            name: TestName,
            text: summary,
          }))}
        />
      ),
    },
  ]
}

function articlesSection({ slug: treatmentSlug }: Treatment): readonly ArticleSection[] {
  const found = articles('en').filter(({ treatmentSlugs }) => treatmentSlugs.includes(treatmentSlug))
  if (found.length === 0) return []
  return [
    {
      id: 'articles',
      title: own.articles,
      body: (
        <NamedTexts
          items={found.map(({ slug, title, summary }) => ({
            href: `/blog/${slug}`,
            name: title,
            text: summary,
          }))}
        />
      ),
    },
  ]
}

/** Everything that a treatment's page tells, section by section, in reading order; `people` stand after the cost. */
export function treatmentSections(
  treatment: Treatment,
  language: Language,
  people: readonly ArticleSection[] = [],
): readonly ArticleSection[] {
  const copy = treatmentCopy[language]
  const name = language === 'hi' ? treatment.hindi : treatment.ProcedureName
  const conditions = conditionsOfTreatment(treatment).map(({ slug, DiseaseName, hindi, summary }) => ({
    href: `/condition/${slug}`,
    name: language === 'hi' ? hindi : DiseaseName,
    text: summary,
  }))
  return [
    { id: 'what-it-is', title: copy.whatItIs, body: <Paragraphs texts={treatment.whatItIs} /> },
    ...(conditions.length === 0
      ? []
      : [{ id: 'conditions', title: copy.conditions, body: <NamedTexts items={conditions} /> }]),
    { id: 'who-needs-it', title: copy.whoNeedsIt, body: <Dots items={treatment.whoNeedsIt} /> },
    { id: 'how-it-is-done', title: copy.howItIsDone, body: <HowItIsDone treatment={treatment} /> },
    { id: 'if-delayed', title: copy.ifDelayed, body: <p>{treatment.ifDelayed}</p> },
    { id: 'risks', title: copy.risks, body: <Dots items={treatment.risks} /> },
    { id: 'recovery', title: copy.recovery, body: <RecoveryTimeline steps={treatment.recoveryTimeline} /> },
    { id: 'alternatives', title: copy.alternatives, body: <NamedTexts items={treatment.alternatives} /> },
    {
      id: 'cost',
      title: copy.cost,
      body: <CostByCity treatment={treatment} name={name} language={language} />,
    },
    { id: 'cost-drivers', title: copy.costDrivers, body: <Dots items={treatment.cost.drivers} /> },
    ...people,
    { id: 'insurance', title: copy.insurance, body: <Insurance text={treatment.insurance} /> },
    ...testsSection(treatment),
    ...articlesSection(treatment),
    { id: 'questions', title: copy.faqs, body: <Faqs faqs={treatment.faqs} /> },
    {
      id: 'sources',
      title: copy.sources,
      body: (
        <>
          <Sources sources={treatment.sources} language={language} />
          <ReviewNote review={treatment} language={language} />
        </>
      ),
    },
  ]
}
