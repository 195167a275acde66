import type { Brand } from '@/model/catalogue/brand'
import type { Contact } from '@/model/catalogue/contact'
import type { Coverage } from '@/model/catalogue/coverage'
import type { ScheduleExceptionRow, ScheduleRow } from '@/model/appointments/schedule'
import type { Kind } from '@/model/catalogue/kind'
import type { PageSettings } from '@/model/catalogue/pageSettings'
import type { SafetyNote } from '@/model/catalogue/safetyNote'
import type { SearchWords } from '@/model/catalogue/searchWords'

/** Description of each field; the types require one for a new field. */
export const BRAND: Readonly<Record<keyof Brand, string>> = {
  name: 'the name in header, footer, titles, pictures, text messages and for search engines',
  nameHindi: 'the name on Hindi pages',
  tagline: 'at the foot of the pictures that messengers show',
  taglineHindi: 'the same, for Hindi pages',
  phone:
    'the number of every page for which contacts.json has none (the desk, `npm run doctor` and an import say which rows have): a mobile number, a landline with its code (`022 4000 1234`), 1800 or 1860, a short code, or + and a country code; spaces and hyphens as you like',
  whatsapp: 'the WhatsApp number, likewise',
  email: 'on the contact page, in notes and policies',
  address: 'the postal address, on one line',
  grievance: '`email`, and if you like `name` and `phone`, of whom the privacy notice names for complaints',
  appLink: 'where your app is: ribbon, buttons',
  androidAppLink: 'its page in the store for Android',
  iosAppLink: 'its page in the store for iPhone',
  whatsappMessage: 'the text that a WhatsApp conversation starts with',
  whatsappMessageHindi: 'the same, on Hindi pages',
  colours:
    '`main` (ribbon, footer, strong text), `link` (links, edges of buttons) and `action` (the one primary button), each as `#084C3F`; a colour that cannot be read where it is used is refused with the nearest that can; by night they are made lighter where they are text',
  face: 'the letters of big headings on English pages: `serif` (Fraunces, the default) or `plain` (the text’s own)',
  portraits: '`round` (the default) or `square`: how people’s pictures are cut',
  directions:
    'your map: where directions to a hospital are, such as `https://www.openstreetmap.org/directions?to={latitude},{longitude}`; it may name `{latitude}`, `{longitude}`, `{placeId}` and `{address}`, and a hospital that lacks one of them has no link',
  nightPhone:
    'a number that is answered at night: beside the warning signs on treatment pages; without it they ask patients to note one down before they go home',
  openingHours:
    'when you call enquiries back, a line for days with the same hours, such as `Mo-Sa 09:00-20:00` and `Su 10:00-14:00` (`Mo Tu We Th Fr Sa Su`): who has sent an enquiry reads when the call comes; without it no time is named',
  timeZone:
    'of the opening hours, and of the times and days in lists and exports of leads; without it `Asia/Kolkata`',
  social: '`facebook`, `instagram`, `youtube`, `linkedin`, `x`: your pages there, for search engines',
}

export const CONTACT: Readonly<Record<keyof Contact, string>> = {
  pageType: 'the pages of this type (below) …',
  tier: '… of this tier, or of both; the row that says most wins',
  phone: 'their number to call',
  whatsapp: 'their WhatsApp number',
}

export const PAGES: Readonly<Record<keyof PageSettings, string>> = {
  pageType: 'the pages of this type (below) …',
  language: '… in `en` or `hi`; without it in both',
  path: '… or one page alone, such as `/treatment/piles`; it wins over its type',
  tier: 'its tier, over the one that the catalogue gives',
  FormTitle: 'the heading of its form, and of the modal',
  modalTitle: 'the heading of the modal, before all others',
  isModalDocked: '`true`: the modal is shown at the bottom of wide screens as well',
  successRedirection: 'an address that a new tab opens after a successful lead',
  VendorId: 'goes with its leads',
  LeadType: 'goes with its leads',
  formRequirements: 'which fields must be filled, such as `{"query": true}`',
  leadFormKeys: 'the fields that its form shows beside name and mobile, such as `["city", "query"]`',
  options: 'options of its form and of the modal (below)',
  floatingCallNo: 'the number of the call buttons in its text',
  WhatsAppNumber: 'its WhatsApp number, before all others',
  whatsAppMessage: 'the text that its WhatsApp conversations start with',
  isCallEnabled: '`false`: no call buttons',
  isWhatsAppEnabled: '`false`: no WhatsApp buttons',
  isFormEnabled: '`false`: no form and no booking buttons',
}

