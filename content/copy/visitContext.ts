import type { Language } from '@/model/page/language'
import { interpolate } from './interpolate'

const en = {
  /** What a filled form is for, in this order; parts that nobody knows are left out. */
  subject: 'For {subject}',
  doctor: 'with {doctor}',
  hospital: 'at {hospital}',
  city: 'in {city}',
  order: ['subject', 'doctor', 'hospital', 'city'] as readonly VisitPart[],
  /** Of what is said. */
  change: 'Change',
  /** Beside the chosen city in a table. */
  yours: 'your city',
  /** On a list of all cities: the way to the entries of the chosen one. */
  show: { one: 'Show the one in {city}', many: 'Show the {count} in {city}' },
  showThose: 'Show those in {city}',
}

type VisitPart = 'subject' | 'doctor' | 'hospital' | 'city'

/** What is said beside what a visit has filled in. */
export const visitContextCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    subject: '{subject} के लिए',
    doctor: '{doctor} के साथ',
    hospital: '{hospital} में',
    city: '{city} में',
    order: ['city', 'hospital', 'doctor', 'subject'],
    change: 'बदलें',
    yours: 'आपका शहर',
    show: { one: '{city} का {count} देखें', many: '{city} के {count} देखें' },
    showThose: '{city} के देखें',
  },
}

/** What is known of an enquiry, by the names that its page shows. */
export type SaidVisit = Readonly<Partial<Record<VisitPart, string>>>

/** 'For Piles Treatment with Dr Meera Rao in Pune'; '' where nothing is known. */
export function visitSentence(said: SaidVisit, language: Language): string {
  const copy = visitContextCopy[language]
  const text = copy.order
    .flatMap((part) => {
      const name = said[part]
      return name ? [interpolate(copy[part], { [part]: name })] : []
    })
    .join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
