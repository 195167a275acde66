/** The kept city for the search bar's first, small part, which knows neither the machines nor the calls. */
export { keepSelectedCity, selectedCity } from '@/services/selectedCity'
