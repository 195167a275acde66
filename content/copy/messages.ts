import type { MessageKind } from '@/model/appointments/messages'
import type { Language } from '@/model/page/language'

/*
 * Messages about appointments. In India each is registered (DLT) as a template whose gaps have a type: docs/message-templates.md has
 * them in that form. No text says more than doctor, date, time and place; `{brand}` is part of the registered text.
 */

/** The gaps of messages with their DLT types; a value of alphanumeric has 40 characters at most. */
export const MESSAGE_GAPS = {
  doctor: 'alphanumeric',
  date: 'alphanumeric',
  time: 'alphanumeric',
  place: 'alphanumeric',
  minutes: 'numeric',
  until: 'alphanumeric',
  link: 'url',
} as const
export type MessageGap = keyof typeof MESSAGE_GAPS

type MessageCopy = Readonly<Record<MessageKind, string>>

const en: MessageCopy = {
  booked: 'Booked: {doctor}, {date}, {time}, {place}. 1 coming, 2 move, 3 cancel: {link} {brand}',
  requested:
    'Requested: {doctor}, {date}, {time}, {place}. The clinic will confirm it. To move or cancel: {link} {brand}',
  accepted:
    'Confirmed by the clinic: {doctor}, {date}, {time}, {place}. 1 coming, 2 move, 3 cancel: {link} {brand}',
  moved: 'Your new time: {doctor}, {date}, {time}, {place}. 1 coming, 2 move, 3 cancel: {link} {brand}',
  declined:
    'Sorry, the clinic cannot give you {date}, {time} with {doctor}. Book another time: {link} {brand}',
  cancelled:
    'Sorry, the clinic has cancelled {date}, {time} with {doctor}. Book another time: {link} {brand}',
  displaced: 'Sorry, {doctor} is not there on {date}, {time}. Please choose another time: {link} {brand}',
  dayBefore: 'Reminder: {doctor}, {date}, {time}, {place}. 1 coming, 2 move, 3 cancel: {link} {brand}',
  soon: 'Today: {doctor}, {time}, {place}. 1 coming, 2 move, 3 cancel: {link} {brand}',
  turnNear: 'Your turn is near: {doctor}, {time}, {place}. Please be there. {link} {brand}',
  delayed:
    '{doctor} is about {minutes} minutes late. Your place stays: {date}, {time}, {place}. {link} {brand}',
  placeFree:
    'A place is free: {doctor}, {date}, {time}, {place}. It is kept for you until {until}: {link} {brand}',
}

const hi: MessageCopy = {
  booked: 'बुक हुआ: {doctor}, {date}, {time}, {place}। 1 आना पक्का, 2 बदलें, 3 रद्द करें: {link} {brand}',
  requested: 'अनुरोध मिला: {doctor}, {date}, {time}, {place}। क्लिनिक पुष्टि करेगा। बदलें या रद्द करें: {link} {brand}',
  accepted:
    'क्लिनिक ने पुष्टि की: {doctor}, {date}, {time}, {place}। 1 आना पक्का, 2 बदलें, 3 रद्द करें: {link} {brand}',
  moved: 'नया समय: {doctor}, {date}, {time}, {place}। 1 आना पक्का, 2 बदलें, 3 रद्द करें: {link} {brand}',
  declined: 'खेद है, क्लिनिक {doctor} के साथ {date}, {time} नहीं दे सकता। दूसरा समय चुनें: {link} {brand}',
  cancelled: 'खेद है, क्लिनिक ने {doctor} के साथ {date}, {time} रद्द किया है। दूसरा समय चुनें: {link} {brand}',
  displaced: 'खेद है, {date}, {time} को {doctor} उपलब्ध नहीं हैं। कृपया दूसरा समय चुनें: {link} {brand}',
  dayBefore: 'याद रहे: {doctor}, {date}, {time}, {place}। 1 आना पक्का, 2 बदलें, 3 रद्द करें: {link} {brand}',
  soon: 'आज: {doctor}, {time}, {place}। 1 आना पक्का, 2 बदलें, 3 रद्द करें: {link} {brand}',
  turnNear: 'आपकी बारी पास है: {doctor}, {time}, {place}। कृपया पहुँच जाएँ। {link} {brand}',
  delayed: '{doctor} को लगभग {minutes} मिनट की देर है। आपकी जगह बनी है: {date}, {time}, {place}। {link} {brand}',
  placeFree: 'जगह खाली है: {doctor}, {date}, {time}, {place}। {until} तक आपके लिए रोकी गई है: {link} {brand}',
}

export const messageCopy: Readonly<Record<Language, MessageCopy>> = { en, hi }

/** Format of a token's time: {token}, {time}. */
export const tokenTimeCopy: Readonly<Record<Language, string>> = {
  en: 'token {token} about {time}',
  hi: 'टोकन {token} लगभग {time}',
}

/** The gaps of a template in their order, each once. */
export const gapsOf = (template: string): readonly MessageGap[] => [
  // Every gap but the brand is in MESSAGE_GAPS (messages.test.ts).
  ...new Set(
    [...template.matchAll(/\{(\w+)\}/g)]
      .map(([, gap]) => gap)
      .filter((gap): gap is MessageGap => gap !== undefined && Object.hasOwn(MESSAGE_GAPS, gap)),
  ),
]

/** For a doctor who is not in the catalogue any more. */
export const yourDoctorCopy: Readonly<Record<Language, string>> = { en: 'your doctor', hi: 'आपके डॉक्टर' }
