import type { Language } from '@/model/page/language'

interface BookingCopy {
  readonly taken: string
  readonly expired: string
  readonly notPossible: string
  readonly tooMany: string
  readonly needsCode: string
}

export const bookingCopy: Readonly<Record<Language, BookingCopy>> = {
  en: {
    taken: 'Somebody else has just taken this place. Please choose another one',
    expired: 'The place was kept for ten minutes, which are over. Please choose it again',
    notPossible: 'That is not possible with this appointment now',
    tooMany: 'Too many places are being kept for your connection. Please try again in a few minutes',
    needsCode: 'Please enter the code that was sent to this number',
  },
  hi: {
    taken: 'यह जगह अभी-अभी किसी और ने ले ली। कृपया दूसरी चुनें',
    expired: 'जगह दस मिनट के लिए रोकी गई थी, जो पूरे हो गए। कृपया इसे फिर चुनें',
    notPossible: 'इस अपॉइंटमेंट के साथ यह अभी नहीं हो सकता',
    tooMany: 'आपके कनेक्शन के लिए बहुत सी जगहें रोकी गई हैं। कृपया कुछ मिनट बाद फिर कोशिश करें',
    needsCode: 'कृपया इस नंबर पर भेजा गया कोड लिखें',
  },
}
