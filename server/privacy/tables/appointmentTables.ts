import { goesWith, HOUR, jsonPlace, type TableRow } from './tableRow'

/** Appointments, the sessions and places that they are in, and who they are for. */
export const APPOINTMENT_TABLES = {
  patient: {
    // Number and name are blind indexes once the row is sealed (patients.ts).
    clear: 'id mobile country_code name_key created_at',
    sealed: [{ ...jsonPlace('content', 'patient'), form: undefined }],
    kept: [
      {
        name: 'patients',
        // Their appointments go with the leads.
        what: 'people who were booked for, once no appointment names them',
        days: 1,
        isDue: `created_at < $1 and not exists (select from appointment a where a.patient_id = patient.id)`,
      },
    ],
    erased: 'erasePerson',
    download: 'enquiries',
  },
  appointment: goesWith(
    'lead',
    `id session_id doctor_id hospital token starts_at ends_at state version revision last_hash end_signature reason coming_at
      late_minutes is_disputed patient_id fee source created_at updated_at`,
    'enquiries',
  ),
  appointment_event: goesWith(
    'appointment',
    'seq appointment_id at staff_id type from_state to_state version data previous_hash hash xid',
    'enquiries',
  ),
  // Number and text are made of the appointment when a message is sent.
  message: goesWith(
    'appointment',
    'id appointment_id waiting_id kind revision state due_at attempts channel last_error created_at updated_at',
    'enquiries',
  ),
  waiting_entry: {
    // The number is a blind index once the row is sealed (waiting/waitingRow.ts).
    clear: `id doctor_id from_day to_day mobile country_code language notice state version ends_at offers declined seat_id
      session_id token starts_at place_ends_at offered_until last_hash end_signature created_at updated_at`,
    sealed: [{ ...jsonPlace('content', 'waiting entry'), form: undefined }],
    kept: [
      {
        name: 'waitingEntries',
        what: 'entries of the waiting list that ended',
        days: 30,
        isDue: `updated_at < $1 and state in ('taken', 'lapsed', 'left')`,
      },
    ],
    erased: 'erasePerson',
    download: 'waiting',
  },
  waiting_event: goesWith(
    'waiting_entry',
    'seq waiting_id at staff_id type from_state to_state version data previous_hash hash',
    'waiting',
  ),
  seat: {
    clear: 'id session_id doctor_id token starts_at ends_at appointment_id held_until holder address',
    kept: [
      {
        name: 'heldPlaces',
        what: 'held places whose time ran out',
        days: HOUR,
        isDue: 'held_until < $1',
      },
    ],
    erased: { goesWith: 'appointment' },
    download: { not: 'a place; its appointment says whose it is' },
  },
  clinic_session: {
    clear: 'id doctor_id hospital day starts_at ends_at zone mode state reason delay_minutes changed_xid',
    kept: [
      {
        name: 'clinicSessions',
        what: 'sessions that are over and that no appointment names',
        days: 90,
        isDue: `ends_at < $1 and not exists (select from appointment a where a.session_id = clinic_session.id)`,
      },
    ],
    erased: { not: 'nothing of a person' },
    download: { not: 'nothing of a person' },
  },
} as const satisfies Readonly<Record<string, TableRow>>
