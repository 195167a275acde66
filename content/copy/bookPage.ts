import type { DetailProblem } from '@/model/appointments/bookingDetails'
import type { BookingNotice } from '@/model/appointments/bookingPaths'
import type { Relation } from '@/model/appointments/appointment'
import type { Language } from '@/model/page/language'
import type { ValidationCode } from '@/model/lead/formFields'
import { nextPlacesCopy } from './nextPlaces'

/**
 * The copy of a doctor's places and of booking one, with and without JavaScript. Texts given by the specification are
 * in the lead form's and the login's own copy.
 */
const en = {
  /** {name} */
  title: 'Book an appointment with {name}',
  /** {fee} */
  fee: '{fee}, paid at the clinic',
  /** A link that leads here. */
  seePlaces: 'See free places and book one',
  days: 'Choose a day',
  laterDays: 'Later days',
  today: nextPlacesCopy.en.today,
  tomorrow: nextPlacesCopy.en.tomorrow,
  /** {count} */
  free: { one: '{count} free', many: '{count} free' },
  full: 'Full',
  /** {day} */
  placesOf: 'Places on {day}',
  noPlaces: 'There is no free place in the next 30 days.',
  fullDay: 'This day is full. Please choose another one.',
  /** {from}, {to} */
  hours: '{from} to {to}',
  modes: {
    tokens: 'Tokens: you are called by number, at about the time that is said here.',
    times: 'Fixed times',
  },
  video: 'Video call possible',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  /** {token}, {time} */
  token: 'Token {token}, about {time}',
  laterTokens: 'Later tokens',
  /** Where the visitor's clock may be another one. {zone} */
  zone: 'Times are those of the clinic ({zone}).',
  payAtClinic: 'Pay at the clinic',
  /** The place that is chosen. */
  yourPlace: 'Your place',
  /** {time} */
  heldUntil: 'Kept for you until {time}.',
  goOn: 'Go on with this place',
  otherPlace: 'Choose another place',
  details: 'Your details',
  relation: 'For whom is it?',
  relations: {
    self: 'Myself',
    child: 'My child',
    parent: 'My mother or father',
    spouse: 'My wife or husband',
    relative: 'Another relative',
    other: 'Somebody else',
  } satisfies Record<Relation, string>,
  name: 'Name of the patient',
  birthYear: 'Year of birth',
  birthYearHint: 'Optional. Four digits, such as 1985.',
  mobile: 'Mobile Number',
  mobileHint: 'Yours: the clinic calls this number. We send a code to it.',
  mobileHintLoggedIn: 'Yours: the clinic calls this number. You are logged in with it, so it needs no code.',
  mobileHintPlain: 'Yours: the clinic calls this number.',
  guardian: 'Only for a patient under 18: I am the parent or lawful guardian and agree to this booking.',
  continue: 'Continue',
  confirm: 'Book this appointment',
  code: 'Prove your number',
  editDetails: 'Change details or number',
  problemTitle: 'There is a problem',
  problems: {
    birthYearInvalid: 'Please enter a year such as 1985',
    bookedByChild: 'A parent or guardian books for a patient under 18: please say for whom it is',
    guardianMissing: 'Please confirm that you are the parent or lawful guardian',
  } satisfies Record<Exclude<DetailProblem, ValidationCode>, string>,
  taken: {
    title: 'This place has just been taken',
    lead: 'Somebody else was faster. These free places are the nearest to it; what you typed is kept.',
    none: 'There is no free place near it. Please choose another day; what you typed is kept.',
  },
  expired: {
    title: 'The place is no longer kept',
    lead: 'We keep a place for ten minutes. What you typed is still here.',
    again: 'Take the same place again',
  },
  notices: {
    away: 'Appointments cannot be booked online at the moment. Please call us, or try again in a few minutes. What you typed is kept.',
    offline:
      'There is no connection to the site. Please check your line and press again. What you typed is kept.',
    tooManyBookings:
      'Too many bookings were tried. Please try again later, or call us. What you typed is kept.',
    tooMany: 'Too many places are being kept from your network. Please try again in a few minutes.',
    unreadable: 'That could not be read. Please choose a place again.',
    noCookies:
      'Your browser keeps no cookies, so no place can be kept for you. Please allow them for this site, or call us.',
    gone: 'This place is not offered any more. Please choose another one.',
  } satisfies Record<BookingNotice, string>,
  booked: 'Your appointment is booked.',
  openOwn: 'Open your appointment',
  calendar: 'Add it to your calendar',
  busy: 'One moment…',
  requested:
    'We have your request. The place is not booked yet: the clinic calls you on your number to confirm it.',
  call: 'Call us',
}

type BookPageCopy = typeof en

