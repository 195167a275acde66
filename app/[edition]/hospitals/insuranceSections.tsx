import { counted } from '@/content/copy/lists'
import styled from 'styled-components'
import { Faqs } from '@/components/ui/Faqs'
import { FactsTable } from '@/components/ui/FactsTable'
import { Photo } from '@/components/ui/Photo'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import type { ArticleSections } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, NamedTexts, Paragraphs, Steps, Timeline } from '@/components/ui/SectionedArticle/textBlocks'
import { citiesToChoose, insurers } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { cityListCopy } from '@/content/copy/cityLists'
import { insuranceCopy } from '@/content/copy/insurance'
import { insurerStepsCopy } from '@/content/copy/insurerSteps'
import { insurerTypesCopy } from '@/content/copy/insurerTypes'
import { cityName } from '@/model/catalogue/city'
import { INSURER_TYPES, type Insurer, insurerName } from '@/model/catalogue/insurer'
import type { Language } from '@/model/page/language'
import { listHref, plainList } from '@/model/page/listQuery'
import { demoNote, withDemoNote } from '@/content/copy/demoNote'
import { type InsuranceSubject, insurerPath } from '@/components/pages/Insurance/insuranceTexts'

type InsuranceSectionsInput = InsuranceSubject & {
  readonly faqs: readonly QuestionAndAnswer[]
  /** How many hospitals accept each insurer, by slug. */
  readonly counts: ReadonlyMap<string, number>
}

/** What the insurer or scheme is, at a glance and in its own words. */
function AboutInsurer({
  insurer,
  language,
  hospitals,
}: Pick<InsuranceSubject, 'insurer' | 'language' | 'hospitals'>) {
  const copy = insuranceCopy[language]
  const { glance } = copy
  const type = insurerTypesCopy[language][insurer.type]
  return (
    <>
      <Photo picture={insurer.logo} shape="logo" language={language} />
      <p className="aside">
        {interpolate(
          insurer.isFictional
            ? demoNote(copy.invented, insurer)
            : withDemoNote(copy.real, copy.besideReal, hospitals),
          { name: insurerName(insurer, language) },
        )}
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
      <p className="aside">{copy.general}</p>
    </>
  )
}

/** A catalogue may have hundreds of cities. */
const MOST_CITIES = 40

/** The cities with hospitals of the insurer; each leads to the list of that city. */
function cityLinks({ insurer, language, cities }: InsuranceSubject) {
  const counts = new Map(cities.map(({ cityId, count }) => [cityId, count]))
  return citiesToChoose().flatMap((city) => {
    const count = counts.get(city.cityid)
    if (count === undefined) return []
    const query = { ...plainList('insurerHospitals'), filters: { city: city.slug } }
    return [
      {
        href: listHref(insurerPath(insurer), 'insurerHospitals', query),
        name: `${cityName(city, language)} (${count})`,
      },
    ]
  })
}

const OtherInsurersRoot = styled.div`
  display: grid;
  gap: 24px;

  > div {
    display: grid;
    gap: 10px;
  }
`

type OtherInsurersProps = {
  /** The one whose page this is. */
  readonly insurer: Insurer
  readonly language: Language
  /** How many hospitals accept each, by slug. */
  readonly counts: ReadonlyMap<string, number>
}

const linkTo = (other: Insurer, count: number, language: Language) => ({
  href: insurerPath(other),
  name: interpolate(counted(insuranceCopy[language].hospitalCount, count), {
    name: insurerName(other, language),
    count,
  }),
})

/** The other insurers and schemes by type, each with its number of hospitals. */
const OtherInsurers = ({ insurer, language, counts }: OtherInsurersProps) => (
  <OtherInsurersRoot>
    {INSURER_TYPES.map((type) => {
      const others = insurers().filter((one) => one.type === type && one.slug !== insurer.slug)
      if (others.length === 0) return null
      return (
        <div key={type}>
          <h3>{insurerTypesCopy[language][type].group}</h3>
          <PlaceLinks
            language={language}
            links={others.map((other) => linkTo(other, counts.get(other.slug) ?? 0, language))}
          />
        </div>
      )
    })}
    <PlaceLinks
      language={language}
      links={[
        { href: '/hospitals', name: insuranceCopy[language].further.hospitals },
        { href: '/services/medical-loan', name: insuranceCopy[language].further.loan },
        { href: '/treatment', name: insuranceCopy[language].further.treatments },
      ]}
    />
  </OtherInsurersRoot>
)

/** The sections below an insurer's list of hospitals. */
export function insuranceSections(input: InsuranceSectionsInput): ArticleSections {
  const { insurer, language, faqs, counts, cities } = input
  const all = insuranceCopy[language]
  const copy = all.sections
  const values = { name: insurerName(insurer, language) }
  const steps = insurerStepsCopy[language][insurer.type === 'private' ? 'private' : 'public']
  return [
    cities.length > 0 && {
      id: 'cities',
      title: interpolate(copy.cities, values),
      body: (
        <PlaceLinks
          language={language}
          links={cityLinks(input)}
          // The list's own filter, above, has them all.
          all={{
            href: insurerPath(insurer),
            name: interpolate(cityListCopy[language].chooseCity, { count: cities.length }),
          }}
          most={MOST_CITIES}
        />
      ),
    },
    { id: 'about', title: interpolate(copy.about, values), body: <AboutInsurer {...input} /> },
    {
      id: 'steps',
      title: interpolate(copy.steps, values),
      body: (
        <>
          <Steps items={insurer.howToUse} />
          <p className="aside">{all.emergency}</p>
        </>
      ),
    },
    {
      id: 'at-the-hospital',
      title: copy.hospital,
      body: <Timeline steps={steps} />,
    },
    {
      id: 'papers',
      title: copy.papers,
      body: <Dots items={[...insurer.documents, ...all.everyPaper]} />,
    },
    {
      id: 'covered',
      title: copy.covered,
      body: (
        <>
          <h3>{copy.coveredTitle}</h3>
          <Dots items={insurer.whatIsCovered} />
          <h3>{copy.notCoveredTitle}</h3>
          <Dots items={insurer.whatIsNotCovered} />
        </>
      ),
    },
    {
      id: 'difference',
      title: copy.difference[insurer.type],
      body: <NamedTexts items={insurerTypesCopy[language][insurer.type].difference} />,
    },
    { id: 'faqs', title: interpolate(copy.faqs, values), body: <Faqs faqs={faqs} /> },
    {
      id: 'others',
      title: copy.others,
      body: <OtherInsurers insurer={insurer} language={language} counts={counts} />,
    },
  ]
}
