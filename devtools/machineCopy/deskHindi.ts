import type { REVIEW_STATE_COPY } from '@/content/copy/deskContent'
import type { deskDayCopy } from '@/content/copy/deskDay'
import type { bulkLeadsCopy } from '@/content/copy/bulkLeads'
import type { inboxCopy, leadPanelCopy } from '@/content/copy/desk'
import type { staffLoginCopy } from '@/content/copy/staffLogin'

/* Hindi translations of the desk's texts for charts; the desk itself is English. A missing text is a type error. */

type InHindi<Copy> = Copy extends string ? string : { readonly [Key in keyof Copy]: InHindi<Copy[Key]> }

export const inboxHindi: InHindi<Pick<typeof inboxCopy, 'states' | 'line' | 'tryNow' | 'signIn' | 'taken'>> =
  {
    states: {
      queued: 'इंतज़ार में',
      claimed: 'किसी ने ले ली',
      calling: 'कॉल चल रही है',
      noAnswer: 'फ़ोन नहीं उठा',
      callbackScheduled: 'दोबारा कॉल तय',
      booked: 'अपॉइंटमेंट तय',
      visited: 'आ चुके',
      lost: 'छूट गई',
      merged: 'दूसरी लीड में मिलाई गई',
    },
    line: {
      connecting: 'जुड़ रहा है…',
      live: 'सीधा जुड़ा है',
      readingMore: 'आगे की लीड आ रही हैं…',
      catchingUp: 'बीच में जो हुआ, वह लाया जा रहा है…',
      offline: 'कनेक्शन टूट गया। जो दिख रहा है वह पुराना हो सकता है; दोबारा जुड़ने की कोशिश अपने आप होती है।',
      signedOut: 'आप साइन आउट हो चुके हैं।',
    },
    tryNow: 'अभी कोशिश करें',
    signIn: 'फिर से साइन इन करें',
    taken: '{name} ने यह लीड अभी-अभी ले ली',
  }

export const bulkLeadsHindi: InHindi<
  Pick<
    typeof bulkLeadsCopy,
    | 'chosen'
    | 'give'
    | 'close'
    | 'sending'
    | 'failed'
    | 'signedOut'
    | 'retry'
    | 'undo'
    | 'understood'
    | 'done'
  >
> = {
  chosen: 'चुनी हुई लीड: {count}',
  give: 'सौंपें',
  close: 'बंद करें',
  sending: 'भेजा जा रहा है…',
  failed: 'उत्तर नहीं आया: पता नहीं कि सहेजा गया या नहीं। दोबारा भेजने से दो बार नहीं होता।',
  signedOut: 'आप साइन आउट हो चुके हैं। कुछ नहीं बदला।',
  retry: 'फिर कोशिश करें',
  undo: 'वापस लें',
  understood: 'ठीक है',
  done: {
    give: '{to} को सौंपी गईं: {count}।',
    close: 'बंद की गईं: {count}।',
    undo: 'वापस ली गईं: {count}।',
  },
}

export const dayHindi: InHindi<
  Pick<
    typeof deskDayCopy,
    'line' | 'tryNow' | 'signIn' | 'waiting' | 'refused' | 'discard' | 'notSent' | 'problems'
  >
> = {
  line: {
    connecting: 'जुड़ रहा है…',
    live: 'सीधा जुड़ा है',
    catchingUp: 'बीच में जो हुआ, वह लाया जा रहा है…',
    offline: 'कनेक्शन टूट गया। जो दिख रहा है वह पुराना हो सकता है; दोबारा जुड़ने की कोशिश अपने आप होती है।',
    signedOut: 'आप साइन आउट हो चुके हैं।',
  },
  tryNow: 'अभी कोशिश करें',
  signIn: 'फिर से साइन इन करें',
  waiting: 'अभी नहीं भेजा गया: {count}। यह पेज खुला रखें: कनेक्शन आते ही भेजा जाएगा।',
  refused: 'नहीं हुआ: {count}। आप साइन आउट हो चुके हैं।',
  discard: 'न भेजें',
  notSent: 'भेजा जा रहा है…',
  problems: {
    conflict: 'इस बीच किसी ने इसे बदल दिया, और कुछ नहीं किया गया। देखें कि अब क्या है।',
    notPossible: 'अभी की हालत में यह नहीं हो सकता।',
    noReason: 'कारण चुनें।',
    unknown: 'ऐसी कोई अपॉइंटमेंट या सत्र अब नहीं है।',
    noName: 'मरीज़ का नाम लिखें।',
    badNumber: 'यह मोबाइल नंबर नहीं है। मरीज़ न दे तो खाली छोड़ें।',
    closed: 'इस सत्र में अब कोई नहीं लिया जाता।',
    notToday: 'बिना अपॉइंटमेंट के मरीज़ केवल आज के सत्रों में लिए जाते हैं।',
  },
}

export const leadPanelHindi: InHindi<
  Pick<
    typeof leadPanelCopy,
    | 'loading'
    | 'unreachable'
    | 'missing'
    | 'signedOut'
    | 'retry'
    | 'discard'
    | 'understood'
    | 'acting'
    | 'conflict'
    | 'notSent'
    | 'unknown'
    | 'refused'
    | 'actionsTitle'
    | 'actions'
    | 'details'
    | 'cancel'
    | 'problems'
  >
