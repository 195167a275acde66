import type { Language } from '@/model/page/language'

/** The buttons that call a visitor to act (components/ui/ActionButtons/buttonVariants.ts). */
const en = {
  bookNow: 'Book Now',
  getCostNow: 'Get Cost Now',
  calculateEmi: 'Calculate Monthly EMI',
  checkCoverage: 'Check Your Coverage',
  chatWithExpert: 'Chat with Expert',
  calculateCost: 'Calculate Treatment Cost Now',
  whatsappExpert: 'WhatsApp Expert',
  openInApp: 'Open in App',
  downloadApp: 'Download App',
  callNow: 'Call now',
}

export const buttonCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    bookNow: 'अभी बुक करें',
    getCostNow: 'खर्च जानें',
    calculateEmi: 'मासिक EMI निकालें',
    checkCoverage: 'अपना कवरेज जाँचें',
    chatWithExpert: 'विशेषज्ञ से चैट करें',
    calculateCost: 'उपचार का खर्च निकालें',
    whatsappExpert: 'विशेषज्ञ से WhatsApp करें',
    openInApp: 'ऐप में खोलें',
    downloadApp: 'ऐप डाउनलोड करें',
    callNow: 'अभी कॉल करें',
  },
}
