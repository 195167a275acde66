import type { WaitingDone, WaitingProblem, WaitingState } from '@/model/appointments/waiting'
import type { Language } from '@/model/page/language'

/** The copy of the waiting list of a doctor's places; title and address reveal neither the patient nor the reason. */
const en = {
  /** Below a day, or all days, without a free place. */
  ask: 'Tell me when a place opens',
  askLead: 'We send you a message when somebody gives a place back, and keep it for you for half an hour.',
  askSubmit: 'Put me on the waiting list',
  /** {day} */
  onDay: 'For {day}',
  /** {from}, {to} */
  onDays: 'For any day from {from} to {to}',
  /** The step at which the details are asked for. */
  list: 'Waiting list',
  title: 'Your place on the waiting list',
  /** The state's meaning for the patient: a heading and a sentence. */
  states: {
    joining: ['You are not on the list yet', 'Please finish what you began.'],
    waiting: [
      'You are on the waiting list',
      'When a place opens, we send you a message and keep it for you for half an hour.',
    ],
    offered: ['A place is kept for you', 'Please say whether you take it.'],
    taken: ['You have booked a place', 'You are not on the waiting list any more.'],
    lapsed: [
      'You are not on the waiting list any more',
      'The place that was kept for you went to the next patient, or the days you wanted are over.',
    ],
    left: ['You are not on the waiting list any more', 'You have left it.'],
  } satisfies Record<WaitingState, readonly [string, string]>,
  /** {time} */
  keptUntil: 'Kept for you until {time}.',
  take: 'Book this place',
  decline: 'Not this one: wait for another',
  leave: 'Leave the waiting list',
  bookAnother: 'See free places',
  keepLink: 'Keep this page’s address: it opens your entry without a login.',
  unknown: {
    title: 'This link opens nothing',
    lead: 'Please check that it is whole. Entries that ended are removed after a month.',
  },
  away: 'The waiting list cannot be read at the moment. Please try again in a few minutes.',
  done: {
    joined: 'You are on the list. Keep this page’s address.',
    declined: 'Thank you. The place goes to the next patient; you wait for another one.',
    left: 'Thank you for telling us.',
  } satisfies Record<WaitingDone, string>,
  problems: {
    gone: 'This place is not kept any more.',
    away: 'That was not possible at the moment. Please try again in a few minutes.',
    tooMany: 'That was tried too often. Please try again later.',
    unreadable: 'That could not be read. Please try again.',
  } satisfies Record<WaitingProblem, string>,
  alreadyWaiting: 'This number is on this doctor’s waiting list already',
  tooManyEntries: 'This number waits for as many doctors as it can',
  invalidDays: 'from and to are days YYYY-MM-DD, at most 31, not over and within 180 days',
}

type WaitingCopy = typeof en

const hi: WaitingCopy = {
  ask: 'जगह खाली होने पर मुझे बताएँ',
  askLead: 'कोई जगह खाली होने पर हम आपको संदेश भेजते हैं और उसे आधे घंटे तक आपके लिए रोकते हैं।',
  askSubmit: 'मुझे प्रतीक्षा सूची में रखें',
  onDay: '{day} के लिए',
  onDays: '{from} से {to} तक किसी भी दिन के लिए',
  list: 'प्रतीक्षा सूची',
  title: 'प्रतीक्षा सूची में आपकी जगह',
  states: {
    joining: ['आप अभी सूची में नहीं हैं', 'कृपया शुरू किया हुआ पूरा करें।'],
    waiting: ['आप प्रतीक्षा सूची में हैं', 'जगह खाली होने पर हम आपको संदेश भेजते हैं और उसे आधे घंटे तक आपके लिए रोकते हैं।'],
    offered: ['आपके लिए एक जगह रोकी गई है', 'कृपया बताएँ कि आप इसे लेते हैं या नहीं।'],
    taken: ['आपने जगह बुक कर ली है', 'आप अब प्रतीक्षा सूची में नहीं हैं।'],
    lapsed: ['आप अब प्रतीक्षा सूची में नहीं हैं', 'आपके लिए रोकी गई जगह अगले मरीज़ को मिली, या आपके चुने हुए दिन बीत गए।'],
    left: ['आप अब प्रतीक्षा सूची में नहीं हैं', 'आपने सूची छोड़ दी है।'],
  },
  keptUntil: '{time} तक आपके लिए रोकी गई है।',
  take: 'यह जगह बुक करें',
  decline: 'यह नहीं: दूसरी की प्रतीक्षा करनी है',
  leave: 'प्रतीक्षा सूची छोड़ें',
  bookAnother: 'खाली समय देखें',
  keepLink: 'इस पेज का पता सँभालकर रखें: इससे आपकी प्रविष्टि बिना लॉगिन खुलती है।',
  unknown: {
    title: 'इस लिंक से कुछ नहीं खुलता',
    lead: 'कृपया देखें कि लिंक पूरा है। समाप्त प्रविष्टियाँ एक महीने बाद हटा दी जाती हैं।',
  },
  away: 'प्रतीक्षा सूची अभी नहीं पढ़ी जा सकती। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  done: {
    joined: 'आप सूची में हैं। इस पेज का पता सँभालकर रखें।',
    declined: 'धन्यवाद। यह जगह अगले मरीज़ को मिलेगी; आप दूसरी की प्रतीक्षा में हैं।',
    left: 'बताने के लिए धन्यवाद।',
  },
  problems: {
    gone: 'यह जगह अब रोकी हुई नहीं है।',
    away: 'यह अभी नहीं हो सका। कृपया कुछ मिनट बाद फिर कोशिश करें।',
    tooMany: 'बहुत बार कोशिश की गई। कृपया बाद में फिर कोशिश करें।',
    unreadable: 'यह पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
  },
  alreadyWaiting: 'यह नंबर पहले से इस डॉक्टर की प्रतीक्षा सूची में है',
  tooManyEntries: 'यह नंबर जितने डॉक्टरों की प्रतीक्षा कर सकता है, उतनों की कर रहा है',
  invalidDays: 'from और to YYYY-MM-DD में दिन हैं, ज़्यादा से ज़्यादा 31, बीते नहीं और 180 दिनों के भीतर',
}

export const waitingCopy: Readonly<Record<Language, WaitingCopy>> = { en, hi }
