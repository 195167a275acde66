import {
  type ChoiceValue,
  FIELD_KEYS,
  type FORM_FIELDS,
  type FieldKey,
  type KeyOfKind,
  type ValidationCode,
  formField,
} from '@/model/lead/formFields'
import type { Language } from '@/model/page/language'

type Text = Readonly<Record<Language, string>>

/**
 * What is read of a field: as much as its row draws and judges. `question` is shown where a name asks nothing; the label
 * stays the beginning of the accessible name.
 */
type FieldCopy<Key extends FieldKey> = {
  readonly label: Text
  readonly question?: Text
} & (Key extends KeyOfKind<'radio' | 'checks' | 'none'> ? unknown : { readonly placeholder: Text }) &
  ((typeof FORM_FIELDS)[Key]['missing'] extends null ? unknown : { readonly missing: Text }) &
  (Key extends KeyOfKind<'radio'> ? { readonly choices: Readonly<Record<ChoiceValue<Key>, Text>> } : unknown)

const YES_NO = { yes: { en: 'Yes', hi: 'हाँ' }, no: { en: 'No', hi: 'नहीं' } }

/**
 * The copy of the form fields. Labels, which are the fields' accessible names, and errors in English are the
 * specification's, word for word (section 5). `missing` is also said of an answer that does not fit.
 */
const FIELDS: { readonly [Key in FieldKey]: FieldCopy<Key> } = {
  name: {
    label: { en: 'Name', hi: 'नाम' },
    placeholder: { en: 'Your full name', hi: 'आपका पूरा नाम' },
    missing: { en: 'Please Enter Name', hi: 'कृपया नाम लिखें' },
  },
  mobile: {
    label: { en: 'Mobile Number', hi: 'मोबाइल नंबर' },
    placeholder: { en: '10 digits', hi: '10 अंक' },
    missing: { en: 'Please Only Enter a Valid Mobile Number', hi: 'कृपया केवल सही मोबाइल नंबर लिखें' },
  },
  countryCode: { label: { en: 'Country code', hi: 'देश का कोड' } },
  email: {
    label: { en: 'Email', hi: 'ईमेल' },
    placeholder: { en: 'name@example.com', hi: 'name@example.com' },
    missing: { en: 'Please Enter valid Email ID', hi: 'कृपया सही ईमेल आईडी लिखें' },
  },
  city: {
    label: { en: 'City', hi: 'शहर' },
    placeholder: { en: 'Select your city', hi: 'अपना शहर चुनें' },
    missing: { en: 'Please select valid city', hi: 'कृपया सही शहर चुनें' },
  },
  treatment: {
    label: { en: 'Treatment', hi: 'उपचार' },
    placeholder: { en: 'Select a treatment', hi: 'उपचार चुनें' },
    missing: { en: 'Please Select a Treatment', hi: 'कृपया उपचार चुनें' },
  },
  // Either field is sufficient: both have the same message if both are empty.
  condition: {
    label: { en: 'Condition', hi: 'रोग' },
    placeholder: { en: 'Select a condition', hi: 'रोग चुनें' },
    missing: { en: 'Please Select a Treatment', hi: 'कृपया उपचार चुनें' },
  },
  speciality: {
    label: { en: 'Speciality', hi: 'विशेषज्ञता' },
    placeholder: { en: 'Select a speciality', hi: 'विशेषज्ञता चुनें' },
    missing: { en: 'Please Select a Speciality', hi: 'कृपया विशेषज्ञता चुनें' },
  },
  hospital: {
    label: { en: 'Hospital', hi: 'अस्पताल' },
    placeholder: { en: 'Select a hospital', hi: 'अस्पताल चुनें' },
    missing: { en: 'Please Select a Hospital', hi: 'कृपया अस्पताल चुनें' },
  },
  query: {
    label: { en: 'Query', hi: 'प्रश्न' },
    placeholder: { en: 'What would you like to ask?', hi: 'आप क्या पूछना चाहते हैं?' },
    missing: { en: 'Please enter your query', hi: 'कृपया अपना प्रश्न लिखें' },
  },
  insuranceType: {
    label: { en: 'Insurance Type', hi: 'बीमा का प्रकार' },
    missing: { en: 'Please Select an Insurance Type', hi: 'कृपया बीमा का प्रकार चुनें' },
    choices: {
      'Govt.': { en: 'Govt.(Ayushman,CGHS,ECHS etc.)', hi: 'सरकारी (आयुष्मान, CGHS, ECHS आदि)' },
      Private: { en: 'Private Insurance', hi: 'निजी बीमा' },
      none: { en: 'No insurance / not sure', hi: 'बीमा नहीं है / पता नहीं' },
    },
  },
  insuranceField: {
    label: { en: 'Insurance', hi: 'बीमा' },
    question: { en: 'Do you have health insurance?', hi: 'क्या आपके पास स्वास्थ्य बीमा है?' },
    missing: { en: 'Please select do you have an insurance.', hi: 'कृपया बताएँ कि आपके पास बीमा है या नहीं।' },
    choices: YES_NO,
  },
  callNowLaterField: {
    label: { en: 'Callback', hi: 'कॉल का समय' },
    question: { en: 'When shall we call you?', hi: 'हम आपको कब कॉल करें?' },
    missing: {
      en: 'Please Select when do you want to have a call.',
      hi: 'कृपया चुनें कि आप कब कॉल चाहते हैं।',
    },
    choices: {
      Now: { en: 'Now', hi: 'अभी' },
      'Within 2 hours': { en: 'Within 2 hours', hi: '2 घंटे के भीतर' },
      'Later today': { en: 'Later today', hi: 'आज बाद में' },
      Tomorrow: { en: 'Tomorrow', hi: 'कल' },
    },
  },
  isConsultedField: {
    label: { en: 'Consulted a doctor before', hi: 'डॉक्टर से परामर्श' },
    question: {
      en: 'Have you seen a doctor about this before?',
      hi: 'क्या आपने इसके लिए पहले डॉक्टर से परामर्श लिया है?',
    },
    missing: {
      en: 'Please Select have you consulted to the doctor before.',
      hi: 'कृपया बताएँ कि क्या आपने पहले डॉक्टर से परामर्श लिया है।',
    },
    choices: YES_NO,
  },
  priorConsultationField: {
    label: { en: 'Prior consultation', hi: 'पूर्व परामर्श' },
    question: {
      en: 'Have you had a consultation before?',
      hi: 'क्या आपने पहले परामर्श लिया है?',
    },
    missing: { en: 'Please select any one', hi: 'कृपया कोई एक चुनें' },
    choices: YES_NO,
  },
  FormSimilarConsultation: {
    label: { en: 'Similar consultation', hi: 'समान परामर्श' },
    question: {
      en: 'Have you had a similar consultation before?',
      hi: 'क्या आपने पहले ऐसा ही परामर्श लिया है?',
    },
    missing: { en: 'Please select any one', hi: 'कृपया कोई एक चुनें' },
    choices: YES_NO,
  },
  FormPreferredCityField: {
    label: { en: 'Preferred City', hi: 'पसंदीदा शहर' },
    placeholder: { en: 'Select the city you prefer', hi: 'अपनी पसंद का शहर चुनें' },
    missing: { en: 'Please select preferred city', hi: 'कृपया पसंदीदा शहर चुनें' },
  },
  specializations: {
    label: { en: 'Specialisations', hi: 'विशेषज्ञताएँ' },
    missing: { en: 'Please select specializations', hi: 'कृपया विशेषज्ञता चुनें' },
  },
  state: {
    label: { en: 'State', hi: 'राज्य' },
    placeholder: { en: 'Select your state', hi: 'अपना राज्य चुनें' },
    missing: { en: 'Please select your state', hi: 'कृपया अपना राज्य चुनें' },
  },
  FormOTPField: {
    label: { en: 'Enter OTP', hi: 'OTP दर्ज करें' },
    missing: { en: 'Please enter valid OTP', hi: 'कृपया मान्य OTP दर्ज करें' },
  },
  FormLocalityField: {
    label: { en: 'Locality', hi: 'इलाका' },
    placeholder: { en: 'Area or neighbourhood', hi: 'इलाका या मोहल्ला' },
    missing: { en: 'Please select your locality', hi: 'कृपया अपना इलाका चुनें' },
  },
}

