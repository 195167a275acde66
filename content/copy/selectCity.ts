import type { Language } from '@/model/page/language'

/** The modal 'Select Your City', and 'Use my current location' in every form. */
const en = {
  title: 'Select Your City',
  /** The choice of no city. */
  allOfIndia: 'All of India',
  findCity: 'Search for a city',
  popular: 'Popular cities',
  others: 'Other cities',
  noCity: 'No city found.',
  /** {count} */
  cityCount: '{count} cities',
  oneCity: '1 city',
  loading: 'Loading…',
  nearme: 'Use my current location',
  locating: 'Finding your location…',
  /** Messages beside the list if the location has no city; the log has the specification's words. */
  nearmeFailure: {
    denied: 'Location access denied. Please choose your city from the list.',
    unsupported: 'Geolocation is not supported by this browser. Please choose your city from the list.',
    position: 'Your location could not be found. Please choose your city from the list.',
    noCity: 'No city was found near you. Please choose your city from the list.',
  },
}

export type SelectCityCopy = typeof en

export const selectCityCopy: Readonly<Record<Language, SelectCityCopy>> = {
  en,
  hi: {
    title: 'अपना शहर चुनें',
    allOfIndia: 'पूरा भारत',
    findCity: 'शहर खोजें',
    popular: 'प्रमुख शहर',
    others: 'अन्य शहर',
    noCity: 'कोई शहर नहीं मिला।',
    cityCount: '{count} शहर',
    oneCity: '1 शहर',
    loading: 'लोड हो रहा है…',
    nearme: 'मेरी मौजूदा जगह लें',
    locating: 'आपकी जगह खोजी जा रही है…',
    nearmeFailure: {
      denied: 'जगह जानने की अनुमति नहीं मिली। कृपया सूची से अपना शहर चुनें।',
      unsupported: 'यह ब्राउज़र जगह नहीं बता सकता। कृपया सूची से अपना शहर चुनें।',
      position: 'आपकी जगह नहीं मिल सकी। कृपया सूची से अपना शहर चुनें।',
      noCity: 'आपके पास कोई शहर नहीं मिला। कृपया सूची से अपना शहर चुनें।',
    },
  },
}
