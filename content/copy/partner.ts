import type { Language } from '@/model/page/language'

/** The page for surgeons and hospitals, and the way to it. */
const en = {
  head: {
    title: 'Partner with us',
    description: 'For surgeons and hospitals that would like to receive enquiries from patients.',
  },
  title: 'Partner with us',
  lead: 'You are a surgeon, or you run a hospital or clinic? Leave your details and our partner team will call you.',
  points: [
    'Enquiries come with the city, the treatment and what the patient asked.',
    'You name your own charges; the site never quotes for you.',
    'Patients choose their doctor themselves, in their own time.',
  ],
  formTitle: 'Leave your details',
  formLead: 'Tick what you practise, and tell us about your practice in the query.',
  submit: 'Send my details',
  /** On other pages, above the footer. */
  banner: {
    title: 'Are you a surgeon or a hospital?',
    lead: 'Tell us about your practice and the treatments you offer.',
    link: 'Partner with us',
  },
}

export const partnerCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    head: {
      title: 'हमारे साथ जुड़ें',
      description: 'उन सर्जनों और अस्पतालों के लिए जो मरीज़ों की पूछताछ पाना चाहते हैं।',
    },
    title: 'हमारे साथ जुड़ें',
    lead: 'आप सर्जन हैं, या अस्पताल या क्लिनिक चलाते हैं? अपना विवरण दें; हमारी पार्टनर टीम आपको कॉल करेगी।',
    points: [
      'पूछताछ के साथ शहर, उपचार और मरीज़ का प्रश्न आता है।',
      'शुल्क आप स्वयं बताते हैं; साइट आपकी ओर से कभी कोटेशन नहीं देती।',
      'मरीज़ अपना डॉक्टर स्वयं, अपने समय से चुनते हैं।',
    ],
    formTitle: 'अपना विवरण दें',
    formLead: 'अपनी विशेषज्ञताएँ चुनें, और अपनी प्रैक्टिस के बारे में प्रश्न में लिखें।',
    submit: 'मेरा विवरण भेजें',
    banner: {
      title: 'क्या आप सर्जन या अस्पताल हैं?',
      lead: 'हमें अपनी प्रैक्टिस और अपने उपचारों के बारे में बताएँ।',
      link: 'हमारे साथ जुड़ें',
    },
  },
}
