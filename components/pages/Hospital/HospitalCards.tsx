import { Island } from '@/components/layout/islands/Island'
import { cityName } from '@/model/catalogue/city'
import styled from 'styled-components'
import { PageLink } from '@/components/ui/PageLink'
import { iconMask } from '@/components/ui/Icon'
import { Photo } from '@/components/ui/Photo'
import { listedCards, placeCards } from '@/components/ui/theme/linkCard'
import { ratingInWords } from '@/components/ui/ratingInWords'
import { CardWays, type CardsProps, ListedCards } from '@/components/pages/Compare/ListedCards'
import { DistanceLoader } from './DistanceLoader.ts'
import { WayLines, wayLines } from './HospitalWay'
import { cityById } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { counted, listCopy } from '@/content/copy/lists'
import { type Hospital, hospitalName, localityName } from '@/model/catalogue/hospital'
import type { EntryFacts, Fees } from '@/model/page/listFacts'
import { DemoNote } from '@/components/ui/DemoNote'
import { rupees } from '@/content/copy/rupees'

const HospitalCardsRoot = styled.div`
  ${placeCards}

  > ul > li {
    gap: 8px;
  }
  .way {
    ${wayLines}
  }
  .where {
    display: grid;
    grid-template-columns: 20px 1fr;
    gap: 6px;
    color: var(--deep-green);
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  /* Drawn by the style: a list of twenty cards would hold forty elements more. */
  .where::before {
    content: '';
    width: 20px;
    height: 20px;
    background: currentColor;
    mask: ${iconMask('pin')};
  }
`

const ListedHospitalCards = styled(HospitalCardsRoot)`
  ${listedCards}

  /* The picture beside the words: three cards on a laptop's screen. */
  @media (min-width: 640px) {
    > ul > li {
      grid-template-columns: 15rem minmax(0, 1fr);
      column-gap: 20px;
    }
    > ul > li > :not(:first-child) {
      grid-column: 2;
    }
    > ul > li > .facts {
      grid-template-columns: minmax(0, 1fr);
    }
    > ul > li > :is(picture, img):first-child {
      grid-row: 1 / 8;
    }
  }
`

/** How wide a card's photograph is: the two columns of some hospitals (theme/linkCard.ts), or beside the words of a list. */
const CARD_SIZES = { some: '(min-width: 640px) 50vw, 100vw', listed: '(min-width: 640px) 240px, 100vw' }

function feesInWords(fees: Fees | undefined, language: Language): string {
  const copy = listCopy[language].hospital
  if (!fees) return copy.noFee
  const { lowest, highest } = fees
  return lowest === highest
    ? interpolate(copy.fee, { fee: rupees(lowest) })
    : interpolate(copy.fees, { lowest: rupees(lowest), highest: rupees(highest) })
}

type HospitalCardProps = {
  readonly hospital: Hospital
  readonly language: Language
  readonly Heading: 'h2' | 'h3'
  readonly facts: EntryFacts | undefined
}

function HospitalCard({ hospital, language, Heading, facts }: HospitalCardProps) {
  const copy = listCopy[language].hospital
  const some = (text: { readonly one: string; readonly many: string }, count: number) =>
    interpolate(counted(text, count), { count })
  const city = cityById(hospital.cityid)
  const name = hospitalName(hospital, language)
  return (
    <li>
      <Photo
        picture={hospital.picture}
        shape="photo"
        language={language}
        sizes={facts ? CARD_SIZES.listed : CARD_SIZES.some}
      />
      <Photo picture={hospital.logo} shape="logo" language={language} />
      <Heading>
        <PageLink href={`/hospital/${hospital.slug}`} language={language}>
          {name}
        </PageLink>
      </Heading>
      <p className="where">
        {[localityName(hospital, language), city && cityName(city, language)].filter(Boolean).join(', ')}
      </p>
      <WayLines hospital={hospital} language={language} />
      <ul className="facts numbers">
        <li>
          {[
            interpolate(copy.beds, { count: hospital.beds }),
            interpolate(copy.intensiveCare, { count: hospital.intensiveCareBeds }),
            some(copy.departments, hospital.departmentIds.length),
            ...(hospital.insurerSlugs.length > 0 ? [some(copy.insurers, hospital.insurerSlugs.length)] : []),
          ].join(' · ')}
        </li>
        {hospital.hasEmergency && !facts && <li className="strong">{copy.emergency}</li>}
        {facts && (
          <>
            <li>
              {[
                ...(hospital.hasEmergency ? [copy.emergency] : []),
                // The row says them in English alone.
                ...(language === 'en' ? [interpolate(copy.visiting, { hours: hospital.visitingHours })] : []),
              ].join(' · ')}
            </li>
            <li>{`${feesInWords(facts.fees, language)} · ${ratingInWords(facts.rating, language)}`}</li>
          </>
        )}
      </ul>
      {facts && (
        <CardWays
          kind="hospitals"
          slug={hospital.slug}
          name={name}
          bookHref={`/hospital/${hospital.slug}#enquiry`}
          language={language}
          saved={{ kind: 'hospital', id: hospital.HospitalId }}
        />
      )}
    </li>
  )
}

type HospitalCardsProps = CardsProps & {
  readonly hospitals: readonly Hospital[]
  /** Whether those nearest to the visitor's city may come first: not in a list, which says its own order. */
  readonly isByDistance?: boolean
}

/** Hospitals at a glance; the whole card leads to the hospital's page. */
export function HospitalCards(props: HospitalCardsProps) {
  const {
    hospitals,
    language,
    headingLevel = 3,
    hasNote = props.listed !== undefined,
    isByDistance,
    listed,
  } = props
  if (hospitals.length === 0) return null
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const Root = listed ? ListedHospitalCards : HospitalCardsRoot
  return (
    <ListedCards kind="hospitals" language={language} listed={listed}>
      <Root>
        <ul data-by-distance={isByDistance || undefined}>
          {hospitals.map((hospital) => (
            <HospitalCard
              key={hospital.slug}
              hospital={hospital}
              language={language}
              Heading={Heading}
              facts={listed?.facts.get(hospital.slug)}
            />
          ))}
        </ul>
        {hasNote && <DemoNote copy={listCopy[language].hospital} shown={hospitals} />}
        <Island name="distances" of={DistanceLoader} props={{ language }} />
      </Root>
    </ListedCards>
  )
}
