import type { Language } from '@/model/page/language'

/**
 * The bar with the number of entries chosen to be compared. A separate file, because it is loaded with the bar's
 * code.
 */
export const compareBarCopy = {
  en: {
    hint: 'Tick two or three to see them side by side.',
    one: '1 of {limit} chosen. Tick another one.',
    chosen: '{count} of {limit} chosen',
    full: '{limit} are chosen already. Take one away to compare {name}.',
    submit: 'Compare',
    clear: 'Clear',
  },
  hi: {
    hint: 'आमने-सामने देखने के लिए दो या तीन चुनें।',
    one: '{limit} में से 1 चुना गया। एक और चुनें।',
    chosen: '{limit} में से {count} चुने गए',
    full: '{limit} पहले ही चुने जा चुके हैं। {name} की तुलना के लिए किसी एक को हटाएँ।',
    submit: 'तुलना करें',
    clear: 'सब हटाएँ',
  },
} satisfies Readonly<Record<Language, unknown>>
