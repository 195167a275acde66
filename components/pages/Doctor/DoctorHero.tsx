import type { ReactNode } from 'react'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { rupees } from '@/components/pages/Cost/costScale'
import { type Fact, FactsTable } from '@/components/ui/FactsTable'
import type { PageContext } from '@/model/page/pageContext'
import { Portrait } from '@/components/ui/Portrait'
import { PageHero } from '@/components/ui/PageHero'
import type { ContactNumbers } from '@/content/links/contactLinks'
import { interpolate } from '@/content/copy/interpolate'
import { doctorPageCopy } from '@/content/copy/doctors'
import { counted } from '@/content/copy/lists'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { Doctor } from '@/model/catalogue/doctor'
import { DemoNote } from '@/components/ui/DemoNote'
import { withDemoNote } from '@/content/copy/demoNote'

/** Training, languages, fee and hours at a glance. */
function factsOf(doctor: Doctor): readonly Fact[] {
  const copy = doctorPageCopy.facts
  const { experienceYears: count, memberships, registrationNumber } = doctor
  return [
    { name: copy.qualifications, value: doctor.qualifications.join(' · ') },
    { name: copy.experience, value: interpolate(counted(copy.years, count), { count }) },
    { name: copy.languages, value: doctor.languages.join(', ') },
    { name: withDemoNote(copy.fee, copy, doctor), value: rupees(doctor.consultationFee) },
    { name: copy.video, value: doctor.offersVideo ? copy.videoYes : copy.videoNo },
    { name: copy.hours, value: doctor.consultationHours },
    ...(memberships.length > 0 ? [{ name: copy.memberships, value: memberships.join(' · ') }] : []),
    ...(registrationNumber ? [{ name: copy.registration, value: registrationNumber }] : []),
  ]
}

/** What decides whether one reads on: it stands above the form on phones, too. */
const inShort = ({ experienceYears: count, consultationFee, offersVideo }: Doctor): string => {
  const years = interpolate(counted(doctorPageCopy.facts.years, count), { count })
  const text = interpolate(doctorPageCopy.short, { years, fee: rupees(consultationFee) })
  return offersVideo ? text + doctorPageCopy.shortVideo : text
}

type DoctorHeroProps = {
  readonly doctor: Doctor
  readonly department: Department
  readonly city: City
  readonly page: PageContext
  readonly numbers: ContactNumbers
  readonly form: ReactNode
}

/** A doctor's opening: a photograph or drawn initials, who it is, and what one asks first. */
export const DoctorHero = ({ doctor, department, city, page, numbers, form }: DoctorHeroProps) => (
  <PageHero form={form} below={<FactsTable title={doctorPageCopy.facts.title} facts={factsOf(doctor)} />}>
    <p className="eyebrow">
      <Portrait
        name={doctor.DoctorName}
        picture={doctor.picture}
        size={112}
        monogramSize={72}
        language="en"
        isOpening
      />
      {interpolate(doctorPageCopy.lead, { specialist: department.specialist, city: city.cityname })}
    </p>
    <h1>{doctor.DoctorName}</h1>
    <p className="numbers">{inShort(doctor)}</p>
    <p className="lead">{doctor.about[0]}</p>
    <DemoNote copy={doctorPageCopy} shown={doctor} className="byline" />
    <ActionButtons section="doctor" page={page} numbers={numbers} isQuiet />
  </PageHero>
)
