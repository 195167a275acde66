import type { Language } from '@/model/page/language'

/** A patient's turn on the day of the visit, and its page; title and address hold no personal data. */
const en = {
  title: 'Your turn',
  /** {count} */
  before: '{count} before you',
  next: 'You are next',
  /** {from}, {to} */
  range: 'about {from} to {to}',
  /** {at} */
  workedOut: 'worked out at {at}',
  comeEarly: 'Please be at the clinic in time: it can go faster.',
  here: 'The clinic knows that you are there. You will be called.',
  /** {time} */
  today: 'Today, about {time}',
  /** {day} */
  onDay: 'Your appointment is on {day}',
  later:
    'From an hour before the session this page says how many are before you, and when your turn is expected.',
  past: 'The day of this appointment is over',
  again: 'Look again',
  follow: 'See your turn as it changes',
  live: 'This page keeps up by itself.',
  pause: 'Pause',
  paused: 'Paused: what is above does not change.',
  resume: 'Keep up again',
  lost: 'There is no connection at the moment. It is tried again; what is above may be old.',
  open: 'Your appointment',
  unknown: {
    title: 'There is no such appointment',
    lead: 'The address may not be whole. Please open it from the message or page that you have it from.',
  },
  away: 'Your turn cannot be shown at the moment. Your place is kept. Please try again in a few minutes, or ask at the reception.',
}

type TurnCopy = typeof en

const hi: TurnCopy = {
  title: 'आपकी बारी',
  before: 'आपसे पहले {count} मरीज़',
  next: 'अगली बारी आपकी है',
  range: 'लगभग {from} से {to} के बीच',
  workedOut: '{at} का अनुमान',
  comeEarly: 'कृपया समय पर क्लिनिक पहुँचें: बारी जल्दी भी आ सकती है।',
  here: 'क्लिनिक को पता है कि आप आ गए हैं। आपको बुलाया जाएगा।',
  today: 'आज, लगभग {time}',
  onDay: 'आपका अपॉइंटमेंट {day} को है',
  later: 'सत्र से एक घंटा पहले से यह पेज बताता है कि आपसे पहले कितने मरीज़ हैं और आपकी बारी कब आ सकती है।',
  past: 'इस अपॉइंटमेंट का दिन बीत चुका है',
  again: 'फिर देखें',
  follow: 'अपनी बारी बदलते हुए देखें',
  live: 'यह पेज अपने-आप ताज़ा होता रहता है।',
  pause: 'रोकें',
  paused: 'रुका हुआ: ऊपर लिखा अभी नहीं बदलेगा।',
  resume: 'फिर से ताज़ा रखें',
  lost: 'अभी इंटरनेट नहीं है। फिर कोशिश हो रही है; ऊपर लिखा पुराना हो सकता है।',
  open: 'आपका अपॉइंटमेंट',
  unknown: {
    title: 'ऐसा कोई अपॉइंटमेंट नहीं है',
    lead: 'शायद पता पूरा नहीं है। कृपया इसे उसी संदेश या पेज से खोलें जहाँ से मिला था।',
  },
  away: 'आपकी बारी अभी दिखाई नहीं जा सकती। आपका समय सुरक्षित है। कृपया कुछ मिनट बाद फिर कोशिश करें, या रिसेप्शन पर पूछें।',
}

export const turnCopy: Readonly<Record<Language, TurnCopy>> = { en, hi }
