import 'server-only'
import { HospitalCards } from '@/components/HospitalCards/HospitalCards'
import { hospitalListWords, hospitalWords } from '@/content/words/hospitals'
import { someHospitals } from '@/server/catalogue/hospitals'
import type { NearCity } from './cityLists'
import { NEAREST_ENTRIES, NearestEntries, type NearestSubject, nearestMetadata } from './nearestEntries'

export const nearestHospitalsMetadata = (subject: NearestSubject) =>
  nearestMetadata(hospitalWords.nearest, subject)

type NearestHospitalsProps = {
  readonly subject: NearestSubject
  readonly near: readonly NearCity[]
  readonly hasDoctors: boolean
}

/** For a city without hospitals of a department: those of the nearest cities. */
export const NearestHospitals = ({ subject, near, hasDoctors }: NearestHospitalsProps) => (
  <NearestEntries
    kind="hospitals"
    crumb={hospitalListWords.crumb}
    words={hospitalWords.nearest}
    groupWords={hospitalWords.city}
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
