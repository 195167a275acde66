import { Faqs } from '@/components/Faqs/Faqs'
import { FactsTable } from '@/components/FactsTable/FactsTable'
import { PlaceLinks } from '@/components/PlaceLinks/PlaceLinks'
import type { ArticleSection } from '@/components/SectionedArticle/SectionedArticle'
import { Dots, NamedTexts, Paragraphs, Steps } from '@/components/SectionedArticle/textBlocks'
import { citiesToChoose } from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messages'
import type { Question } from '@/content/pageWords/pageWordsFor'
import { cityListWords } from '@/content/words/cityLists'
import { insuranceWords } from '@/content/words/insurance'
import type { Insurer } from '@/model/catalogue/insurer'
import { listHref, plainList } from '@/model/listQuery'
import { OtherInsurers } from './OtherInsurers'
import type { InsuranceSubject } from './insuranceTexts'
import { insurerPath } from './insurancePage'

const words = insuranceWords.sections

type InsuranceSectionsInput = InsuranceSubject & {
  readonly faqs: readonly Question[]
  /** How many hospitals accept each insurer, by slug. */
  readonly counts: ReadonlyMap<string, number>
}

/** What the insurer or scheme is, at a glance and in its own words. */
function AboutInsurer({ insurer }: { readonly insurer: Insurer }) {
  const { glance, types } = insuranceWords
  const type = types[insurer.type]
  return (
    <>
      <p className="aside">
        {fillGaps(insurer.isFictional ? insuranceWords.fictional : insuranceWords.real, {
          name: insurer.InsurerName,
        })}
      </p>
      <Paragraphs texts={insurer.about} />
      <FactsTable
        title={glance.title}
        facts={[
          { name: glance.kind, value: type.name },
          { name: glance.who, value: type.who },
          { name: glance.start, value: type.start },
          { name: glance.room, value: type.room },
          { name: glance.share, value: type.share },
          { name: glance.known, value: type.known },
        ]}
      />
      <p className="aside">{insuranceWords.general}</p>
    </>
  )
}

/** A catalogue may have hundreds of cities. */
const MOST_CITIES = 40

/** The cities with hospitals of the insurer; each leads to the list of that city. */
function cityLinks({ insurer, cities }: InsuranceSubject) {
  const counts = new Map(cities.map(({ cityId, count }) => [cityId, count]))
  return citiesToChoose().flatMap(({ cityid, cityname, slug }) => {
    const count = counts.get(cityid)
    if (count === undefined) return []
    const query = { ...plainList('insurerHospitals'), filters: { city: slug } }
    return [
      {
        href: listHref(insurerPath(insurer), 'insurerHospitals', query),
        name: fillGaps(insuranceWords.place, { city: cityname, count }),
      },
    ]
  })
}

/** The sections below an insurer's list of hospitals. */
export function insuranceSections(input: InsuranceSectionsInput): readonly ArticleSection[] {
  const { insurer, faqs, counts, cities } = input
  const gaps = { name: insurer.InsurerName }
  const steps = insuranceWords.hospitalSteps[insurer.type === 'private' ? 'private' : 'public']
  return [
    ...(cities.length > 0
      ? [
          {
            id: 'cities',
            title: fillGaps(words.cities, gaps),
            body: (
              <PlaceLinks
                links={cityLinks(input)}
                // The list's own filter, above, has them all.
                all={{
                  href: insurerPath(insurer),
                  name: fillGaps(cityListWords.chooseCity, { count: cities.length }),
                }}
                most={MOST_CITIES}
              />
            ),
          },
        ]
      : []),
    { id: 'about', title: fillGaps(words.about, gaps), body: <AboutInsurer insurer={insurer} /> },
    {
      id: 'steps',
      title: fillGaps(words.steps, gaps),
      body: (
        <>
          <Steps items={insurer.howToUse} />
          <p className="aside">{insuranceWords.emergency}</p>
        </>
      ),
    },
    {
      id: 'at-the-hospital',
      title: words.hospital,
      body: (
        <ol className="timeline">
          {steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      ),
    },
    {
      id: 'papers',
      title: words.papers,
      body: <Dots items={[...insurer.documents, ...insuranceWords.everyPaper]} />,
    },
    {
      id: 'covered',
      title: words.covered,
      body: (
        <>
          <h3>{words.coveredTitle}</h3>
          <Dots items={insurer.whatIsCovered} />
          <h3>{words.notCoveredTitle}</h3>
          <Dots items={insurer.whatIsNotCovered} />
        </>
      ),
    },
    {
      id: 'difference',
      title: words.difference[insurer.type],
      body: <NamedTexts items={insuranceWords.types[insurer.type].difference} />,
    },
    { id: 'faqs', title: fillGaps(words.faqs, gaps), body: <Faqs faqs={faqs} /> },
    { id: 'others', title: words.others, body: <OtherInsurers insurer={insurer} counts={counts} /> },
  ]
}
