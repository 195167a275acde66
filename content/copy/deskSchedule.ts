import type { SessionMode, Weekday } from '@/model/appointments/schedule'
import type { ComingException, DisplacedPatient, LeaveProblem, LeaveReason } from '@/model/desk/deskSchedule'

/** What patients read about a leave. */
export const leaveReasonCopy: Readonly<Record<LeaveReason, { readonly en: string; readonly hi: string }>> = {
  leave: { en: 'On leave', hi: 'छुट्टी पर' },
  conference: { en: 'At a conference', hi: 'सम्मेलन में' },
  holiday: { en: 'Public holiday', hi: 'सार्वजनिक अवकाश' },
  emergency: { en: 'Away for an emergency', hi: 'आपात कारण से अनुपस्थित' },
}

/** The doctors' weeks, at the desk, which speaks English alone. */
export const deskScheduleCopy = {
  title: 'Schedule',
  find: 'Doctor’s name',
  findSubmit: 'Find',
  doctors: 'Doctors with a schedule',
  noDoctors: 'No doctor of this name has a schedule.',
  more: 'There are more doctors: type a part of the name.',
  otherDoctor: 'Another doctor',
  week: 'Week',
  /** {name} */
  weekOf: 'Weekly sessions of {name}',
  day: 'Day',
  weekdays: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  } satisfies Readonly<Record<Weekday, string>>,
  noSession: 'None',
  hours: '{from} to {to}',
  modes: {
    tokens: '{capacity} tokens, {walkIns} for walk-ins',
    times: '{capacity} times, {walkIns} for walk-ins',
  } satisfies Readonly<Record<SessionMode, string>>,
  validFrom: 'from {day}',
  validTo: 'until {day}',
  /** {weekday} {hours} */
  edit: 'Edit {weekday}, {hours}',
  addSession: 'Add a weekly session',
  exceptions: 'Coming exceptions',
  noExceptions: 'No day differs from the week.',
  addException: 'Add an extra session or changed hours',
  kinds: {
    leave: 'Leave',
    extra: 'Extra session',
    changed: 'Changed hours',
  } satisfies Readonly<Record<ComingException['kind'], string>>,
  allPlaces: 'All places',
  leave: 'Enter a leave',
  from: 'First day',
  to: 'Last day (empty: one day)',
  place: 'Place',
  reason: 'Reason, which patients read',
  chooseReason: 'Choose a reason',
  preview: 'Show what it will do',
  previewHint: 'Nothing changes yet.',
  effect: 'What this leave will do',
  /** {name} {from} {to} */
  effectOf: '{name} is away from {from} to {to}.',
  effectOfDay: '{name} is away on {from}.',
  /** {days} */
  days: 'Days without sessions: {days}.',
  noDays: 'There is no session on these days that is not off already.',
  /** {patients} {sessions} */
  patients: 'Patients who lose their place: {patients}. Sessions cancelled: {sessions}.',
  /** {count} */
  unreachable: 'Patients whom no message can reach: {count}. Please call them.',
  reachable: 'All of them are sent a message that offers other places.',
  nobody: 'Nobody has an appointment.',
  confirm: 'Enter the leave',
  back: 'Change it',
  nothing: 'There is nothing to do.',
  /** {count} */
  done: 'The leave is entered. Patients who need another place: {count}.',
  doneNobody: 'The leave is entered. Nobody had an appointment.',
  displaced: 'Patients who need another place',
  displacedLead: 'A patient leaves this list when the appointment is moved or cancelled, or after a call.',
  noDisplaced: 'Nobody waits for another place.',
  moreDisplaced: 'There are more than fit: settle these first.',
  openLead: 'Enquiry of {name}',
  lead: 'Enquiry',
  had: '{doctor}, {date}, {time}',
  messages: {
    sent: 'Message sent',
    waits: 'Message on its way',
    none: 'No message reached the patient: please call',
  } satisfies Readonly<Record<DisplacedPatient['message'], string>>,
  problems: {
    noDay: 'Enter the first day.',
    past: 'The first day is past.',
    backwards: 'The last day is before the first.',
    tooLong: 'A leave has at most 62 days: enter it in parts.',
    noReason: 'Choose a reason.',
    unknown: 'There is no such doctor or place any more.',
    conflict:
      'Somebody has changed this schedule meanwhile, and nothing was done. Below is what the leave would do now.',
  } satisfies Readonly<Record<LeaveProblem, string>>,
} as const
