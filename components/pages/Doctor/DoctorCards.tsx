import { cityName } from '@/model/catalogue/city'
import { Island } from '@/components/layout/islands/Island'
import styled from 'styled-components'
import { Portrait } from '@/components/ui/Portrait'
import { PageLink } from '@/components/ui/PageLink'
import { listedCards, placeCards } from '@/components/ui/theme/linkCard'
import { roomForPlaces } from '@/components/ui/theme/surfaces'
import { ratingInWords } from '@/components/ui/ratingInWords'
import { CardWays, type CardsProps, ListedCards } from '@/components/pages/Compare/ListedCards'
import { cityById, departmentById } from '@/content/catalogue/catalogue'
import { spokenLanguages } from '@/content/copy/inWords'
import { hoursInWords } from '@/content/copy/doctorHours'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { counted, listCopy } from '@/content/copy/lists'
import { bookOrAskPath } from '@/model/appointments/bookingPaths'
import { doctorName } from '@/model/catalogue/doctor'
import { hospitalName, localityName } from '@/model/catalogue/hospital'
import type { EntryFacts, ShownDoctor } from '@/model/page/listFacts'
import { BookEntryLink } from '@/components/ui/BookEntryLink'
import { DistanceLoader } from '@/components/pages/Hospital/DistanceLoader.ts'
import { distanceLine } from '@/components/pages/Hospital/HospitalWay'
import { NextPlacesLoader } from './NextPlacesLoader'
import { DemoNote } from '@/components/ui/DemoNote'
import { rupees } from '@/content/copy/rupees'

const DoctorCardsRoot = styled.div`
  ${placeCards}

  > ul > li {
    grid-template-columns: 64px minmax(0, 1fr);
    gap: 10px 14px;
  }
  > ul > li > :first-child {
    grid-row: span 2;
  }
  /* A phone's screen has two cards: the doctor's page says the rest. */
  @media (max-width: 639px) {
    .wide {
      display: none;
    }
  }
  ${distanceLine}
  /* The nearest ones; those without a chosen city see the first. */
  > ul[data-by-distance] > li:nth-child(n + 5) {
    display: none;
  }
  .what {
    margin-top: -10px;
    color: var(--deep-green);
    font-size: 0.9375rem;
  }
  /* Above the link that fills the card. */
  li .button {
    grid-column: 1 / -1;
    position: relative;
  }
  li .button::after {
    content: none;
  }
  > ul > li {
    ${roomForPlaces}
  }
`

const ListedDoctorCards = styled(DoctorCardsRoot)`
  ${listedCards}
`

/** Where a doctor sees patients: the first hospital, and how many more there are. */
function placeInWords({ hospitals = [] }: EntryFacts, language: Language): string {
  const { atMore } = listCopy[language].doctor
  const [first, ...more] = hospitals
  if (!first) return ''
  const place = `${hospitalName(first, language)}, ${localityName(first, language)}`
  return more.length === 0 ? place : `${place} ${interpolate(atMore, { count: more.length })}`
}

type DoctorCardProps = {
  /** Whether it says how far the doctor is from the visitor's city. */
  readonly hasDistance: boolean
  readonly doctor: ShownDoctor
  readonly language: Language
  readonly Heading: 'h2' | 'h3'
  readonly facts: EntryFacts | undefined
}

function DoctorCard({ doctor, language, Heading, facts, hasDistance }: DoctorCardProps) {
  const copy = listCopy[language].doctor
  const department = departmentById(doctor.departmentid)
  const city = cityById(doctor.cityid)
  const isHindi = language === 'hi'
  const name = doctorName(doctor, language)
  const field = isHindi ? department?.hindi : department?.specialist
  const place = city && cityName(city, language)
  const hours = hoursInWords(facts?.schedules ?? [], facts?.hospitals ?? [], language)
  const hasPlaces = facts ? (facts.schedules ?? []).length > 0 : doctor.hasPlaces === true
  return (
    <li data-places={hasPlaces ? doctor.DoctorId : undefined}>
      <Portrait name={doctor.DoctorName} picture={doctor.picture} size={64} language={language} />
      <Heading>
        <PageLink href={`/doctor/${doctor.slug}`} language={language}>
          {name}
        </PageLink>
      </Heading>
      <p className="what">
        {[field, place].filter(Boolean).join(', ')}
        {hasDistance && city && (
          <span className="distance" data-place={`${city.latitude},${city.longitude}`} />
        )}
      </p>
      <ul className="facts numbers">
        {facts && <li>{placeInWords(facts, language)}</li>}
        <li>
          {[
            interpolate(counted(copy.years, doctor.experienceYears), { count: doctor.experienceYears }),
            ...(facts ? [ratingInWords(facts.rating, language)] : []),
          ].join(' · ')}
        </li>
        <li className="wide" lang={isHindi ? 'en' : undefined}>
          {doctor.qualifications.join(' · ')}
        </li>
        <li className="wide">
          {interpolate(copy.speaks, { languages: spokenLanguages(doctor.languages, language).join(', ') })}
        </li>
        {hours !== '' && <li className="wide">{hours}</li>}
        <li className="strong">
          {interpolate(copy.fee, { fee: rupees(doctor.consultationFee) })}
          {doctor.offersVideo && ` · ${copy.video}`}
        </li>
      </ul>
      {facts ? (
        <CardWays
          kind="doctors"
          slug={doctor.slug}
          name={name}
          bookHref={bookOrAskPath(doctor.slug, hasPlaces)}
          language={language}
          saved={{ kind: 'doctor', id: doctor.DoctorId }}
        />
      ) : (
        hasPlaces && (
          <BookEntryLink
            href={bookOrAskPath(doctor.slug, true)}
            name={name}
            language={language}
            className="button button-primary"
          />
        )
      )}
    </li>
  )
}

type DoctorCardsProps = CardsProps & {
  readonly doctors: readonly ShownDoctor[]
  /** Whether those nearest to the visitor's city come first: not in a list, which says its own order. */
  readonly isByDistance?: boolean
}

/** Doctors at a glance; the whole card leads to the doctor's page. */
export function DoctorCards(props: DoctorCardsProps) {
  const {
    doctors,
    language,
    headingLevel = 3,
    hasNote = props.listed !== undefined,
    isByDistance = false,
    listed,
  } = props
  if (doctors.length === 0) return null
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const Root = listed ? ListedDoctorCards : DoctorCardsRoot
  return (
    <ListedCards kind="doctors" language={language} listed={listed}>
      <Root>
        <ul data-by-distance={isByDistance || undefined}>
          {doctors.map((doctor) => (
            <DoctorCard
              key={doctor.slug}
              doctor={doctor}
              language={language}
              Heading={Heading}
              facts={listed?.facts.get(doctor.slug)}
              hasDistance={isByDistance}
            />
          ))}
        </ul>
        {hasNote && <DemoNote copy={listCopy[language].doctor} shown={doctors} />}
        <Island name="nextPlaces" of={NextPlacesLoader} props={{ language }} />
        {isByDistance && <Island name="distances" of={DistanceLoader} props={{ language }} />}
      </Root>
    </ListedCards>
  )
}