export const PLACES: Readonly<Record<string, string>> = {
  'doctors: picture': 'a photograph; without one the initials are drawn',
  'hospitals: picture': 'a photograph of the house',
  'hospitals: logo': 'its logo',
  'insurers: logo': 'its logo',
  'authors, reviewers: picture': 'a photograph; without one the initials are drawn',
  'articles: picture': 'a photograph for its card and its page; without one it has a drawing',
  'hospitals: streetAddress':
    'house and street on one line: before the part of the city, on its page, for your map and search engines',
  'hospitals: phone':
    'its own number to call, written as the brand’s `phone` is: on its page and for search engines',
  'hospitals: latitude, longitude':
    'where it is, in degrees: directions, and how far it is from the visitor’s city',
  'hospitals: placeId': 'what your map calls it',
  'hospitals: mapLink': 'its own address on your map, in place of `directions` of brand.json',
}

export const WORDS: Readonly<Record<keyof SearchWords, string>> = {
  name: 'what is meant, as a visitor reads it; the name of pages that have no row of their own',
  hindi: 'the same in Hindi',
  danger: 'the danger below whose call for help the pages stand; which words speak of it is no setting',
  pages: 'the paths that the words lead to, the best first; one that the catalogue does not have is left out',
  words:
    'what people type: all words of a text must be near each other, in any order; `pain/dard` either of them, `bleed*` any ending',
  source: 'who says that these words mean this',
  slug: 'what the row is known by',
}

export const COVERAGE: Readonly<Record<keyof Coverage, string>> = {
  type: 'who pays: `private`, `CGHS`, `Ayushman`, `scheme` (the `type` of insurers), or `none`',
  language: '`en` or `hi`',
  paid: 'what is usually paid, and what is not',
  asked: 'what is usually asked: `name` and `text`, such as a waiting period',
  onlyPayer: 'what nobody but the insurer or scheme can say',
  bring: 'the papers to bring',
  sources: 'where it can be read up; `isChecked` once somebody compared the text with it',
}

export const SAFETY: Readonly<Record<keyof SafetyNote, string>> = {
  name: 'the treatment, or the family of treatments that share the text',
  treatmentSlugs: 'the treatments whose pages show it; empty: all of them',
  callNow:
    'warning signs after the treatment that are an emergency: always visible on the page, with 112 and the `nightPhone` of brand.json. Temperatures in °C and °F',
  callToday: 'signs that need an answer on the same day',
  canWait: 'what is usual and is told at the check-up',
  medicines:
    'medicines before the treatment, `name` and `text`; a text of fewer treatments replaces one with the same `name`',
  care: 'who needs special care (pregnancy, diabetes, old age, one eye, one kidney): `name` and `text`, likewise',
  inHindi: 'the same lists in Hindi, each with as many lines as in English',
  isReviewed: '`yes` once a doctor has reviewed the text; until then the page says that nobody has',
  writerSlug: 'who wrote it',
  reviewerSlug: 'who reviews it',
  lastReview: 'the day on which it was last reviewed',
  nextReview: 'the day by which it must be read again',
  sources: 'where it can be read up, with `url` and, where the source has one, `date`',
  slug: 'what the row is known by',
}

export const SCHEDULE: Readonly<Record<keyof ScheduleRow, string>> = {
  doctor: 'whose session it is',
  hospital: 'where',
  weekday: 'the day of the week on which it begins: `mon`, `tue`, `wed`, `thu`, `fri`, `sat`, `sun`',
  from: 'when it begins, in the local time of the place, such as `09:30` or `9.30 am`',
  to: 'when it ends; a time before `from` is one of the next day',
  zone: 'the time zone of the place; without it `Asia/Kolkata`',
  mode: '`tokens`: numbers in a queue; `times`: each visit has its own time',
  minutes: 'how long a visit takes',
  capacity:
    'how many patients a session has places for, those without an appointment included; as many as fit its length',
  walkIns: 'how many of these places are kept for patients without an appointment',
  video: '`yes`: a patient may choose a video call instead of coming',
  validFrom: 'the first day on which it may take place, if it has not always',
  validTo: 'the last day on which it may take place, if it ends',
  slug: 'what the row is known by; made of doctor, day and time where it is empty',
}

