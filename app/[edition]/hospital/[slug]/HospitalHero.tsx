import { inSentence, listInWords, spokenLanguages } from '@/content/copy/inWords'
import type { ReactNode } from 'react'
import { SaveFormOfOne } from '@/components/account/SaveItem/SaveForm'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { type Fact, FactsTable } from '@/components/ui/FactsTable'
import { Icon } from '@/components/ui/Icon'
import { readablePhone, telephoneLink } from '@/model/page/contactLinks'
import type { PageContext } from '@/model/page/pageContext'
import { Photo } from '@/components/ui/Photo'
import { HospitalWay } from '@/components/pages/Hospital/HospitalWay'
import { PageHero } from '@/components/ui/PageHero'
import { interpolate } from '@/content/copy/interpolate'
import { hospitalPageCopy } from '@/content/copy/hospitals'
import { counted } from '@/content/copy/lists'
import { type City, cityName } from '@/model/catalogue/city'
import { type Department, departmentName } from '@/model/catalogue/department'
import type { Language } from '@/model/page/language'
import { type Hospital, hospitalName, localityName } from '@/model/catalogue/hospital'
import { briefCopy, withDemoNote } from '@/content/copy/demoNote'

type Subject = {
  readonly hospital: Hospital
  readonly departments: readonly Department[]
  readonly city: City
}

/** How many departments a search engine's description names. */
const MOST_DEPARTMENTS = 3

/** What search engines are read of a hospital. */
export function hospitalHead({ hospital, departments, city }: Subject, language: Language) {
  const copy = hospitalPageCopy[language]
  const isHindi = language === 'hi'
  const values = {
    name: hospitalName(hospital, language),
    locality: localityName(hospital, language),
    city: cityName(city, language),
    beds: hospital.beds,
    departments: listInWords(
      departments
        .slice(0, MOST_DEPARTMENTS)
        .map(({ DepartmentName, hindi }) => (isHindi ? hindi : inSentence(DepartmentName))),
      language,
    ),
  }
  return {
    title: interpolate(copy.title, values),
    description: withDemoNote(interpolate(copy.description, values), briefCopy[language], hospital),
  }
}

type HospitalHeroProps = Subject & {
  readonly page: PageContext
  readonly form: ReactNode
}

/** What the accreditations that a hospital names mean. */
const meaningOf = (named: readonly string[], meanings: Readonly<Record<string, string>>): string =>
  Object.entries(meanings)
    .flatMap(([body, meaning]) => (named.some((one) => one.includes(body)) ? [meaning] : []))
    .join(' ')

/** Size, age, accreditation and hours at a glance. */
function factsOf({ hospital, departments, city, page }: HospitalHeroProps): readonly Fact[] {
  const { language } = page
  const copy = hospitalPageCopy[language].facts
  const isHindi = language === 'hi'
  const lang = isHindi ? ('en' as const) : undefined
  const { streetAddress, phone } = hospital
  const locality = localityName(hospital, language)
  const place = isHindi ? [locality, city.hindi] : [locality, city.cityname, city.state]
  const { beds, intensiveCareBeds: intensiveCare, accreditations } = hospital
  return [
    { name: copy.address, value: [...(streetAddress ? [streetAddress] : []), ...place].join(', ') },
    ...(phone && page.isCallEnabled !== false
      ? [{ name: copy.phone, value: readablePhone(phone), href: telephoneLink(phone) }]
      : []),
    { name: copy.beds, value: interpolate(copy.bedsValue, { beds, intensiveCare }) },
    { name: copy.theatres, value: String(hospital.operatingTheatres) },
    { name: copy.opened, value: String(hospital.opened) },
    ...(accreditations.length > 0
      ? [
          {
            name: copy.accreditation,
            value: accreditations.join(' · '),
            lang,
            meaning: meaningOf(accreditations, copy.accreditations),
          },
        ]
      : []),
    {
      name: copy.departments,
      value: departments.map((department) => departmentName(department, language)).join(' · '),
    },
    { name: copy.emergency, value: hospital.hasEmergency ? copy.emergencyYes : copy.emergencyNo },
    { name: copy.visiting, value: hospital.visitingHours, lang },
    { name: copy.languages, value: spokenLanguages(hospital.languages, language).join(', ') },
  ]
}

/** Key facts; above the form on phones too. */
const inShort = ({ beds, departmentIds, hasEmergency }: Hospital, language: Language): string => {
  const { short, shortEmergency } = hospitalPageCopy[language]
  const text = interpolate(counted(short, departmentIds.length), { beds, departments: departmentIds.length })
  return hasEmergency ? `${text} · ${shortEmergency}` : text
}

/** A hospital's opening: where it is, how large it is, and what one asks first. */
export function HospitalHero(props: HospitalHeroProps) {
  const { hospital, city, page, form } = props
  const { language } = page
  const copy = hospitalPageCopy[language]
  const name = hospitalName(hospital, language)
  return (
    <PageHero form={form} below={<FactsTable title={copy.facts.title} facts={factsOf(props)} />}>
      <Photo picture={hospital.logo} shape="logo" language={language} isOpening />
      <p className="eyebrow">
        <Icon name="pin" size={24} />
        {interpolate(copy.lead, {
          locality: localityName(hospital, language),
          city: cityName(city, language),
        })}
      </p>
      <h1>{name}</h1>
      <p className="numbers">{inShort(hospital, language)}</p>
      <HospitalWay hospital={hospital} language={language} />
      <Photo
        picture={hospital.picture}
        shape="photo"
        language={language}
        sizes="(min-width: 1024px) 55vw, 100vw"
        isOpening
      />
      {language === 'en' && <p className="lead">{hospital.about[0]}</p>}
      <ActionButtons section="hospital" page={page}>
        <SaveFormOfOne kind="hospital" id={hospital.HospitalId} name={name} language={language} />
      </ActionButtons>
    </PageHero>
  )
}
