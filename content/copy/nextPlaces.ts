import type { Language } from '@/model/page/language'

/** The next free places of a doctor, on cards. */
const en = {
  label: 'Next free places: {name}',
  today: 'Today',
  tomorrow: 'Tomorrow',
  token: '{day}, about {time}',
  none: 'No free place in the next {days} days',
}

const hi: typeof en = {
  label: 'अगले खाली समय: {name}',
  today: 'आज',
  tomorrow: 'कल',
  token: '{day}, लगभग {time}',
  none: 'अगले {days} दिनों में कोई समय खाली नहीं है',
}

export const nextPlacesCopy: Readonly<Record<Language, typeof en>> = { en, hi }