export const SCHEDULE_EXCEPTION: Readonly<Record<keyof ScheduleExceptionRow, string>> = {
  doctor: 'whose sessions differ',
  hospital: 'where; without it at all places of the doctor',
  date: 'the day, in the local time of the place',
  kind: '`leave`: no sessions; `extra`: one more session; `changed`: the sessions of the day are other than usual',
  from: 'of a leave or a change: without times it is about the whole day',
  to: 'when it ends; a time before `from` is one of the next day',
  mode: '`tokens` or `times`, of an extra session or a change',
  minutes: 'how long a visit takes, of an extra session or a change',
  capacity: 'how many patients there are places for, of an extra session or a change',
  reason: 'why, as patients read it, in English (`reason.en`) and Hindi (`reason.hi`)',
  slug: 'what the row is known by; made of doctor, day and kind where it is empty',
}

/** Fields that mean the same in every kind that has them. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  slug: 'the name in addresses: lower-case words with hyphens',
  aliases: 'other names that people search for, Hindi in Latin letters included',
  tier: 'how important its page is: 1, 2 or 3; it goes with the leads',
  localityInHindi: 'the part of the city as people write it in Hindi; without it pages show the English one',
  drawing: 'the line drawing beside its name; /dev/components shows them',
  isFictional: '`yes`: an invention of the demonstration, and its pages say so; yours have `no`',
  isReviewed: '`yes` once a doctor has reviewed the text; until then the page says that nobody has',
  writerSlug: 'who wrote it',
  reviewerSlug: 'who reviews it',
  lastReview: 'the day on which it was last reviewed',
  nextReview: 'the day by which it must be read again; from then on the desk says that it has expired',
  sources: 'where it can be read up; `isChecked` once somebody compared the text with it',
  emergencySigns: 'signs that need help at once; they come first on the page',
  body: 'Markdown, whose headings begin at level 2',
  isPriceIllustrative: '`yes`: the price is an invention, and the page says so',
}

const BY_KIND: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  brand: BRAND,
  contacts: CONTACT,
  pages: PAGES,
  words: WORDS,
  coverage: COVERAGE,
  schedules: SCHEDULE,
  scheduleExceptions: SCHEDULE_EXCEPTION,
  safetyNotes: SAFETY,
}

/** Description of a field; undefined if its name is sufficient. */
export const fieldHelp = (kind: Kind, field: string): string | undefined => {
  const places = Object.entries(PLACES).find(([place]) => {
    const [kinds = '', names = ''] = place.split(': ')
    return kinds.split(', ').includes(kind) && names.split(', ').includes(field)
  })
  const help = (BY_KIND[kind]?.[field] ?? places?.[1] ?? EVERYWHERE[field])?.replaceAll('`', '')
  return help && help.charAt(0).toUpperCase() + help.slice(1)
}

const LABELS: Readonly<Record<string, string>> = {
  hindi: 'Name in Hindi',
  cityid: 'City',
  departmentid: 'Department',
  departmentIds: 'Departments',
  faqs: 'Questions and answers',
  inHindi: 'Hindi page',
  alt: 'What is seen',
  altHindi: 'What is seen, in Hindi',
  url: 'Address',
  slug: 'Name in addresses',
  when: 'When',
  from: 'From',
  to: 'To',
  en: 'English',
  hi: 'Hindi',
  minutes: 'Minutes a visit',
  zone: 'Time zone',
  what: 'What',
}

/** Label of a field: its name in words. */
export function fieldLabel(field: string): string {
  const own = LABELS[field]
  if (own) return own
  const words = field
    .replace(/(Slugs?|Ids)$/, (ending) => (ending === 'Slug' ? '' : 's'))
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Labels of the catalogue's kinds. */
export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  departments: 'Departments',
  cities: 'Cities',
  conditions: 'Conditions',
  treatments: 'Treatments',
  safetyNotes: 'Safety texts of treatments',
  costs: 'Costs by city',
  tests: 'Medical tests',
  insurers: 'Insurers',
  coverage: 'Coverage check',
  hospitals: 'Hospitals',
  doctors: 'Doctors',
  schedules: 'Schedules',
  scheduleExceptions: 'Schedule exceptions',
  authors: 'Authors',
  reviewers: 'Reviewers',
  articles: 'Articles',
  reviews: 'Patients’ reviews',
  press: 'Press',
  faqs: 'Questions of the site',
  campaigns: 'Campaigns',
  brand: 'The clinic',
  contacts: 'Phone numbers',
  pages: 'Settings of pages',
  words: 'Search words',
}
