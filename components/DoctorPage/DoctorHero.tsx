import type { ReactNode } from 'react'
import { ActionButtons } from '@/components/ActionButtons/ActionButtons'
import { rupees } from '@/components/CostChart/costScale'
import { type Fact, FactsTable } from '@/components/FactsTable/FactsTable'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { Monogram } from '@/components/Monogram/Monogram'
import { PageHero } from '@/components/PageHero/PageHero'
import type { ContactNumbers } from '@/content/contactNumbers'
import { fillGaps } from '@/content/messages/messages'
import { doctorPageWords } from '@/content/words/doctors'
import { counted } from '@/content/words/lists'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { Doctor } from '@/model/catalogue/doctor'

/** Training, languages, fee and hours at a glance. */
function factsOf(doctor: Doctor): readonly Fact[] {
  const words = doctorPageWords.facts
  const { experienceYears: count, memberships, registrationNumber } = doctor
  return [
    { name: words.qualifications, value: doctor.qualifications.join(' · ') },
    { name: words.experience, value: fillGaps(counted(words.years, count), { count }) },
    { name: words.languages, value: doctor.languages.join(', ') },
    { name: words.fee, value: rupees(doctor.consultationFee) },
    { name: words.video, value: doctor.offersVideo ? words.videoYes : words.videoNo },
    { name: words.hours, value: doctor.consultationHours },
    ...(memberships.length > 0 ? [{ name: words.memberships, value: memberships.join(' · ') }] : []),
    ...(registrationNumber ? [{ name: words.registration, value: registrationNumber }] : []),
  ]
}

/** What decides whether one reads on: it stands above the form on phones, too. */
const inShort = ({ experienceYears: count, consultationFee, offersVideo }: Doctor): string => {
  const years = fillGaps(counted(doctorPageWords.facts.years, count), { count })
  const text = fillGaps(doctorPageWords.short, { years, fee: rupees(consultationFee) })
  return offersVideo ? text + doctorPageWords.shortVideo : text
}

type DoctorHeroProps = {
  readonly doctor: Doctor
  readonly department: Department
  readonly city: City
  readonly page: LeadFormPage
  readonly numbers: ContactNumbers
  readonly form: ReactNode
}

/** A doctor's opening: a drawn monogram, who it is, and what one asks first. */
export const DoctorHero = ({ doctor, department, city, page, numbers, form }: DoctorHeroProps) => (
  <PageHero form={form} below={<FactsTable title={doctorPageWords.facts.title} facts={factsOf(doctor)} />}>
    <p className="eyebrow">
      <Monogram name={doctor.DoctorName} size={72} />
      {fillGaps(doctorPageWords.lead, { specialist: department.specialist, city: city.cityname })}
    </p>
    <h1>{doctor.DoctorName}</h1>
    <p className="numbers">{inShort(doctor)}</p>
    <p className="lead">{doctor.about[0]}</p>
    {doctor.isFictional && <p className="byline">{doctorPageWords.fictional}</p>}
    <ActionButtons section="doctor" page={page} numbers={numbers} isQuiet />
  </PageHero>
)
