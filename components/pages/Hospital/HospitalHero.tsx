import { inSentence, listInWords } from '@/content/copy/inWords'
import type { ReactNode } from 'react'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { type Fact, FactsTable } from '@/components/ui/FactsTable'
import { Icon } from '@/components/ui/Icon'
import type { PageContext } from '@/model/page/pageContext'
import { Photo } from '@/components/ui/Photo'
import { HospitalWay } from '@/components/pages/Hospital/HospitalWay'
import { PageHero } from '@/components/ui/PageHero'
import type { ContactNumbers } from '@/content/links/contactLinks'
import { interpolate } from '@/content/copy/interpolate'
import { hospitalPageCopy } from '@/content/copy/hospitals'
import { counted } from '@/content/copy/lists'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { Hospital } from '@/model/catalogue/hospital'
import { DemoNote } from '@/components/ui/DemoNote'
import { briefCopy, withDemoNote } from '@/content/copy/demoNote'

type Subject = {
  readonly hospital: Hospital
  readonly departments: readonly Department[]
  readonly city: City
}

/** How many departments a search engine's description names. */
const MOST_DEPARTMENTS = 3

/** What search engines are read of a hospital. */
export function hospitalHead({ hospital, departments, city }: Subject) {
  const values = {
    name: hospital.HospitalName,
    locality: hospital.locality,
    city: city.cityname,
    beds: hospital.beds,
    departments: listInWords(
      departments.slice(0, MOST_DEPARTMENTS).map(({ DepartmentName }) => inSentence(DepartmentName)),
    ),
  }
  return {
    title: interpolate(hospitalPageCopy.title, values),
    description: withDemoNote(interpolate(hospitalPageCopy.description, values), briefCopy, hospital),
  }
}

type HospitalHeroProps = Subject & {
  readonly page: PageContext
  readonly numbers: ContactNumbers
  readonly form: ReactNode
}

/** Size, age, accreditation and hours at a glance. */
function factsOf({ hospital, departments, city }: HospitalHeroProps): readonly Fact[] {
  const copy = hospitalPageCopy.facts
  const { beds, intensiveCareBeds: intensiveCare, accreditations } = hospital
  return [
    { name: copy.address, value: [hospital.locality, city.cityname, city.state].join(', ') },
    { name: copy.beds, value: interpolate(copy.bedsValue, { beds, intensiveCare }) },
    { name: copy.theatres, value: String(hospital.operatingTheatres) },
    { name: copy.opened, value: String(hospital.opened) },
    ...(accreditations.length > 0 ? [{ name: copy.accreditation, value: accreditations.join(' · ') }] : []),
    { name: copy.departments, value: departments.map((one) => one.DepartmentName).join(' · ') },
    { name: copy.emergency, value: hospital.hasEmergency ? copy.emergencyYes : copy.emergencyNo },
    { name: copy.visiting, value: hospital.visitingHours },
    { name: copy.languages, value: hospital.languages.join(', ') },
  ]
}

/** What decides whether one reads on: it stands above the form on phones, too. */
const inShort = ({ beds, departmentIds, hasEmergency }: Hospital): string => {
  const { short, shortEmergency } = hospitalPageCopy
  const text = interpolate(counted(short, departmentIds.length), { beds, departments: departmentIds.length })
  return hasEmergency ? text + shortEmergency : text
}

/** A hospital's opening: where it is, how large it is, and what one asks first. */
export function HospitalHero(props: HospitalHeroProps) {
  const { hospital, city, page, numbers, form } = props
  return (
    <PageHero form={form} below={<FactsTable title={hospitalPageCopy.facts.title} facts={factsOf(props)} />}>
      <Photo picture={hospital.logo} shape="logo" language="en" isOpening />
      <p className="eyebrow">
        <Icon name="pin" size={24} />
        {interpolate(hospitalPageCopy.lead, { locality: hospital.locality, city: city.cityname })}
      </p>
      <h1>{hospital.HospitalName}</h1>
      <p className="numbers">{inShort(hospital)}</p>
      <HospitalWay hospital={hospital} language="en" />
      <Photo
        picture={hospital.picture}
        shape="photo"
        language="en"
        sizes="(min-width: 1024px) 55vw, 100vw"
        isOpening
      />
      <p className="lead">{hospital.about[0]}</p>
      <DemoNote copy={hospitalPageCopy} shown={hospital} className="byline" />
      <ActionButtons section="hospital" page={page} numbers={numbers} isQuiet />
    </PageHero>
  )
}
