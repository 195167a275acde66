import type { Language } from '@/model/page/language'

/** The location modal (specification, sections 2, 4 and 5), beside those of content/copy/selectCity. */
const en = {
  /** The modal's titles. */
  location: 'Location',
  personalDetails: 'Personal Details',
  name: 'Name',
  city: 'City',
  chooseCity: 'Select your city',
  /** {city} */
  found: 'You are in {city}.',
  submit: 'Submit',
  submitting: 'Submitting...',
  profileUpdated: 'Profile Updated Successfully',
  locationUpdated: 'Location Updated Successfully',
  failed: 'Your location could not be saved. Your answers are still here. Please try again.',
  problems: { name: 'Please enter your name', city: 'Please select your city' },
  /** Opens the modal from a city's list. */
  change: 'Change location',
}

export const locationCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    location: 'स्थान',
    personalDetails: 'व्यक्तिगत जानकारी',
    name: 'नाम',
    city: 'शहर',
    chooseCity: 'अपना शहर चुनें',
    found: 'आप {city} में हैं।',
    submit: 'जमा करें',
    submitting: 'जमा हो रहा है...',
    profileUpdated: 'प्रोफ़ाइल सफलतापूर्वक अपडेट हुई',
    locationUpdated: 'स्थान सफलतापूर्वक अपडेट हुआ',
    failed: 'आपका स्थान सहेजा नहीं जा सका। आपके उत्तर यहीं हैं। कृपया फिर से कोशिश करें।',
    problems: { name: 'कृपया अपना नाम दर्ज करें', city: 'कृपया अपना शहर चुनें' },
    change: 'स्थान बदलें',
  },
}
