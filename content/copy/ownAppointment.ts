import type { AppointmentState, CancelReason } from '@/model/appointments/appointment'
import type { OwnDone, OwnProblem } from '@/model/appointments/bookingPaths'
import type { Language } from '@/model/page/language'

/** The copy of an appointment's own page, whose title and calendar entry say nothing of whom and what it is for. */
const en = {
  title: 'Your appointment',
  /** What the state means to the patient: a heading and a sentence. */
  states: {
    held: ['Not booked yet', 'Please finish the booking.'],
    requested: [
      'Your appointment is requested',
      'The clinic has not confirmed it yet. It keeps this place for you and answers you on your number.',
    ],
    confirmed: ['Your appointment is booked', 'The place is yours.'],
    displaced: [
      'The clinic cannot keep this appointment',
      'We are sorry: the session does not take place. Please choose another place, or cancel.',
    ],
    arrived: ['You are at the clinic', 'You will be called.'],
    inConsultation: ['You are with the doctor', 'We wish you well.'],
    seen: ['This visit is over', 'We wish you well.'],
    noShow: ['The clinic has noted that you did not come', 'If you were there, please say so.'],
    expired: ['This appointment has lapsed', 'It was not confirmed in time. You can book another one.'],
    cancelledByPatient: ['You have cancelled this appointment', 'The place is free for others again.'],
    cancelledByClinic: ['The clinic has cancelled this appointment', 'You can book another one.'],
  } satisfies Record<AppointmentState, readonly [string, string]>,
  facts: {
    day: 'Day',
    token: 'Your token',
    time: 'Time',
    expected: 'Expected',
    doctor: 'Doctor',
    place: 'Place',
    fee: 'Fee',
  },
  /** {from}, {to} */
  range: 'between {from} and {to}',
  /** {fee} */
  fee: '{fee}, paid at the clinic',
  tokenNote: 'You are called by your number. The time is what is expected; please be there at its beginning.',
  bring: 'What to bring',
  bringItems: [
    'Earlier reports, prescriptions and the medicines you take',
    'A photo identity card',
    'Your insurance or Ayushman card, if you have one',
  ],
  calendar: 'Add to calendar',
  subscribe: 'Keep my calendar up to date',
  share: 'Share by WhatsApp',
  /** {day}, {time}, {place} */
  shareText: 'Appointment on {day}, {time}, at {place}.',
  keepLink:
    'Keep this page’s address: it opens your appointment without a login. Give it to nobody who should not change it.',
  change: 'Change your appointment',
  move: 'Move to another time',
  moveLead: 'Your present place stays yours until the new one is.',
  moveChoose: 'Show free places',
  cancel: 'Cancel the appointment',
  cancelRule: 'You can cancel until the visit ends. It costs nothing, and somebody else gets the place.',
  cancelReason: 'Why? (optional)',
  reasons: {
    better: 'I feel better',
    otherDoctor: 'I see another doctor',
    cannotCome: 'I cannot come',
    otherTime: 'I need another time',
    other: 'Another reason',
  } satisfies Record<CancelReason, string>,
  noReason: 'I would rather not say',
  cancelSubmit: 'Yes, cancel the appointment',
  late: 'I am late',
  lateLead: 'The clinic sees it at once. It cannot promise to keep your turn.',
  lateMinutes: 'By how much?',
  /** {minutes} */
  minutes: '{minutes} minutes',
  lateSubmit: 'Tell the clinic',
  /** {minutes} */
  lateKnown: 'The clinic knows that you are about {minutes} minutes late.',
  dispute: 'I was there',
  disputeLead: 'The clinic looks at it again and calls you.',
  disputed: 'The clinic knows that you were there, and looks at it again.',
  bookAnother: 'Book another appointment',
  done: {
    booked: 'Booked. We have kept your place.',
    moved: 'Moved. Your new place is below; the former one is free again.',
    cancelled: 'Cancelled. Thank you for telling us.',
    late: 'Thank you. The clinic knows.',
    disputed: 'Thank you. The clinic looks at it again.',
  } satisfies Record<OwnDone, string>,
  problems: {
    taken: 'That place has just been taken. Your present one is still yours: please choose another.',
    notPossible: 'That is not possible any more. What is below is how things are.',
    away: 'This cannot be changed online at the moment. Please call us, or try again in a few minutes.',
    tooMany: 'Too many requests. Please try again in a few minutes.',
    unreadable: 'That could not be read. Please try again.',
  } satisfies Record<OwnProblem, string>,
  unknown: {
    title: 'There is no such appointment',
    lead: 'The address may not be whole. Please open it from the message or page that you have it from.',
  },
  away: 'Your appointment cannot be shown at the moment. It is kept. Please try again in a few minutes, or call us.',
  /** The calendar entry. */
  entry: {
    summary: 'Appointment',
    description: 'Please bring earlier reports and an identity card.',
  },
}

