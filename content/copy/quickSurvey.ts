import type { Language } from '@/model/page/language'

/** The questions after a sent enquiry. */
const en = {
  title: 'A few more questions',
  description: 'Your answers help us prepare the call. You may leave any of them empty.',
  submit: 'Send answers',
  submitting: 'Submitting...',
  done: 'Thank you, your answers have been added to your request.',
  failed: 'Your answers could not be sent. Your request itself is safe. Please try again.',
}

export const quickSurveyCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    title: 'कुछ और प्रश्न',
    description: 'आपके उत्तर हमें कॉल की तैयारी में मदद करते हैं। आप कोई भी प्रश्न खाली छोड़ सकते हैं।',
    submit: 'उत्तर भेजें',
    submitting: 'भेजा जा रहा है...',
    done: 'धन्यवाद, आपके उत्तर आपके अनुरोध में जोड़ दिए गए हैं।',
    failed: 'आपके उत्तर भेजे नहीं जा सके। आपका अनुरोध सुरक्षित है। कृपया फिर कोशिश करें।',
  },
}
