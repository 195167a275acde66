import 'server-only'
import { cityById } from '@/content/catalogue/catalogue'
import { doctorById } from '@/server/catalogue/reads/doctors'
import { hospitalById } from '@/server/catalogue/reads/hospitals'
import { fhirCall, type FhirRead, versioned } from './fhirCall'
import { FhirError } from './fhirError'

/* Doctors and hospitals, as references of schedules and appointments name them. */

const notFound = () => new FhirError(404, 'not-found', 'There is no such resource')

/** The number in a read's path. @throws {FhirError} where it is none */
function numberIn({ id, parameters }: FhirRead): number {
  parameters.expect([])
  if (!/^\d{1,9}$/.test(id)) throw notFound()
  return Number(id)
}

/** GET /fhir/Practitioner/:id: a doctor by DoctorId. */
export const readPractitioner = fhirCall(async (read) => {
  const doctor = await doctorById(numberIn(read))
  if (!doctor) throw notFound()
  return versioned({
    resourceType: 'Practitioner',
    id: String(doctor.DoctorId),
    active: true,
    name: [{ text: doctor.DoctorName }],
    gender: doctor.gender,
    qualification: doctor.qualifications.map((text) => ({ code: { text } })),
  })
})

/** GET /fhir/Location/:id: a hospital by HospitalId. */
export const readLocation = fhirCall(async (read) => {
  const hospital = await hospitalById(numberIn(read))
  if (!hospital) throw notFound()
  return versioned({
    resourceType: 'Location',
    id: String(hospital.HospitalId),
    status: 'active',
    name: hospital.HospitalName,
    address: {
      line: [...(hospital.streetAddress ? [hospital.streetAddress] : []), hospital.locality],
      city: cityById(hospital.cityid)?.cityname,
    },
  })
})
