import { type EnquiryGroup, type EnquiryState, NOTE_LENGTH } from '@/model/lead/enquiry'
import type { Language } from '@/model/page/language'

/** The account's enquiries: what became of each, and what its sender can do with it. */
const en = {
  title: 'My enquiries',
  none: 'There is no enquiry with your number.',
  send: 'Send an enquiry',
  /** Where there are more than are shown. */
  more: 'Only the newest are shown. The download of your data has them all.',
  unreadable: 'Your enquiries cannot be shown at the moment. Please try again later.',
  /** An enquiry that names neither treatment nor doctor nor hospital. */
  unnamed: 'Enquiry',
  /** Gaps {reference} and {day}. */
  sent: 'Reference {reference}, sent on {day}',
  /** The state's name, and its meaning for the sender. */
  states: {
    received: ['Received', 'We have your enquiry.'],
    calling: ['Being called', 'Our care team is calling you about it.'],
    booked: ['Booked', 'The appointment is arranged. To change it, please call us.'],
    withdrawn: ['Withdrawn', 'You have taken it back. We do not call you about it.'],
  } satisfies Readonly<Record<EnquiryState, readonly [name: string, meaning: string]>>,
  /** The groups, where one of the enquiries has an appointment. */
  groups: {
    upcoming: 'Coming appointments',
    past: 'Earlier appointments',
    others: 'Enquiries without an appointment',
  } satisfies Readonly<Record<EnquiryGroup, string>>,
  notes: 'What you have added',
  add: 'Add something',
  note: 'What should we know as well?',
  noteHint: `At most ${NOTE_LENGTH} characters. Our care team sees it with your enquiry.`,
  addSubmit: 'Add to the enquiry',
  withdraw: 'Withdraw',
  withdrawNote:
    'We then do not call you about it. This cannot be undone, but you can send another enquiry at any time. An appointment that was arranged by telephone is not cancelled by this: please call us for that.',
  withdrawSubmit: 'Withdraw this enquiry',
  done: {
    noted: 'Your words have been added to the enquiry',
    withdrawn: 'The enquiry has been withdrawn',
  },
}

const hi: typeof en = {
  title: 'मेरी पूछताछ',
  none: 'आपके नंबर की कोई पूछताछ नहीं है।',
  send: 'पूछताछ भेजें',
  more: 'यहाँ केवल सबसे नई पूछताछ दिखती हैं। आपकी जानकारी के डाउनलोड में सभी हैं।',
  unreadable: 'आपकी पूछताछ अभी नहीं दिखाई जा सकती। कृपया कुछ देर बाद कोशिश करें।',
  unnamed: 'पूछताछ',
  sent: 'संदर्भ {reference}, {day} को भेजी गई',
  states: {
    received: ['मिल गई', 'आपकी पूछताछ हमारे पास है।'],
    calling: ['फ़ोन किया जा रहा है', 'हमारी देखभाल टीम इसके बारे में आपको फ़ोन कर रही है।'],
    booked: ['अपॉइंटमेंट तय', 'अपॉइंटमेंट तय हो गया है। बदलने के लिए कृपया हमें फ़ोन करें।'],
    withdrawn: ['वापस ली गई', 'आपने इसे वापस ले लिया है। हम इसके बारे में आपको फ़ोन नहीं करते।'],
  },
  groups: {
    upcoming: 'आने वाले अपॉइंटमेंट',
    past: 'पिछले अपॉइंटमेंट',
    others: 'बिना अपॉइंटमेंट की पूछताछ',
  },
  notes: 'आपने जो जोड़ा है',
  add: 'कुछ और बताएँ',
  note: 'हमें और क्या पता होना चाहिए?',
  noteHint: `अधिक से अधिक ${NOTE_LENGTH} अक्षर। हमारी देखभाल टीम इसे आपकी पूछताछ के साथ देखती है।`,
  addSubmit: 'पूछताछ में जोड़ें',
  withdraw: 'वापस लें',
  withdrawNote:
    'फिर हम इसके बारे में आपको फ़ोन नहीं करते। इसे लौटाया नहीं जा सकता, पर आप कभी भी नई पूछताछ भेज सकते हैं। फ़ोन पर तय किया गया अपॉइंटमेंट इससे रद्द नहीं होता: उसके लिए कृपया हमें फ़ोन करें।',
  withdrawSubmit: 'यह पूछताछ वापस लें',
  done: {
    noted: 'आपकी बात पूछताछ में जोड़ दी गई है',
    withdrawn: 'पूछताछ वापस ले ली गई है',
  },
}

export const enquiriesCopy: Readonly<Record<Language, typeof en>> = { en, hi }
