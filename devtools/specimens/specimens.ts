import { buttonSpecimens } from './buttonSpecimens'
import { cardSpecimens } from './cardSpecimens'
import { chartSpecimens } from './chartSpecimens'
import { formSpecimens } from './formSpecimens'
import { foundationSpecimens } from './foundationSpecimens'
import { modalSpecimens, shellSpecimens } from './shellSpecimens'
import { pagePartSpecimens } from './pagePartSpecimens'
import type { Specimens } from './specimen'

/** The living page's groups. A new component gets an entry in one of them, or a reason below (a test asks for it). */
export const SPECIMEN_GROUPS: Readonly<Record<string, Specimens>> = {
  foundations: foundationSpecimens,
  buttons: buttonSpecimens,
  forms: formSpecimens,
  shell: shellSpecimens,
  modals: modalSpecimens,
  cards: cardSpecimens,
  'charts and tables': chartSpecimens,
  'page parts': pagePartSpecimens,
}

/** Where a component is seen that has no entry of its own: an address of the site, or another entry. */
const seenAt = (place: string): string => `seen at ${place}`

/** Components without an entry, and why: they draw nothing, or are seen as a whole elsewhere. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  // They draw nothing.
  AnalyticsLoader: 'draws nothing: fetches the code that counts a page',
  TrackingLive: 'draws nothing: notes the visit and tells the adapters',
  JsonLd: 'draws nothing: data for search engines',
  Session: 'draws nothing: who is logged in, for the parts that show it',
  SharePicture: 'a picture for messengers, seen at /og/treatment/piles.png',
  VisitContext: 'draws nothing: what the visitor is looking for, for the parts that show it',
  ContactContext: 'draws nothing: fills the contact form from the address',
  HiddenFields: 'draws nothing: what a form sends beside what is typed',
  start: 'draws nothing: notes the visit and starts the page’s islands',
  islands: 'draw nothing by themselves: what comes alive of a page',
  TakenOver: 'draws nothing by itself: the forms that a machine takes over',
  // Parts of other entries.
  Appointment: seenAt('/a/{token}, once an appointment is booked'),
  DeskShell: seenAt('/desk'),
  Day: seenAt('/desk/day'),
  Schedule: seenAt('/desk/schedule'),
  NewLeadForm: seenAt('/desk/new'),
  SpendForms: seenAt('/desk/figures/spend'),
  PlaceChoice: seenAt('/desk/new'),
  BranchFields: seenAt('/desk/staff'),
  FiguresView: seenAt('/desk/figures'),
  Behaviour: seenAt('/desk/behaviour'),
  StaffLogin: seenAt('/desk/login'),
  Content: seenAt('/desk/catalogue'),
  Inbox: seenAt('/dev/desk'),
  DeskSettings: seenAt('/desk/settings'),
  Alerts: seenAt('/desk/alerts'),
  LeadPanel: seenAt('/dev/desk, with a lead open'),
  ProblemReport: seenAt('/report-a-problem'),
  ProblemLink: seenAt('forms that could not be sent, below their notice'),
  AccountButton: seenAt('Header'),
  SaveItem: seenAt('/doctor and /hospital pages'),
  Avatar: seenAt('/profile'),
  MegaMenu: seenAt('Header'),
  EditProfile: seenAt('Modals, editProfile'),
  LocationModal: seenAt('Modals, location'),
  LogoutConfirm: seenAt('Modals, logout'),
  Login: seenAt('Modals, login'),
  ProfilePanel: seenAt('Modals, profile'),
  SelectCity: seenAt('Modals, selectCity'),
  SelfieCapture: seenAt('Modals, selfie'),
  FormTerms: seenAt('LeadForm'),
  BookEntryLink: seenAt('DoctorCards'),
  MarkedHindi: seenAt('SearchResults'),
  DemoNote: seenAt('DoctorCards'),
  LanguageSwitch: seenAt('Header'),
  FiguresTable: seenAt('BillParts'),
  MailText: seenAt('OpenRoles'),
  OtherLanguageLink: seenAt('/faq'),
  PageLink: seenAt('Breadcrumbs'),
  Photo: 'drawn where a catalogue brings photographs (liveCatalogue.fault.test.ts)',
  KeyRows: seenAt('/dev/desk and /desk/day, among the keys'),
  PromptButton: seenAt('/desk/alerts, /desk/login'),
  ReadAloud: 'only where the browser has a voice: seen at /condition/appendicitis',
  Portrait: seenAt('DoctorCards'),
  Scene: seenAt('/ and /departments'),
  ScrollBox: seenAt('/desk/figures'),
  SiteDemoNote: seenAt('Footer'),
  UrgentHelp: seenAt('/chat/ai and /search'),
  // The content of one kind of page each, as a whole.
  PostForm: seenAt('/profile'),
  Booking: seenAt('/doctor/harshita-bedi/book'),
  Chat: seenAt('/chat'),
  Compare: seenAt('/compare and /doctors'),
  Condition: seenAt('/condition/piles'),
  Coverage: seenAt('CoverageCheck'),
  Insurance: seenAt('/hospitals/insurance/cghs'),
  ListPage: seenAt('/doctors'),
  Search: seenAt('/search'),
  Service: seenAt('/services/medical-loan'),
  Shell: seenAt('every page'),
  ThankYou: seenAt('/thankyou'),
}
