import 'server-only'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { hospitalListCopy, hospitalCopy } from '@/content/copy/hospitals'
import { someHospitals } from '@/server/catalogue/hospitals'
import type { NearCity } from '@/app/[edition]/[city]/cityLists'
import { NEAREST_ENTRIES, NearestEntries, type NearestSubject, nearestMetadata } from './nearestEntries'

export const nearestHospitalsMetadata = (subject: NearestSubject) =>
  nearestMetadata(hospitalCopy.nearest, subject)

type NearestHospitalsProps = {
  readonly subject: NearestSubject
  readonly near: readonly NearCity[]
  readonly hasDoctors: boolean
}

/** For a city without hospitals of a department: those of the nearest cities. */
export const NearestHospitals = ({ subject, near, hasDoctors }: NearestHospitalsProps) => (
  <NearestEntries
    kind="hospitals"
    crumb={hospitalListCopy.crumb}
    copy={hospitalCopy.nearest}
    groupCopy={hospitalCopy.city}
    subject={subject}
    near={near}
    hasCounterpart={hasDoctors}
    cardsOf={async ({ cityid }, { DepartmentId }, isLast) => (
      <HospitalCards
        hospitals={await someHospitals({ cityId: cityid, departmentId: DepartmentId }, NEAREST_ENTRIES)}
        language="en"
        hasNote={isLast}
      />
    )}
  />
)
