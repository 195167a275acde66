import type { Failure } from '@/model/failure'
import { FORM_FIELDS, type FieldKey, type ValidationCode } from '@/model/lead/formFields'
import { otherLeadType } from '@/model/lead/leadTypes'
import type { Language } from '@/model/page/language'
import { formFieldCopy } from './formFields'
import { formFrameCopy } from './formFrame'

/** The form fields that other forms than a patient's word differently. */
const ALTERNATE_FIELDS = [
  'treatment',
  'name',
  'mobile',
  'email',
  'city',
  'specializations',
  'query',
] as const satisfies readonly FieldKey[]
type AlternateKey = (typeof ALTERNATE_FIELDS)[number] | 'gender' | 'age' | 'height' | 'weight'

/** The lead form and every form made of its fields. */
const en = {
  ...formFieldCopy.en,
  language: 'en' as Language,
  /** Field errors of partners' and applicants' forms and of the calculators (specification, section 5, alternate messages). */
  alternateValidation: {
    gender: 'Select Gender',
    age: 'Enter valid age',
    height: 'Enter valid height',
    weight: 'Enter valid weight',
    treatment: 'Select atleast one',
    name: 'Please enter name',
    mobile: 'Please enter valid mobile number',
    email: 'Please enter valid email',
    city: 'Please select city',
    specializations: 'Please select specializations',
    query: 'Please enter query',
  },
  form: {
    ...formFrameCopy.en,
    title: 'Book Free Appointment',
    description: 'Leave your details and a care expert will call you back. The first call costs nothing.',
    /** Of a form that asks something else than for an appointment. */
    send: 'Send',
    /** Beside the countries of the plain form. */
    otherCountry: 'Other country: type + and its code before the number',
    errorSummaryTitle: 'There is a problem',
    close: 'Close',
  },
  failure: {
    invalid: 'Some answers need another look.',
    network: 'We could not reach our server. Please check your connection and try again.',
    timeout: 'The answer is taking too long. Please try again.',
    server: 'Something went wrong on our side and your request was not confirmed. Please try again.',
    conflict: 'This form was already sent with other answers. Please send it again.',
    tooManyRequests: 'Too many requests. Please try again later.',
    tooLarge: 'Your message is too long. Please shorten it and try again.',
    /** Follows the failure's words. */
    valuesKept: 'Everything you typed is still here.',
  },
} satisfies {
  readonly language: Language
  readonly alternateValidation: Record<AlternateKey, string>
  readonly failure: Record<Failure['kind'] | 'valuesKept', string>
  readonly [section: string]: unknown
}

export type LeadFormCopy = typeof en

export const leadFormCopy: Readonly<Record<Language, LeadFormCopy>> = {
  en,
  hi: {
    ...formFieldCopy.hi,
    language: 'hi',
    alternateValidation: {
      gender: 'लिंग चुनें',
      age: 'सही उम्र लिखें',
      height: 'सही लंबाई लिखें',
      weight: 'सही वज़न लिखें',
      treatment: 'कम से कम एक चुनें',
      name: 'कृपया नाम लिखें',
      mobile: 'कृपया सही मोबाइल नंबर लिखें',
      email: 'कृपया सही ईमेल लिखें',
      city: 'कृपया शहर चुनें',
      specializations: 'कृपया विशेषज्ञता चुनें',
      query: 'कृपया प्रश्न लिखें',
    },
    form: {
      ...formFrameCopy.hi,
      title: 'निःशुल्क अपॉइंटमेंट बुक करें',
      description: 'अपना विवरण दें, हमारे सलाहकार आपको कॉल करेंगे। पहली कॉल का कोई शुल्क नहीं है।',
      send: 'भेजें',
      otherCountry: 'दूसरा देश: नंबर से पहले + और उसका कोड लिखें',
      errorSummaryTitle: 'कुछ ठीक करना बाकी है',
      close: 'बंद करें',
    },
    failure: {
      invalid: 'कुछ उत्तर दोबारा देखने होंगे।',
      network: 'हम अपने सर्वर तक नहीं पहुँच सके। कृपया इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।',
      timeout: 'उत्तर आने में बहुत समय लग रहा है। कृपया फिर कोशिश करें।',
      server: 'हमारी ओर कुछ गड़बड़ हुई और आपके अनुरोध की पुष्टि नहीं हुई। कृपया फिर कोशिश करें।',
      conflict: 'यह फ़ॉर्म पहले दूसरे उत्तरों के साथ भेजा जा चुका है। कृपया इसे फिर से भेजें।',
      tooManyRequests: 'बहुत अधिक अनुरोध आए हैं। कृपया कुछ देर बाद कोशिश करें।',
      tooLarge: 'आपका संदेश बहुत लंबा है। कृपया उसे छोटा करके फिर भेजें।',
      valuesKept: 'आपका लिखा हुआ सब कुछ यहीं है।',
    },
  },
}

/** Error messages of a form's fields: partners' and applicants' forms have the alternate messages. */
export function validationCopy(
  language: Language,
  leadType: string | undefined,
): Readonly<Record<ValidationCode, string>> {
  const { validation, alternateValidation } = leadFormCopy[language]
  if (!otherLeadType(leadType)) return validation
  const alternate = ALTERNATE_FIELDS.map(
    (key) => [FORM_FIELDS[key].missing, alternateValidation[key]] as const,
  )
  return { ...validation, ...Object.fromEntries(alternate) }
}
