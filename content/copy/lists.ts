/** Copy of cards, filters and pagers of every list, in both languages. Gaps such as `{name}`. */
export const listCopy = {
  en: {
    pager: {
      label: 'Pages of this list',
      previous: 'Previous',
      next: 'Next',
      page: 'Page {page}',
      position: 'Page {page} of {pages}',
    },
    filters: {
      title: 'Filter and sort',
      titleActive: 'Filter and sort ({count} chosen)',
      label: 'Filter this list',
      more: 'More filters and sorting',
      any: 'Any',
      sort: 'Sort by',
      submit: 'Show results',
      chosen: 'Chosen filters',
      remove: 'Remove filter {name}: {value}',
      clear: 'Clear all filters',
      none: 'Nothing fits all of these filters at once.',
      noneAdvice: 'Take one of them away, or clear them all.',
    },
    doctor: {
      years: { one: '{count} year of experience', many: '{count} years of experience' },
      speaks: 'Speaks {languages}',
      fee: 'Consultation {fee}',
      video: 'Video consultation',
      atMore: 'and {count} more',
      demoNote: 'These doctors are fictional and are only examples; fees are illustrative.',
    },
    hospital: {
      beds: '{count} beds',
      intensiveCare: '{count} in intensive care',
      emergency: '24-hour emergency',
      departments: { one: '{count} department', many: '{count} departments' },
      insurers: { one: 'Accepts {count} policy or scheme', many: 'Accepts {count} policies and schemes' },
      visiting: 'Visiting hours: {hours}',
      fee: 'Consultation {fee}',
      fees: 'Consultation {lowest} to {highest}',
      noFee: 'Consultation fee not given',
      demoNote: 'These hospitals are fictional and are only examples.',
    },
    review: {
      rating: '{rating} out of 5',
      average: {
        one: '{average} out of 5, {count} review',
        many: '{average} out of 5, {count} reviews',
      },
      none: 'No review yet',
      given: '{rating} out of 5: {count}',
      how: 'Every review that a patient gave counts, good or bad.',
    },
  },
  hi: {
    pager: {
      label: 'इस सूची के पेज',
      previous: 'पिछला',
      next: 'अगला',
      page: 'पेज {page}',
      position: 'पेज {page}, कुल {pages}',
    },
    filters: {
      title: 'छाँटें और क्रम चुनें',
      titleActive: 'छाँटें और क्रम चुनें ({count} चुने गए)',
      label: 'यह सूची छाँटें',
      more: 'और फ़िल्टर, और क्रम',
      any: 'कोई भी',
      sort: 'क्रम',
      submit: 'परिणाम दिखाएँ',
      chosen: 'चुने गए फ़िल्टर',
      remove: 'फ़िल्टर हटाएँ {name}: {value}',
      clear: 'सभी फ़िल्टर हटाएँ',
      none: 'इन सभी फ़िल्टरों पर एक साथ कुछ नहीं मिला।',
      noneAdvice: 'इनमें से कोई एक हटाएँ, या सभी हटा दें।',
    },
    doctor: {
      years: { one: '{count} वर्ष का अनुभव', many: '{count} वर्ष का अनुभव' },
      speaks: 'भाषाएँ: {languages}',
      fee: 'परामर्श शुल्क {fee}',
      video: 'वीडियो परामर्श',
      atMore: 'और {count} अन्य',
      demoNote: 'ये डॉक्टर काल्पनिक हैं और केवल नमूने के लिए हैं; शुल्क भी उदाहरण के लिए हैं।',
    },
    hospital: {
      beds: '{count} बिस्तर',
      intensiveCare: 'ICU के {count} बिस्तर',
      emergency: '24 घंटे आपातकालीन सेवा',
      departments: { one: '{count} विभाग', many: '{count} विभाग' },
      insurers: { one: '{count} बीमा या योजना स्वीकार्य', many: '{count} बीमा और योजनाएँ स्वीकार्य' },
      visiting: 'मिलने का समय: {hours}',
      fee: 'परामर्श शुल्क {fee}',
      fees: 'परामर्श शुल्क {lowest} से {highest}',
      noFee: 'परामर्श शुल्क की जानकारी नहीं है',
      demoNote: 'ये अस्पताल काल्पनिक हैं और केवल नमूने के लिए हैं।',
    },
    review: {
      rating: '5 में से {rating}',
      average: {
        one: '5 में से {average}, {count} समीक्षा',
        many: '5 में से {average}, {count} समीक्षाएँ',
      },
      none: 'अभी कोई समीक्षा नहीं',
      given: '5 में से {rating}: {count}',
      how: 'मरीज़ों की हर समीक्षा गिनी जाती है, अच्छी हो या बुरी।',
    },
  },
} as const

/** A text for one of something and a text for several. */
export type Counted = { readonly one: string; readonly many: string }

/** The form of a text that fits a number. */
export const counted = ({ one, many }: Counted, count: number): string => (count === 1 ? one : many)

/** Texts for none, some or all of several. */
export type SomeOfCopy = Counted & { readonly all: Counted; readonly none: string }

/** The text for none, some or all of a number. */
export function someOf(copy: SomeOfCopy, some: number, count: number): string {
  if (some === 0) return copy.none
  return some === count ? counted(copy.all, count) : counted(copy, some)
}
