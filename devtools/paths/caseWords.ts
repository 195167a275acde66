/** The words of the cases of data, in both languages: a Hindi tester reads no English but what is English on the page. */
import { formFieldCopy } from '@/content/copy/formFields'
import type { FieldKey } from '@/model/lead/formFields'
import type { Language } from '@/model/page/language'

/** Value classes of the lead form in Hindi, by their English name in the data table. */
const CLASSES_HI: Readonly<Record<string, string>> = {
  empty: 'खाली',
  blanks: 'केवल रिक्त स्थान',
  answered: 'उत्तर दिया गया',
  Other: 'अन्य',
  'nine digits': 'नौ अंक',
  'eleven digits': 'ग्यारह अंक',
  'begins with 5': '5 से शुरू',
  'begins with 0 and nine digits': '0 और नौ अंक',
  letters: 'अक्षर',
  'first digit 6': 'पहला अंक 6',
  'first digit 9': 'पहला अंक 9',
  'leading 0': 'आगे 0',
  'foreign, 9 digits': 'विदेशी, 9 अंक',
  'foreign, 20 digits': 'विदेशी, 20 अंक',
  'foreign, 21 digits': 'विदेशी, 21 अंक',
  'leading 0 typed': 'आगे 0, टाइप किया हुआ',
  'e, +, - and . typed': 'e, +, - और . टाइप किए हुए',
  'twelve digits typed': 'बारह अंक, टाइप किए हुए',
  'pasted with a foreign code': 'विदेशी कोड के साथ चिपकाया हुआ',
  'pasted with +91': '+91 के साथ चिपकाया हुआ',
  'without @': '@ के बिना',
  'without the end of a domain': 'डोमेन के अंत के बिना',
  'with a blank': 'रिक्त स्थान के साथ',
  chosen: 'चुना हुआ',
  'clears the treatment': 'उपचार हटाता है',
  'clears the condition': 'स्थिति हटाती है',
  'empty after no': '‘नहीं’ के बाद खाली',
  'empty without insurance': 'बीमा न होने पर खाली',
  hidden: 'छिपा हुआ',
  'empty, optional': 'खाली, वैकल्पिक',
}

/** A value class in a language; a choice is called as the page calls it. @throws where the Hindi is missing */
function classIn(valueClass: string, field: FieldKey, language: Language): string {
  const [, choice] = /^choice (.*)$/.exec(valueClass) ?? []
  if (choice !== undefined) return formFieldCopy[language].choices[field]?.[choice] ?? choice
  if (language === 'en') return valueClass
  const found = CLASSES_HI[valueClass]
  if (found === undefined) throw new Error(`“${valueClass}” has no Hindi`)
  return found
}

type Entry = 'typed' | 'pasted' | undefined

const en = {
  empty: '(empty)',
  given: {
    required: 'the field is required',
    optional: 'the field is optional',
    'the form’s option hideNameField': 'the form’s option hideNameField',
  } as Readonly<Record<string, string>>,
  noJavaScript: 'JavaScript is off',
  opens: (path: string) => `opens ${path} and fills in the form`,
  opensOthers: (path: string) => `opens ${path} and fills in the other fields`,
  enters: (value: string, field: string, entry: Entry) =>
    value.trim() === ''
      ? `enters nothing as ${field}`
      : `${entry === 'typed' ? 'types' : entry === 'pasted' ? 'pastes' : 'enters'} “${value}” as ${field}`,
  noMessage: (field: string) => `no message at ${field}`,
  sends: (button: string) => `presses “${button}”`,
  taken: 'the answers are taken',
  looksUp: 'looks the lead up (npm run leads -- export)',
  pageIs: (type: string, tier: number) => `the page is of type ${type} and tier ${tier}`,
  refused: (field: string, valueClass: string) =>
    valueClass === 'empty' ? `An empty ${field} is refused` : `${field} (${valueClass}) is refused`,
  accepted: (field: string, valueClass: string) => `${field} (${valueClass}) is accepted`,
  becomes: (field: string, valueClass: string, value: string) => `${field} (${valueClass}) becomes ${value}`,
  nothing: 'empty',
  isEmpty: (field: string) => `${field.toLowerCase()} is empty`,
  stored: (answers: string, stored: string) => `A lead with ${answers} is stored with ${stored}`,
  ofTier: (city: string, page: string, tier: number, insured: string) =>
    `${city} on a ${page} page of tier ${tier}${insured && `, insurance ${insured}`}`,
}

export const caseWords = {
  en,
  hi: {
    empty: '(खाली)',
    given: {
      required: 'फ़ील्ड ज़रूरी है',
      optional: 'फ़ील्ड वैकल्पिक है',
      'the form’s option hideNameField': 'फ़ॉर्म का विकल्प hideNameField',
    } as Readonly<Record<string, string>>,
    noJavaScript: 'JavaScript बंद है',
    opens: (path) => `${path} खोलें और फ़ॉर्म भरें`,
    opensOthers: (path) => `${path} खोलें और बाकी फ़ील्ड भरें`,
    enters: (value, field, entry) =>
      value.trim() === ''
        ? `“${field}” में कुछ न लिखें`
        : `“${field}” में “${value}” ${entry === 'typed' ? 'टाइप करें' : entry === 'pasted' ? 'चिपकाएँ' : 'दर्ज करें'}`,
    noMessage: (field) => `“${field}” पर कोई संदेश नहीं`,
    sends: (button) => `“${button}” दबाएँ`,
    taken: 'उत्तर स्वीकार होते हैं',
    looksUp: 'लीड देखें (npm run leads -- export)',
    pageIs: (type, tier) => `पेज का प्रकार ${type} और स्तर ${tier} है`,
    refused: (field, valueClass) => `${field} (${valueClass}) अस्वीकार होता है`,
    accepted: (field, valueClass) => `${field} (${valueClass}) स्वीकार होता है`,
    becomes: (field, valueClass, value) => `${field} (${valueClass}) का मान ${value} हो जाता है`,
    nothing: 'खाली',
    isEmpty: (field) => `${field} खाली है`,
    stored: (answers, stored) => `${answers} वाली लीड इस तरह सहेजी जाती है: ${stored}`,
    ofTier: (city, page, tier, insured) =>
      `${page} पेज, स्तर ${tier}, शहर ${city}${insured && `, बीमा ${insured}`}`,
  },
} satisfies Readonly<Record<Language, typeof en>>

export const MOST_TITLE_LETTERS = 120

/** A text of at most so many letters. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

type Judged = {
  readonly field: FieldKey
  readonly valueClass: string
  readonly expects: object
}

/** What a case is about, in one sentence: ‘An empty name is refused’. @param label what people call the field */
export function purposeOf({ field, valueClass, expects }: Judged, label: string, language: Language): string {
  const words = caseWords[language]
  const named = language === 'en' && valueClass === 'empty' ? label.toLowerCase() : label
  const own = classIn(valueClass, field, language)
  if ('message' in expects) return words.refused(named, own)
  if ('holds' in expects) {
    const held = Object.values(expects.holds as Readonly<Record<string, string>>)
    return words.becomes(label, own, held.map((one) => one || words.nothing).join(', '))
  }
  return words.accepted(label, own)
}
