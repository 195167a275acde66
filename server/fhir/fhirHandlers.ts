import 'server-only'
import { readLocation, readPractitioner } from './actors'
import { readAppointment, searchAppointments } from './appointments'
import { capabilities } from './capabilities'
import { readSchedule, searchSchedules } from './schedules'
import { readSlot, searchSlots } from './slots'

/** The FHIR R4 API (docs/decisions/0094). It reads only. */
export const FHIR_HANDLERS = {
  '/fhir/metadata': { GET: capabilities },
  '/fhir/Schedule': { GET: searchSchedules },
  '/fhir/Schedule/:id': { GET: readSchedule },
  '/fhir/Slot': { GET: searchSlots },
  '/fhir/Slot/:id': { GET: readSlot },
  '/fhir/Appointment': { GET: searchAppointments },
  '/fhir/Appointment/:id': { GET: readAppointment },
  '/fhir/Practitioner/:id': { GET: readPractitioner },
  '/fhir/Location/:id': { GET: readLocation },
}
