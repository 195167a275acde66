/** The buttons that float over a page (specification, section 2, floating buttons). */
export const floatingCopy = {
  en: {
    label: 'Quick contact',
    whatsapp: 'WhatsApp',
    appointment: 'Book appointment',
    openInApp: 'Open In App',
    close: 'Put away',
  },
  hi: {
    label: 'तुरंत संपर्क',
    whatsapp: 'WhatsApp',
    appointment: 'अपॉइंटमेंट बुक करें',
    openInApp: 'ऐप में खोलें',
    close: 'हटाएँ',
  },
} as const
