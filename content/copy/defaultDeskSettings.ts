import type { DeskSettings } from '@/model/desk/deskSettings'

/** How the desk works until the clinic says otherwise, at the desk. */
export const DEFAULT_DESK_SETTINGS: DeskSettings = {
  lostReasons: [
    { id: 'notInterested', label: 'Not interested any more' },
    { id: 'elsewhere', label: 'Treated elsewhere' },
    { id: 'tooExpensive', label: 'Too expensive' },
    { id: 'tooFar', label: 'Too far away' },
    { id: 'notOffered', label: 'We do not offer it' },
    { id: 'wrongNumber', label: 'Wrong number' },
    { id: 'spam', label: 'No real enquiry' },
    { id: 'didNotCome', label: 'Did not come to the appointment' },
  ],
  reopenReasons: [
    { id: 'calledBack', label: 'The patient called back' },
    { id: 'changedMind', label: 'The patient changed their mind' },
    { id: 'anotherVisit', label: 'Another visit is needed' },
    { id: 'mistake', label: 'Closed by mistake' },
  ],
  unmergeReasons: [
    { id: 'otherPerson', label: 'Another person' },
    { id: 'otherMatter', label: 'Another matter of the same person' },
    { id: 'mistake', label: 'Merged by mistake' },
  ],
  openingHours: [],
  firstCallMinutes: 30,
  claimMinutes: 15,
  attempts: 4,
  retryMinutes: 120,
  templates: [
    {
      id: 'missedYou',
      label: 'We tried to call',
      text: 'Namaste {name}, this is {clinic}. We tried to call you about your enquiry ({treatment}). When may we call again?',
      textHi:
        'नमस्ते {name}, {clinic} से बात हो रही है। आपकी पूछताछ ({treatment}) के बारे में हमने फ़ोन किया था। दोबारा कब फ़ोन करें?',
    },
    {
      id: 'details',
      label: 'Appointment details',
      text: 'Namaste {name}, this is {clinic}. Your appointment: {doctor}, {date}, {time}, {place}.',
      textHi: 'नमस्ते {name}, {clinic} से बात हो रही है। आपका अपॉइंटमेंट: {doctor}, {date}, {time}, {place}।',
    },
  ],
}
