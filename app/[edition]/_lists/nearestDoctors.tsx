import 'server-only'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { doctorCopy } from '@/content/copy/doctors'
import { someDoctors } from '@/server/catalogue/doctors'
import type { NearCity } from '@/app/[edition]/[city]/cityLists'
import { NEAREST_ENTRIES, NearestEntries, type NearestSubject, nearestMetadata } from './nearestEntries'

export const nearestDoctorsMetadata = (subject: NearestSubject) =>
  nearestMetadata(doctorCopy.nearest, subject)

type NearestDoctorsProps = {
  readonly subject: NearestSubject
  readonly near: readonly NearCity[]
  readonly hasHospitals: boolean
}

/** For a city without doctors of a speciality: those of the nearest cities. */
export const NearestDoctors = ({ subject, near, hasHospitals }: NearestDoctorsProps) => (
  <NearestEntries
    kind="doctors"
    crumb={doctorCopy.list.crumb}
    copy={doctorCopy.nearest}
    groupCopy={doctorCopy.city}
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
