import type { Language } from '@/model/page/language'
import { obliqueName } from '@/model/catalogue/obliqueName'
import { interpolate } from './interpolate'

const en = {
  /** Subject of a filled form, if known. */
  subject: 'For {subject}',
  doctor: 'with {doctor}',
  hospital: 'at {hospital}',
  city: 'in {city}',
  change: 'Change',
  /** Beside the chosen city in a table. */
  yours: 'your city',
  /** On a list of all cities: the way to the entries of the chosen one. */
  show: 'Show the {count} in {city}',
  showThose: 'Show those in {city}',
}

/** Texts beside fields that a visit has filled in. */
export const visitContextCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    subject: '{subject} के लिए',
    doctor: '{doctor} के साथ',
    hospital: '{hospital} में',
    city: '{city} में',
    change: 'बदलें',
    yours: 'आपका शहर',
    show: '{city} के {count} देखें',
    showThose: '{city} के देखें',
  },
}

/** Known things of an enquiry, by the names that its page shows. */
export type EnquiryNames = Readonly<
  Partial<Record<'subject' | 'doctor' | 'hospital' | 'city', string | undefined>>
>

/** 'For Piles Treatment with Dr Meera Rao in Pune'; '' where nothing is known. Hindi says it the other way round. */
export function visitSentence(names: EnquiryNames, language: Language): string {
  const copy = visitContextCopy[language]
  const parts = (['subject', 'doctor', 'hospital', 'city'] as const).flatMap((part) => {
    const name = names[part]
    const shown = name && part === 'subject' ? obliqueName(name, language) : name
    return shown ? [interpolate(copy[part], { [part]: shown })] : []
  })
  const text = (language === 'hi' ? parts.reverse() : parts).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
