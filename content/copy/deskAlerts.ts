import type { AlertChannel, AlertFailureKind, AlertKind } from '@/model/desk/alerts'

/** Texts of alerts and of their settings page, in English like all of the desk. */
export const deskAlertsCopy = {
  title: 'Alerts',
  lead: 'What you are told at once, and how. It names nobody: it says how many there are and leads to the desk.',
  kinds: {
    new: 'A new lead',
    assigned: 'A lead that is assigned to you',
    late: 'A lead that nobody has called in time',
    due: 'A callback that is due',
    displaced: 'A patient who lost the place',
  } satisfies Readonly<Record<AlertKind, string>>,
  channels: {
    push: 'By browser',
    mail: 'By e-mail',
  } satisfies Readonly<Record<AlertChannel, string>>,
  what: 'What you are told',
  /** Where the server only prints what it would send. */
  printed: {
    push: 'Not set up on this server (PUSH_SENDER): nothing is sent.',
    mail: 'Not set up on this server (MAIL_SENDER): nothing is sent.',
  } satisfies Readonly<Record<AlertChannel, string>>,
  address: 'Your e-mail address',
  addressHint: 'One mail for all that has happened within five minutes. Empty: no mail.',
  inInbox: 'In the open inbox',
  sound: 'A short sound',
  soundHint:
    'The inbox also counts in the tab’s title who is to be called. There is no sound before you have used the page, or where your system is set to less motion.',
  save: 'Save',
  browsers: 'Your browsers',
  browsersLead: 'A browser tells you as long as you are signed in with it, for 12 hours at most.',
  here: 'This browser',
  since: 'since {time}',
  forget: 'Remove',
  forgetNamed: 'Remove {device}',
  tellHere: 'Tell me by this browser',
  asking: 'Asking your browser…',
  needsScript: 'This needs JavaScript.',
  problems: {
    unsupported: 'This browser cannot do it. On an iPhone, add the desk to the home screen first.',
    denied: 'This browser does not allow it. Allow notifications in its settings for this site.',
    unanswered: 'That did not work. Please try again.',
  } satisfies Readonly<Record<AlertFailureKind, string>>,
  /** Numbers of each kind: one, and more. */
  counts: {
    new: ['1 new lead', '{count} new leads'],
    assigned: ['1 lead assigned to you', '{count} leads assigned to you'],
    late: ['1 lead not called in time', '{count} leads not called in time'],
    due: ['1 callback due', '{count} callbacks due'],
    displaced: ['1 patient without a place', '{count} patients without a place'],
  } satisfies Readonly<Record<AlertKind, readonly [one: string, more: string]>>,
  subject: '{clinic} desk: {counts}',
  pushTitle: '{clinic} desk',
  mail: '{counts}.\n\n{link}\n\nWhat you are told you choose at the desk: {choices}',
} as const
