import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Island } from '@/components/layout/islands/Island'
import { NextPlacesLoader } from '@/components/pages/Doctor/NextPlacesLoader'
import { roomForPlaces } from '@/components/ui/theme/surfaces'
import { SaveFormOfOne } from '@/components/account/SaveItem/SaveForm'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { type Fact, FactsTable } from '@/components/ui/FactsTable'
import type { PageContext } from '@/model/page/pageContext'
import { Portrait } from '@/components/ui/Portrait'
import { PageHero } from '@/components/ui/PageHero'
import { interpolate } from '@/content/copy/interpolate'
import { doctorPageCopy } from '@/content/copy/doctors'
import { spokenLanguages } from '@/content/copy/inWords'
import type { Language } from '@/model/page/language'
import { counted } from '@/content/copy/lists'
import { type City, cityName } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import { type Doctor, doctorName } from '@/model/catalogue/doctor'
import { rupees } from '@/content/copy/rupees'

/** Where anybody looks a doctor up: the National Medical Commission's register. */
const REGISTER = 'https://www.nmc.org.in/information-desk/indian-medical-register/'

/** The number under which a doctor is registered, and where that can be checked; where the catalogue has none, it says so. */
function registrationOf({ registrationNumber }: Doctor, language: Language): readonly Fact[] {
  const { registration, registrationNone, register } = doctorPageCopy[language].facts
  const value = registrationNumber ?? registrationNone
  const lang = registrationNumber ? ('en' as const) : undefined
  return [{ name: registration, value, lang, check: { href: REGISTER, name: register } }]
}

/** Training, languages, fee and hours at a glance. What is written in English says so on a Hindi page. */
function factsOf(doctor: Doctor, hours: string, language: Language): readonly Fact[] {
  const copy = doctorPageCopy[language].facts
  const { experienceYears: count, memberships } = doctor
  const lang = language === 'hi' ? ('en' as const) : undefined
  return [
    { name: copy.qualifications, value: doctor.qualifications.join(' · '), lang },
    { name: copy.experience, value: interpolate(counted(copy.years, count), { count }) },
    { name: copy.languages, value: spokenLanguages(doctor.languages, language).join(', ') },
    { name: copy.fee, value: rupees(doctor.consultationFee) },
    { name: copy.video, value: doctor.offersVideo ? copy.videoYes : copy.videoNo },
    ...(hours === '' ? [] : [{ name: copy.hours, value: hours }]),
    ...(memberships.length > 0 ? [{ name: copy.memberships, value: memberships.join(' · '), lang }] : []),
    ...registrationOf(doctor, language),
  ]
}

/** Key facts; above the form on phones too. */
function inShort(
  { experienceYears: count, consultationFee, offersVideo }: Doctor,
  language: Language,
): string {
  const copy = doctorPageCopy[language]
  const years = interpolate(counted(copy.facts.years, count), { count })
  const text = interpolate(copy.short, { years, fee: rupees(consultationFee) })
  return offersVideo ? `${text} · ${copy.shortVideo}` : text
}

/** What one can do, below the next free places: code fills these in. */
const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  ${roomForPlaces}
`

type DoctorHeroProps = {
  readonly doctor: Doctor
  readonly department: Department
  readonly city: City
  /** The week's hours on a line; empty where there are none. */
  readonly hours: string
  readonly page: PageContext
  readonly form: ReactNode
}

/** A doctor's hero: photograph or drawn initials, name, next free places and key facts. */
export function DoctorHero({ doctor, department, city, hours, page, form }: DoctorHeroProps) {
  const { language } = page
  const copy = doctorPageCopy[language]
  const isHindi = language === 'hi'
  const name = doctorName(doctor, language)
  const hasPlaces = page.placesPath !== undefined
  return (
    <PageHero
      form={form}
      fills={hasPlaces ? 'words' : 'form'}
      below={
        <>
          <FactsTable title={copy.facts.title} facts={factsOf(doctor, hours, language)} />
          {hasPlaces && <Island name="nextPlaces" of={NextPlacesLoader} props={{ language }} />}
        </>
      }
    >
      <p className="eyebrow">
        <Portrait
          name={doctor.DoctorName}
          picture={doctor.picture}
          size={112}
          monogramSize={72}
          language={language}
          isOpening
        />
        {interpolate(copy.lead, {
          specialist: isHindi ? department.hindi : department.specialist,
          city: cityName(city, language),
        })}
      </p>
      <h1>{name}</h1>
      <p className="numbers">{inShort(doctor, language)}</p>
      <Places data-places={hasPlaces ? doctor.DoctorId : undefined} data-name={name}>
        <ActionButtons section="doctor" page={page}>
          <SaveFormOfOne kind="doctor" id={doctor.DoctorId} name={name} language={language} />
        </ActionButtons>
      </Places>
      {!isHindi && <p className="lead">{doctor.about[0]}</p>}
    </PageHero>
  )
}
