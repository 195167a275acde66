import type { Language } from '@/model/page/language'

/** The pages that answer an advertisement for a treatment. */
const en = {
  head: {
    title: '{name}: talk to a care expert',
    description: '{summary}',
  },
  /** Gap {name}. */
  title: '{name}: what to expect',
  readMore: 'Read everything about this treatment',
  costTitle: 'What it may cost',
  /** The page’s form where a guide is asked for instead of a call. */
  pdf: {
    title: 'Get the guide as a PDF',
    /** Below the form's heading: the data sent, and by whom. */
    description:
      'Leave your details and our care team will send you this site’s guide to the treatment as a PDF file on WhatsApp.',
    submit: 'Send me the PDF',
    success:
      'Your details have been submitted. The PDF file will arrive on your WhatsApp number. If you would like to talk to us sooner, please call us.',
  },
}

export const marketingCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    head: {
      title: '{name}: सलाहकार से बात करें',
      description: 'सारांश: {summary}',
    },
    title: '{name}: क्या अपेक्षा करें',
    readMore: 'इस उपचार के बारे में सब कुछ पढ़ें',
    costTitle: 'कितना खर्च हो सकता है',
    pdf: {
      title: 'PDF गाइड पाएँ',
      description:
        'अपना विवरण छोड़ें। हमारी केयर टीम इस साइट की उपचार गाइड PDF फ़ाइल के रूप में आपके WhatsApp पर भेजेगी।',
      submit: 'मुझे PDF भेजें',
      success:
        'आपका विवरण जमा हो गया है। PDF फ़ाइल आपके WhatsApp नंबर पर आएगी। पहले बात करना चाहें तो कृपया हमें कॉल करें।',
    },
  },
}
