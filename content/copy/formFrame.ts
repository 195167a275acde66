import type { Language } from '@/model/page/language'

/** Texts around the fields of every lead form. Loaded with the form's code, so that no page contains them twice. */
export const formFrameCopy = {
  en: {
    submit: 'Book Free Appointment',
    submitting: 'Submitting...',
    optional: 'optional',
    /** Terms note; the gap {terms} takes the link whose text is `termsLink`. */
    terms: 'By proceeding, you agree to our {terms}.',
    termsLink: 'Terms and Conditions',
    whatsappConsent: 'Send me updates on WhatsApp (optional)',
    /** The privacy notice; gaps {privacy} (link with text `privacyLink`) and {version}. */
    privacyNotice:
      'We use these details only to answer your enquiry and arrange your appointment. See our {privacy} (version {version}).',
    /** In its place on a form that no patient fills in. */
    companyNotice: 'We use these details only to get back to you. See our {privacy} (version {version}).',
    privacyLink: 'privacy notice',
    /** Name of the hidden field that only a machine fills in. */
    honeypot: 'Leave this field empty',
    /** Shown while a swap from the plain to the live form is not possible. */
    loadFailed: 'The form could not be loaded. Please use the page’s own form.',
    /** Before the links to call and to chat. */
    otherWays: 'You can also reach us directly:',
    callLink: 'Call us',
    whatsappLink: 'WhatsApp us',
  },
  hi: {
    submit: 'निःशुल्क अपॉइंटमेंट बुक करें',
    submitting: 'भेजा जा रहा है...',
    optional: 'वैकल्पिक',
    terms: 'आगे बढ़कर आप हमारे {terms} से सहमत होते हैं।',
    termsLink: 'नियम और शर्तों',
    whatsappConsent: 'मुझे WhatsApp पर जानकारी भेजें (वैकल्पिक)',
    privacyNotice:
      'हम यह विवरण केवल आपके प्रश्न का उत्तर देने और अपॉइंटमेंट तय करने के लिए उपयोग करते हैं। हमारी {privacy} देखें (संस्करण {version})।',
    companyNotice: 'हम यह विवरण केवल आपसे संपर्क करने के लिए उपयोग करते हैं। हमारी {privacy} देखें (संस्करण {version})।',
    privacyLink: 'गोपनीयता सूचना',
    honeypot: 'इस जगह को खाली छोड़ें',
    loadFailed: 'फ़ॉर्म लोड नहीं हो सका। कृपया पेज का अपना फ़ॉर्म भरें।',
    otherWays: 'आप हमसे सीधे भी बात कर सकते हैं:',
    callLink: 'हमें कॉल करें',
    whatsappLink: 'हमें WhatsApp करें',
  },
} satisfies Readonly<Record<Language, unknown>>
