import type { Language } from '@/model/page/language'
import { searchCopy } from './search'

/** The header's search bar, beside its placeholder (header.ts); the city list has its own (selectCity.ts). */
export type HeaderSearchCopy = {
  /** Name of the search form: a page may have another one. */
  readonly form: string
  readonly search: string
  readonly city: string
  readonly results: string
  readonly searching: string
  /** {query} */
  readonly nothing: string
  /** {count} */
  readonly count: string
  readonly countOne: string
  /** The booking of a doctor; {name} */
  readonly book: string
  /** Where nothing is found. */
  readonly departments: string
  readonly ask: string
  readonly call: string
  /** By group (model/search/search.ts). */
  readonly groups: Readonly<Record<string, string>>
}

export const headerSearchCopy: Readonly<Record<Language, HeaderSearchCopy>> = {
  en: {
    form: 'Search this site',
    search: 'Search',
    city: 'City',
    results: 'Search results',
    searching: 'Searching…',
    nothing: 'Nothing found for “{query}”. Try another word or spelling.',
    count: '{count} results. Use the arrow keys to go through them.',
    countOne: '1 result. Use the arrow keys to reach it.',
    book: 'Book: {name}',
    departments: 'All departments',
    ask: 'Ask in the chat',
    call: 'Call us',
    groups: searchCopy.en.groups,
  },
  hi: {
    form: 'इस साइट पर खोजें',
    search: 'खोजें',
    city: 'शहर',
    results: 'खोज के परिणाम',
    searching: 'खोज जारी है…',
    nothing: '“{query}” के लिए कुछ नहीं मिला। कोई दूसरा शब्द या वर्तनी आज़माएँ।',
    count: '{count} परिणाम। उनमें जाने के लिए तीर कुंजियाँ दबाएँ।',
    countOne: '1 परिणाम। उस तक जाने के लिए तीर कुंजी दबाएँ।',
    book: 'बुक करें: {name}',
    departments: 'सभी विभाग',
    ask: 'चैट में पूछें',
    call: 'हमें कॉल करें',
    groups: searchCopy.hi.groups,
  },
}
