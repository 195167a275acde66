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
import { INSURER_TYPES, type Insurer } from '@/model/catalogue/insurer'
import { listHref, plainList } from '@/model/page/listQuery'
import { demoNote, withDemoNote } from '@/content/copy/demoNote'
import { type InsuranceSubject, insurerPath } from '@/components/pages/Insurance/insuranceTexts'

const copy = insuranceCopy.sections

type InsuranceSectionsInput = InsuranceSubject & {
  readonly faqs: readonly QuestionAndAnswer[]
  /** How many hospitals accept each insurer, by slug. */
  readonly counts: ReadonlyMap<string, number>
}

/** What the insurer or scheme is, at a glance and in its own words. */
function AboutInsurer({ insurer, hospitals }: Pick<InsuranceSubject, 'insurer' | 'hospitals'>) {
  const { glance, types } = insuranceCopy
  const type = types[insurer.type]
  return (
    <>
      <Photo picture={insurer.logo} shape="logo" language="en" />
      <p className="aside">
        {interpolate(
          insurer.isFictional
            ? demoNote(insuranceCopy.invented, insurer)
            : withDemoNote(insuranceCopy.real, insuranceCopy.besideReal, hospitals),
          { name: insurer.InsurerName },
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
      <p className="aside">{insuranceCopy.general}</p>
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
        name: interpolate(insuranceCopy.place, { city: cityname, count }),
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
  /** How many hospitals accept each, by slug. */
  readonly counts: ReadonlyMap<string, number>
}

const linkTo = (other: Insurer, count: number) => ({
  href: insurerPath(other),
  name: interpolate(counted(insuranceCopy.hospitalCount, count), { name: other.InsurerName, count }),
})

/** The other insurers and schemes by type, each with its number of hospitals. */
const OtherInsurers = ({ insurer, counts }: OtherInsurersProps) => (
  <OtherInsurersRoot>
    {INSURER_TYPES.map((type) => {
      const others = insurers().filter((one) => one.type === type && one.slug !== insurer.slug)
      if (others.length === 0) return null
      return (
        <div key={type}>
          <h3>{insuranceCopy.types[type].group}</h3>
          <PlaceLinks links={others.map((other) => linkTo(other, counts.get(other.slug) ?? 0))} />
        </div>
      )
    })}
    <PlaceLinks
      links={[
        { href: '/hospitals', name: insuranceCopy.further.hospitals },
        { href: '/services/medical-loan', name: insuranceCopy.further.loan },
        { href: '/treatment', name: insuranceCopy.further.treatments },
      ]}
    />
  </OtherInsurersRoot>
)

/** The sections below an insurer's list of hospitals. */
export function insuranceSections(input: InsuranceSectionsInput): ArticleSections {
  const { insurer, faqs, counts, cities } = input
  const values = { name: insurer.InsurerName }
  const steps = insuranceCopy.hospitalSteps[insurer.type === 'private' ? 'private' : 'public']
  return [
    cities.length > 0 && {
      id: 'cities',
      title: interpolate(copy.cities, values),
      body: (
        <PlaceLinks
          links={cityLinks(input)}
          // The list's own filter, above, has them all.
          all={{
            href: insurerPath(insurer),
            name: interpolate(cityListCopy.en.chooseCity, { count: cities.length }),
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
          <p className="aside">{insuranceCopy.emergency}</p>
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
      body: <Dots items={[...insurer.documents, ...insuranceCopy.everyPaper]} />,
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
      body: <NamedTexts items={insuranceCopy.types[insurer.type].difference} />,
    },
    { id: 'faqs', title: interpolate(copy.faqs, values), body: <Faqs faqs={faqs} /> },
    { id: 'others', title: copy.others, body: <OtherInsurers insurer={insurer} counts={counts} /> },
  ]
}
