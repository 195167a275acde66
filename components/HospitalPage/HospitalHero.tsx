import type { ReactNode } from 'react'
import { ActionButtons } from '@/components/ActionButtons/ActionButtons'
import { type Fact, FactsTable } from '@/components/FactsTable/FactsTable'
import { Icon } from '@/components/Icon/Icon'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageHero } from '@/components/PageHero/PageHero'
import type { ContactNumbers } from '@/content/contactNumbers'
import { fillGaps } from '@/content/messages/messages'
import { hospitalPageWords } from '@/content/words/hospitals'
import { counted } from '@/content/words/lists'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { Hospital } from '@/model/catalogue/hospital'

type HospitalHeroProps = {
  readonly hospital: Hospital
  readonly departments: readonly Department[]
  readonly city: City
  readonly page: LeadFormPage
  readonly numbers: ContactNumbers
  readonly form: ReactNode
}

/** Size, age, accreditation and hours at a glance. */
function factsOf({ hospital, departments, city }: HospitalHeroProps): readonly Fact[] {
  const words = hospitalPageWords.facts
  const { beds, intensiveCareBeds: intensiveCare, accreditations } = hospital
  return [
    { name: words.address, value: [hospital.locality, city.cityname, city.state].join(', ') },
    { name: words.beds, value: fillGaps(words.bedsValue, { beds, intensiveCare }) },
    { name: words.theatres, value: String(hospital.operatingTheatres) },
    { name: words.opened, value: String(hospital.opened) },
    ...(accreditations.length > 0 ? [{ name: words.accreditation, value: accreditations.join(' · ') }] : []),
    { name: words.departments, value: departments.map((one) => one.DepartmentName).join(' · ') },
    { name: words.emergency, value: hospital.hasEmergency ? words.emergencyYes : words.emergencyNo },
    { name: words.visiting, value: hospital.visitingHours },
    { name: words.languages, value: hospital.languages.join(', ') },
  ]
}

/** What decides whether one reads on: it stands above the form on phones, too. */
const inShort = ({ beds, departmentIds, hasEmergency }: Hospital): string => {
  const { short, shortEmergency } = hospitalPageWords
  const text = fillGaps(counted(short, departmentIds.length), { beds, departments: departmentIds.length })
  return hasEmergency ? text + shortEmergency : text
}

/** A hospital's opening: where it is, how large it is, and what one asks first. */
export function HospitalHero(props: HospitalHeroProps) {
  const { hospital, city, page, numbers, form } = props
  return (
    <PageHero form={form} below={<FactsTable title={hospitalPageWords.facts.title} facts={factsOf(props)} />}>
      <p className="eyebrow">
        <Icon name="pin" size={24} />
        {fillGaps(hospitalPageWords.lead, { locality: hospital.locality, city: city.cityname })}
      </p>
      <h1>{hospital.HospitalName}</h1>
      <p className="numbers">{inShort(hospital)}</p>
      <p className="lead">{hospital.about[0]}</p>
      {hospital.isFictional && <p className="byline">{hospitalPageWords.fictional}</p>}
      <ActionButtons section="hospital" page={page} numbers={numbers} isQuiet />
    </PageHero>
  )
}