/** Of every field. */
const GENERAL = {
  tooLong: { en: 'Please enter a shorter text', hi: 'कृपया छोटा टेक्स्ट लिखें' },
  invalidText: {
    en: 'Please remove the characters that cannot be used here',
    hi: 'कृपया वे अक्षर हटाएँ जिनका यहाँ उपयोग नहीं हो सकता',
  },
  /** The last choice of a select. */
  other: { en: 'Other', hi: 'अन्य' },
}

type AnyCopy = {
  label: Text
  question?: Text
  placeholder?: Text
  missing?: Text
  choices?: Readonly<Record<string, Text>>
}
const ROWS = FIELD_KEYS.map((key): readonly [FieldKey, AnyCopy] => [key, FIELDS[key]])

function copyIn(language: Language) {
  const { tooLong, invalidText, other } = GENERAL
  const wordsOf = (texts: Readonly<Record<string, Text>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[language]]))
  const rowsWith = <Value>(part: (copy: AnyCopy) => Value | undefined) =>
    ROWS.flatMap(([key, copy]) => {
      const value = part(copy)
      return value === undefined ? [] : [[key, value] as const]
    })
  // Object.fromEntries forgets its keys: they are the rows'.
  return {
    labels: Object.fromEntries(rowsWith((copy) => copy.label[language])) as Record<FieldKey, string>,
    questions: Object.fromEntries(rowsWith((copy) => copy.question?.[language])),
    placeholders: Object.fromEntries(rowsWith((copy) => copy.placeholder?.[language])),
    choices: Object.fromEntries(rowsWith((copy) => copy.choices && wordsOf(copy.choices))),
    validation: {
      ...Object.fromEntries(
        rowsWith((copy) => copy.missing?.[language]).map(([key, text]) => [formField(key).missing, text]),
      ),
      ...wordsOf({ tooLong, invalidText }),
    } as Record<ValidationCode, string>,
    other: other[language],
  }
}

export const formFieldCopy = { en: copyIn('en'), hi: copyIn('hi') }

/** The choices that a field offers, with their words. */
export const choicesOf = (key: FieldKey, language: Language) =>
  (formField(key).choices ?? []).map(({ value }) => ({
    value,
    label: formFieldCopy[language].choices[key]?.[value] ?? value,
  }))
