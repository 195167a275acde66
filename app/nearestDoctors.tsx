import 'server-only'
import { DoctorCards } from '@/components/DoctorCards/DoctorCards'
import { doctorWords } from '@/content/words/doctors'
import { someDoctors } from '@/server/catalogue/doctors'
import type { NearCity } from './cityLists'
import { NEAREST_ENTRIES, NearestEntries, type NearestSubject, nearestMetadata } from './nearestEntries'

export const nearestDoctorsMetadata = (subject: NearestSubject) =>
  nearestMetadata(doctorWords.nearest, subject)

type NearestDoctorsProps = {
  readonly subject: NearestSubject
  readonly near: readonly NearCity[]
  readonly hasHospitals: boolean
}

/** For a city without doctors of a speciality: those of the nearest cities. */
export const NearestDoctors = ({ subject, near, hasHospitals }: NearestDoctorsProps) => (
  <NearestEntries
    kind="doctors"
    crumb={doctorWords.list.crumb}
    words={doctorWords.nearest}
    groupWords={doctorWords.city}
    subject={subject}
    near={near}
    hasCounterpart={hasHospitals}
    cardsOf={async ({ cityid }, { DepartmentId }, isLast) => (
      <DoctorCards
        doctors={await someDoctors({ cityId: cityid, departmentId: DepartmentId }, NEAREST_ENTRIES)}
        language="en"
        hasNote={isLast}
      />
    )}
  />
)