type OwnAppointmentCopy = typeof en

const hi: OwnAppointmentCopy = {
  title: 'आपका अपॉइंटमेंट',
  states: {
    held: ['अभी बुक नहीं हुआ', 'कृपया बुकिंग पूरी करें।'],
    requested: [
      'आपके अपॉइंटमेंट का अनुरोध मिल गया',
      'क्लिनिक ने अभी पुष्टि नहीं की है। यह समय आपके लिए रखा है और उत्तर आपके नंबर पर मिलेगा।',
    ],
    confirmed: ['आपका अपॉइंटमेंट बुक हो गया', 'यह समय आपका है।'],
    displaced: ['क्लिनिक यह अपॉइंटमेंट नहीं रख सकता', 'हमें खेद है: यह सत्र नहीं होगा। कृपया दूसरा समय चुनें, या रद्द करें।'],
    arrived: ['आप क्लिनिक में हैं', 'आपको बुलाया जाएगा।'],
    inConsultation: ['आप डॉक्टर के साथ हैं', 'हम आपके अच्छे स्वास्थ्य की कामना करते हैं।'],
    seen: ['यह मुलाक़ात हो चुकी है', 'हम आपके अच्छे स्वास्थ्य की कामना करते हैं।'],
    noShow: ['क्लिनिक के अनुसार आप नहीं आए', 'अगर आप आए थे तो कृपया बताएँ।'],
    expired: ['यह अपॉइंटमेंट समाप्त हो गया', 'समय पर पुष्टि नहीं हुई। आप दूसरा बुक कर सकते हैं।'],
    cancelledByPatient: ['आपने यह अपॉइंटमेंट रद्द कर दिया है', 'यह समय अब दूसरों के लिए खाली है।'],
    cancelledByClinic: ['क्लिनिक ने यह अपॉइंटमेंट रद्द कर दिया है', 'आप दूसरा बुक कर सकते हैं।'],
  },
  facts: {
    day: 'दिन',
    token: 'आपका टोकन',
    time: 'समय',
    expected: 'अनुमानित समय',
    doctor: 'डॉक्टर',
    place: 'जगह',
    fee: 'फ़ीस',
  },
  range: '{from} से {to} के बीच',
  fee: '{fee}, क्लिनिक पर दें',
  tokenNote: 'आपको नंबर से बुलाया जाएगा। समय अनुमानित है; कृपया उसकी शुरुआत में पहुँचें।',
  bring: 'क्या साथ लाएँ',
  bringItems: ['पुरानी रिपोर्ट, पर्चियाँ और जो दवाएँ आप लेते हैं', 'फ़ोटो पहचान पत्र', 'बीमा या आयुष्मान कार्ड, अगर है'],
  calendar: 'कैलेंडर में जोड़ें',
  subscribe: 'मेरा कैलेंडर ताज़ा रखें',
  share: 'WhatsApp पर भेजें',
  shareText: 'अपॉइंटमेंट: {day}, {time}, {place}।',
  keepLink:
    'इस पेज का पता सँभालकर रखें: यह बिना लॉगिन आपका अपॉइंटमेंट खोलता है। इसे किसी ऐसे को न दें जिसे बदलाव नहीं करना चाहिए।',
  change: 'अपना अपॉइंटमेंट बदलें',
  move: 'दूसरे समय पर ले जाएँ',
  moveLead: 'नया समय मिलने तक आपका अभी का समय आपका ही रहता है।',
  moveChoose: 'खाली समय दिखाएँ',
  cancel: 'अपॉइंटमेंट रद्द करें',
  cancelRule: 'आप मुलाक़ात ख़त्म होने तक रद्द कर सकते हैं। इसका कोई शुल्क नहीं है, और समय किसी और को मिल जाता है।',
  cancelReason: 'क्यों? (वैकल्पिक)',
  reasons: {
    better: 'मैं अब ठीक हूँ',
    otherDoctor: 'मैं दूसरे डॉक्टर को दिखा रहा/रही हूँ',
    cannotCome: 'मैं नहीं आ सकता/सकती',
    otherTime: 'मुझे दूसरा समय चाहिए',
    other: 'कोई और कारण',
  },
  noReason: 'मैं नहीं बताना चाहता/चाहती',
  cancelSubmit: 'हाँ, अपॉइंटमेंट रद्द करें',
  late: 'मुझे देर होगी',
  lateLead: 'क्लिनिक को तुरंत पता चल जाएगा। आपकी बारी रुकी रहेगी, इसका वादा नहीं है।',
  lateMinutes: 'कितनी देर?',
  minutes: '{minutes} मिनट',
  lateSubmit: 'क्लिनिक को बताएँ',
  lateKnown: 'क्लिनिक को पता है कि आपको लगभग {minutes} मिनट की देर होगी।',
  dispute: 'मैं आया था / आई थी',
  disputeLead: 'क्लिनिक फिर से देखकर आपको कॉल करेगा।',
  disputed: 'क्लिनिक को पता है कि आप आए थे, और वह फिर से देख रहा है।',
  bookAnother: 'दूसरा अपॉइंटमेंट बुक करें',
  done: {
    booked: 'बुक हो गया। हमने आपका समय रख लिया है।',
    moved: 'बदल दिया गया। नया समय नीचे है; पुराना अब खाली है।',
    cancelled: 'रद्द हो गया। बताने के लिए धन्यवाद।',
    late: 'धन्यवाद। क्लिनिक को पता है।',
    disputed: 'धन्यवाद। क्लिनिक फिर से देखेगा।',
  },
  problems: {
    taken: 'वह समय अभी-अभी ले लिया गया। आपका अभी का समय आपका ही है: कृपया दूसरा चुनें।',
    notPossible: 'यह अब संभव नहीं है। अभी की स्थिति नीचे है।',
    away: 'अभी ऑनलाइन बदलाव नहीं हो सकता। कृपया हमें कॉल करें, या कुछ मिनट बाद फिर कोशिश करें।',
    tooMany: 'बहुत अधिक अनुरोध आए हैं। कृपया कुछ मिनट बाद फिर कोशिश करें।',
    unreadable: 'यह पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
  },
  unknown: {
    title: 'ऐसा कोई अपॉइंटमेंट नहीं है',
    lead: 'शायद पता पूरा नहीं है। कृपया इसे उसी संदेश या पेज से खोलें जहाँ से मिला था।',
  },
  away: 'आपका अपॉइंटमेंट अभी दिखाया नहीं जा सकता। वह सुरक्षित है। कृपया कुछ मिनट बाद फिर कोशिश करें, या हमें कॉल करें।',
  entry: {
    summary: 'अपॉइंटमेंट',
    description: 'कृपया पुरानी रिपोर्ट और पहचान पत्र साथ लाएँ।',
  },
}

export const ownAppointmentCopy: Readonly<Record<Language, OwnAppointmentCopy>> = { en, hi }
