import type { Language } from '@/model/page/language'
import { problemLinkCopy } from './problemLink'

const en = {
  title: problemLinkCopy.en,
  lead: 'Tell us what does not work on this site. For a question about your health or an enquiry, please use the contact page.',
  message: 'What went wrong?',
  messageHint: 'Please write no phone number, no name and nothing about your health. 800 characters at most.',
  withLog:
    'Together with your words we receive the kind of page, the version of the site and which steps the page took. Nothing that you typed on it is sent.',
  kept: 'Reports are deleted after 90 days.',
  send: 'Send the report',
  sent: {
    whole: 'Thank you. Your report was sent.',
    message:
      'Thank you. Your words were sent. The steps of the page could not be used, because the site was updated meanwhile.',
  },
  problems: {
    empty: 'Please write what went wrong.',
    tooLong: 'That is too long. Please use 800 characters at most; “Back” brings your text again.',
    tooMany: 'Many reports were sent just now. Please try again later; “Back” brings your text again.',
    unreadable: 'The report could not be read. Please send it again.',
    away: 'The report could not be stored. Please try again later; “Back” brings your text again.',
  },
}

export const problemReportCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    title: problemLinkCopy.hi,
    lead: 'बताएँ कि इस साइट पर क्या काम नहीं कर रहा है। सेहत से जुड़े सवाल या पूछताछ के लिए कृपया संपर्क पेज का उपयोग करें।',
    message: 'क्या गड़बड़ हुई?',
    messageHint: 'कृपया फ़ोन नंबर, नाम या अपनी सेहत के बारे में कुछ न लिखें। अधिकतम 800 अक्षर।',
    withLog:
      'आपके शब्दों के साथ हमें पेज का प्रकार, साइट का संस्करण और पेज ने कौन से कदम उठाए, यह मिलता है। पेज पर आपने जो लिखा, वह नहीं भेजा जाता।',
    kept: 'सूचनाएँ 90 दिन बाद मिटा दी जाती हैं।',
    send: 'सूचना भेजें',
    sent: {
      whole: 'धन्यवाद। आपकी सूचना भेज दी गई है।',
      message: 'धन्यवाद। आपके शब्द भेज दिए गए हैं। पेज के कदम काम में नहीं लिए जा सके, क्योंकि इस बीच साइट बदल गई।',
    },
    problems: {
      empty: 'कृपया लिखें कि क्या गड़बड़ हुई।',
      tooLong: 'यह बहुत लंबा है। कृपया अधिकतम 800 अक्षर लिखें; “वापस” जाने पर आपका लिखा फिर मिलेगा।',
      tooMany: 'अभी बहुत सी सूचनाएँ भेजी गई हैं। कृपया बाद में फिर कोशिश करें; “वापस” जाने पर आपका लिखा फिर मिलेगा।',
      unreadable: 'सूचना पढ़ी नहीं जा सकी। कृपया फिर भेजें।',
      away: 'सूचना रखी नहीं जा सकी। कृपया बाद में फिर कोशिश करें; “वापस” जाने पर आपका लिखा फिर मिलेगा।',
    },
  },
}