const hi: BookPageCopy = {
  title: '{name} से अपॉइंटमेंट बुक करें',
  fee: '{fee}, क्लिनिक पर दें',
  seePlaces: 'खाली समय देखें और बुक करें',
  days: 'दिन चुनें',
  laterDays: 'बाद के दिन',
  today: nextPlacesCopy.hi.today,
  tomorrow: nextPlacesCopy.hi.tomorrow,
  free: { one: '{count} खाली', many: '{count} खाली' },
  full: 'भरा हुआ',
  placesOf: '{day} के समय',
  noPlaces: 'अगले 30 दिनों में कोई जगह खाली नहीं है।',
  fullDay: 'यह दिन भर चुका है। कृपया दूसरा दिन चुनें।',
  hours: '{from} से {to}',
  modes: {
    tokens: 'टोकन: आपको नंबर से बुलाया जाएगा, लगभग यहाँ लिखे समय पर।',
    times: 'तय समय',
  },
  video: 'वीडियो कॉल भी हो सकती है',
  parts: { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम' },
  token: 'टोकन {token}, लगभग {time}',
  laterTokens: 'बाद के टोकन',
  zone: 'समय क्लिनिक के हैं ({zone})।',
  payAtClinic: 'भुगतान क्लिनिक पर',
  yourPlace: 'आपका समय',
  heldUntil: 'आपके लिए {time} तक रखा गया है।',
  goOn: 'इसी समय के साथ आगे बढ़ें',
  otherPlace: 'दूसरा समय चुनें',
  details: 'आपका विवरण',
  relation: 'किसके लिए है?',
  relations: {
    self: 'मेरे लिए',
    child: 'मेरे बच्चे के लिए',
    parent: 'मेरी माँ या पिता के लिए',
    spouse: 'मेरी पत्नी या पति के लिए',
    relative: 'दूसरे रिश्तेदार के लिए',
    other: 'किसी और के लिए',
  },
  name: 'मरीज़ का नाम',
  birthYear: 'जन्म का वर्ष',
  birthYearHint: 'वैकल्पिक। चार अंक, जैसे 1985।',
  mobile: 'मोबाइल नंबर',
  mobileHint: 'आपका: क्लिनिक इसी नंबर पर कॉल करता है। हम इस पर एक कोड भेजेंगे।',
  mobileHintLoggedIn: 'आपका: क्लिनिक इसी नंबर पर कॉल करता है। आप इसी से लॉगिन हैं, इसलिए कोड नहीं चाहिए।',
  mobileHintPlain: 'आपका: क्लिनिक इसी नंबर पर कॉल करता है।',
  guardian: 'केवल 18 वर्ष से कम के मरीज़ के लिए: मैं माता-पिता या कानूनी अभिभावक हूँ और इस बुकिंग से सहमत हूँ।',
  continue: 'आगे बढ़ें',
  confirm: 'यह अपॉइंटमेंट बुक करें',
  code: 'अपने नंबर की पुष्टि करें',
  editDetails: 'विवरण या नंबर बदलें',
  problemTitle: 'कुछ ठीक करना बाकी है',
  problems: {
    birthYearInvalid: 'कृपया वर्ष लिखें, जैसे 1985',
    bookedByChild: '18 वर्ष से कम के मरीज़ के लिए माता-पिता या अभिभावक बुक करते हैं: कृपया बताएँ कि यह किसके लिए है',
    guardianMissing: 'कृपया पुष्टि करें कि आप माता-पिता या कानूनी अभिभावक हैं',
  },
  taken: {
    title: 'यह समय अभी-अभी ले लिया गया',
    lead: 'कोई और पहले पहुँच गया। इसके सबसे पास के खाली समय ये हैं; आपका लिखा हुआ यहीं है।',
    none: 'इसके पास कोई समय खाली नहीं है। कृपया दूसरा दिन चुनें; आपका लिखा हुआ यहीं है।',
  },
  expired: {
    title: 'यह समय अब आपके लिए नहीं रखा है',
    lead: 'हम किसी समय को दस मिनट तक रखते हैं। आपका लिखा हुआ यहीं है।',
    again: 'वही समय फिर लें',
  },
  notices: {
    away: 'अभी ऑनलाइन अपॉइंटमेंट बुक नहीं हो सकते। कृपया हमें कॉल करें, या कुछ मिनट बाद फिर कोशिश करें। आपका लिखा हुआ यहीं है।',
    offline: 'साइट से संपर्क नहीं हो रहा। कृपया अपना इंटरनेट देखें और फिर दबाएँ। आपका लिखा हुआ यहीं है।',
    tooManyBookings: 'बहुत बार बुकिंग की कोशिश हुई। कृपया बाद में कोशिश करें, या हमें कॉल करें। आपका लिखा हुआ यहीं है।',
    tooMany: 'आपके नेटवर्क से बहुत सारे समय रखे जा रहे हैं। कृपया कुछ मिनट बाद फिर कोशिश करें।',
    unreadable: 'यह पढ़ा नहीं जा सका। कृपया समय फिर चुनें।',
    noCookies:
      'आपका ब्राउज़र कुकी नहीं रखता, इसलिए कोई समय आपके लिए नहीं रखा जा सकता। कृपया इस साइट के लिए उन्हें चालू करें, या हमें कॉल करें।',
    gone: 'यह समय अब उपलब्ध नहीं है। कृपया दूसरा चुनें।',
  },
  booked: 'आपका अपॉइंटमेंट बुक हो गया।',
  openOwn: 'अपना अपॉइंटमेंट खोलें',
  calendar: 'इसे अपने कैलेंडर में जोड़ें',
  busy: 'एक पल…',
  requested: 'आपका अनुरोध मिल गया। समय अभी बुक नहीं हुआ है: क्लिनिक पुष्टि के लिए आपके नंबर पर कॉल करेगा।',
  call: 'हमें कॉल करें',
}

export const bookPageCopy: Readonly<Record<Language, BookPageCopy>> = { en, hi }
