import { APPOINTMENT_FIELDS, TEMPLATE_FIELDS } from '@/model/desk/deskSettings'
import type { LIMITS, REASON_LISTS, SettingName } from '@/model/desk/settingsForm'

type Limit = (typeof LIMITS)[number]
type ReasonList = (typeof REASON_LISTS)[number]

/** How the desk works: the page of its reasons, limits and texts. */
export const deskSettingsCopy = {
  title: 'Settings',
  lead: 'How the desk works. A change holds from the next action on.',
  lastChange: 'Last changed by {name}, {time}.',
  never: 'Nobody has changed them yet.',
  names: {
    firstCallMinutes: 'First call within (minutes)',
    claimMinutes: 'A claim lapses after (minutes)',
    attempts: 'Calls that nobody answers',
    retryMinutes: 'Call again after (minutes)',
    openingHours: 'Opening hours',
    assignRules: 'Rules, one a line',
    lostReasons: 'Why a lead is lost',
    reopenReasons: 'Why a lead is opened again',
    unmergeReasons: 'Why a merge is undone',
    templates: 'WhatsApp texts',
  } satisfies Readonly<Record<SettingName, string>>,
  limitsTitle: 'Limits',
  limitHints: {
    firstCallMinutes:
      'A lead that is not called within this time of the opening hours is late. It counts for leads that arrive from now on.',
    claimMinutes: 'Who claims a lead and then does nothing for this time gives it back.',
    attempts: 'After so many a lead is lost.',
    retryMinutes: 'From a call that nobody answers to the next one, within the opening hours.',
  } satisfies Readonly<Record<Limit, string>>,
  hoursHint: 'One line each, such as Mo-Sa 09:00-20:00.',
  hoursOfCatalogue: 'Empty: as the catalogue says ({hours}).',
  alwaysOpen: 'Empty: always open.',
  assignTitle: 'Who gets new leads',
  assignHint:
    'Conditions, a colon, and names as on the staff page: city Pune; language hi: Meera Nair, Ravi Kumar. Conditions are city, department, language (en or hi), source, tier and branch (the end of its address). “all” has no condition, “everyone” names all who are on duty. The first line that fits counts; of its people on duty the one with the fewest open leads gets the lead. Names that do not exist are refused when you save; a source exists once a lead or its spend names it. Without rules, leads wait for who claims them.',
  hoursLine: 'line {line}: {message}',
  reasonHints: {
    lostReasons:
      'The desk adds its own: nobody answered, withdrawn by the sender, said by the CRM, the appointment is cancelled.',
    reopenReasons: 'For a lead that was lost, or has visited.',
    unmergeReasons: 'For a lead that was merged into another one.',
  } satisfies Readonly<Record<ReasonList, string>>,
  reason: '{list}: {number}',
  rowsHint: 'Empty a line to take it out. New ones go into the empty lines at the end.',
  templatesHint: `What a conversation begins with. ${TEMPLATE_FIELDS.map((field) => `{${field}}`).join(', ')} are filled in. A text with ${APPOINTMENT_FIELDS.map((field) => `{${field}}`).join(', ')} is offered for a lead with an appointment. Patients who used the Hindi pages get the Hindi text, where there is one. Empty all fields to take a text out.`,
  template: 'Text {number}',
  newTemplate: 'New text',
  templateName: 'Name',
  templateText: 'Text',
  templateTextHi: 'Text in Hindi',
  save: 'Save',
  wrong: 'Nothing is saved yet: some fields need another value.',
  fault: '{field}: {message}',
  conflict:
    '{name} has changed the settings since you opened them. Nothing is overwritten. Below is what you typed; saving it replaces what is set now:',
  somebody: 'Somebody',
  difference: 'now {now}; yours {yours}',
  nothing: 'nothing',
} as const
