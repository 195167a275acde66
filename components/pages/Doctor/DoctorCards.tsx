import { cityName } from '@/model/catalogue/city'
import styled from 'styled-components'
import { Portrait } from '@/components/ui/Portrait'
import { PageLink } from '@/components/ui/PageLink'
import { listedCards, placeCards } from '@/components/ui/theme/linkCard'
import { ratingInWords } from '@/components/ui/ratingInWords'
import { CardWays, type CardsProps, ListedCards } from '@/components/pages/Compare/ListedCards'
import { cityById, departmentById } from '@/content/catalogue'
import { spokenLanguages } from '@/content/copy/inWords'
import { hoursInWords } from '@/content/copy/doctorHours'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { counted, listCopy } from '@/content/copy/lists'
import { bookPath } from '@/model/appointments/bookingPaths'
import { type Doctor, doctorName } from '@/model/catalogue/doctor'
import { hospitalName } from '@/model/catalogue/hospital'
import type { EntryFacts } from '@/model/page/listFacts'
import { DemoNote } from '@/components/ui/DemoNote'
import { rupees } from '@/content/copy/rupees'

const DoctorCardsRoot = styled.div`
  ${placeCards}

  > ul > li {
    grid-template-columns: 56px minmax(0, 1fr);
    gap: 10px 14px;
  }
  .what {
    color: var(--deep-green);
    font-size: 0.9375rem;
    line-height: 1.45;
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
  const place = `${hospitalName(first, language)}, ${first.locality}`
  return more.length === 0 ? place : `${place} ${interpolate(atMore, { count: more.length })}`
}

type DoctorCardProps = {
  readonly doctor: Doctor
  readonly language: Language
  readonly Heading: 'h2' | 'h3'
  readonly facts: EntryFacts | undefined
}

function DoctorCard({ doctor, language, Heading, facts }: DoctorCardProps) {
  const copy = listCopy[language].doctor
  const department = departmentById(doctor.departmentid)
  const city = cityById(doctor.cityid)
  const isHindi = language === 'hi'
  const name = doctorName(doctor, language)
  const field = isHindi ? department?.hindi : department?.specialist
  const place = city && cityName(city, language)
  const hours = hoursInWords(facts?.schedules ?? [], facts?.hospitals ?? [], language)
  return (
    <li>
      <Portrait name={doctor.DoctorName} picture={doctor.picture} size={56} language={language} />
      <div>
        <Heading>
          <PageLink href={`/doctor/${doctor.slug}`} language={language}>
            {name}
          </PageLink>
        </Heading>
        <p className="what">{[field, place].filter(Boolean).join(', ')}</p>
      </div>
      <ul className="facts numbers">
        {facts && <li>{placeInWords(facts, language)}</li>}
        <li lang={isHindi ? 'en' : undefined}>{doctor.qualifications.join(' · ')}</li>
        <li>
          {[
            interpolate(counted(copy.years, doctor.experienceYears), { count: doctor.experienceYears }),
            interpolate(copy.speaks, { languages: spokenLanguages(doctor.languages, language).join(', ') }),
          ].join(' · ')}
        </li>
        {hours !== '' && <li>{hours}</li>}
        {facts && <li>{ratingInWords(facts.rating, language)}</li>}
        <li className="strong">
          {interpolate(copy.fee, { fee: rupees(doctor.consultationFee) })}
          {doctor.offersVideo && ` · ${copy.video}`}
        </li>
      </ul>
      {facts && (
        <CardWays
          kind="doctors"
          slug={doctor.slug}
          name={name}
          bookHref={facts.schedules?.length ? bookPath('en', doctor.slug) : `/doctor/${doctor.slug}#enquiry`}
          language={language}
          saved={{ kind: 'doctor', id: doctor.DoctorId }}
        />
      )}
    </li>
  )
}

type DoctorCardsProps = CardsProps & { readonly doctors: readonly Doctor[] }

/** Doctors at a glance; the whole card leads to the doctor's page. */
export function DoctorCards(props: DoctorCardsProps) {
  const { doctors, language, headingLevel = 3, hasNote = true, listed } = props
  if (doctors.length === 0) return null
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const Root = listed ? ListedDoctorCards : DoctorCardsRoot
  return (
    <ListedCards kind="doctors" language={language} listed={listed}>
      <Root>
        <ul>
          {doctors.map((doctor) => (
            <DoctorCard
              key={doctor.slug}
              doctor={doctor}
              language={language}
              Heading={Heading}
              facts={listed?.facts.get(doctor.slug)}
            />
          ))}
        </ul>
        {hasNote && <DemoNote copy={listCopy[language].doctor} shown={doctors} />}
      </Root>
    </ListedCards>
  )
}