> = {
  loading: 'लीड खुल रही है…',
  unreachable: 'लीड नहीं खुल सकी।',
  missing: 'ऐसी कोई लीड नहीं है। वह हटा दी गई है, या लिंक ग़लत है।',
  signedOut: 'आप साइन आउट हो चुके हैं। कुछ भी बदला नहीं गया।',
  retry: 'फिर कोशिश करें',
  discard: 'रहने दें',
  understood: 'ठीक है',
  acting: 'भेजा जा रहा है…',
  conflict: '{name} ने यह लीड अभी-अभी ले ली',
  notSent: 'नहीं भेजा गया: कनेक्शन नहीं है।',
  unknown: 'कोई जवाब नहीं आया: पता नहीं कि यह सहेजा गया या नहीं। फिर कोशिश करने से कुछ भी दो बार नहीं होता।',
  refused: 'अब यह नहीं हो सकता। लीड बदल चुकी है।',
  actionsTitle: 'अब क्या करना है?',
  actions: {
    claim: 'मैं लेता/लेती हूँ',
    take: 'अपने पास लें',
    release: 'वापस करें',
    call: 'कॉल किया',
    noAnswer: 'फ़ोन नहीं उठा',
    schedule: 'दोबारा कॉल का समय तय करें',
    book: 'अपॉइंटमेंट तय हुआ',
    visit: 'क्लिनिक आए',
    missed: 'नहीं आए',
    lose: 'छूट गई',
    reopen: 'फिर खोलें',
    merge: 'मिलाएँ',
    unmerge: 'मिलाना वापस लें',
  },
  details: {
    schedule: { title: 'दोबारा कॉल कब करना है?', field: 'तारीख़ और समय', send: 'समय तय करें' },
    book: { title: 'अपॉइंटमेंट कब है?', field: 'तारीख़ और समय, अगर पता हो', send: 'अपॉइंटमेंट तय हुआ' },
    lose: { title: 'लीड क्यों छूटी?', field: 'वजह', send: 'छूटी हुई मानें' },
    reopen: { title: 'लीड फिर क्यों खोली जा रही है?', field: 'वजह', send: 'फिर खोलें' },
    unmerge: { title: 'मिलाना वापस क्यों लिया जा रहा है?', field: 'वजह', send: 'मिलाना वापस लें' },
    merge: { title: 'कौन-सी लीड रहेगी?', field: 'लीड', send: 'मिलाएँ' },
  },
  cancel: 'रद्द करें',
  problems: {
    noTime: 'तारीख़ और समय भरें।',
    past: 'यह समय बीत चुका है।',
    closed: 'उस समय क्लिनिक बंद रहता है।',
    noReason: 'वजह चुनें।',
    noLead: 'लीड चुनें।',
  },
}

export const staffLoginHindi: InHindi<
  Pick<
    typeof staffLoginCopy,
    | 'name'
    | 'password'
    | 'timeCode'
    | 'recoveryCode'
    | 'goOn'
    | 'signIn'
    | 'checking'
    | 'signedIn'
    | 'askingPasskey'
    | 'passkey'
    | 'otherName'
    | 'useRecovery'
    | 'useApp'
    | 'locked'
    | 'problems'
  >
> = {
  name: 'डेस्क पर आपका नाम',
  password: 'पासवर्ड',
  timeCode: 'आपके ऑथेंटिकेटर ऐप का कोड',
  recoveryCode: 'रिकवरी कोड',
  goOn: 'आगे बढ़ें',
  signIn: 'साइन इन करें',
  checking: 'जाँच हो रही है…',
  signedIn: 'आप साइन इन हो चुके हैं',
  askingPasskey: 'आपकी पासकी का इंतज़ार है…',
  passkey: 'पासकी से साइन इन करें',
  otherName: 'शुरू से करें',
  useRecovery: 'रिकवरी कोड से साइन इन करें',
  useApp: 'ऐप के कोड से साइन इन करें',
  locked: 'बहुत बार कोशिश हुई। {minutes} रुकें, या पासकी से साइन इन करें।',
  problems: {
    refused: 'यह मेल नहीं खाया। नाम, पासवर्ड और कोड जाँच लें।',
    unanswered: 'हमसे संपर्क नहीं हो सका। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
    cancelled: 'कोई पासकी इस्तेमाल नहीं हुई।',
    unsupported: 'इस ब्राउज़र में पासकी नहीं चलती। अपने पासवर्ड से साइन इन करें।',
    nameMissing: 'अपना नाम भरें।',
    passwordMissing: 'अपना पासवर्ड भरें।',
    codeMissing: 'कोड भरें।',
  },
}

export const reviewStateHindi: InHindi<typeof REVIEW_STATE_COPY> = {
  published: { name: 'प्रकाशित', means: 'सार्वजनिक पेज यही लेख दिखाता है।' },
  draft: {
    name: 'मसौदा',
    means: 'बदलाव लिखा जा रहा है। सार्वजनिक पेज वही दिखाता है जो पहले दिखाता था।',
  },
  inReview: { name: 'जाँच में', means: 'बदलाव ऐसे व्यक्ति का इंतज़ार कर रहा है जिसने इसमें कुछ नहीं लिखा।' },
  approved: {
    name: 'मंज़ूर',
    means: 'किसी दूसरे व्यक्ति ने ठीक इन्हीं शब्दों को मंज़ूरी दी है। एक शब्द भी बदला तो मंज़ूरी रद्द।',
  },
  expired: { name: 'जाँच का समय आ गया', means: 'प्रकाशित लेख की जाँच की तारीख़ आ गई है: इसे फिर से पढ़ें।' },
  rolledBack: { name: 'वापस लिया गया', means: 'सार्वजनिक पेज फिर से पहले वाला लेख दिखाता है।' },
}
