import type { Language } from '@/model/page/language'

/** The contact page and its cards. */
const en = {
  head: {
    title: 'Contact us',
    description: 'Call, write on WhatsApp or leave your details, and a care expert will call you back.',
  },
  title: 'Contact us',
  lead: 'Call, write on WhatsApp or leave your details. We answer enquiries from all over India.',
  callTitle: 'Call',
  whatsappTitle: 'WhatsApp',
  emailTitle: 'Email',
  formTitle: 'Leave your enquiry',
  demoNote: 'These contact details are placeholders until the clinic enters its own.',
  addressTitle: 'Address',
}

export const contactCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    head: {
      title: 'संपर्क करें',
      description: 'कॉल करें, WhatsApp पर लिखें या अपना विवरण दें; सलाहकार आपको कॉल करेंगे।',
    },
    title: 'संपर्क करें',
    lead: 'कॉल करें, WhatsApp पर लिखें या अपना विवरण दें। हम पूरे भारत से आए प्रश्नों का उत्तर देते हैं।',
    callTitle: 'कॉल',
    whatsappTitle: 'WhatsApp',
    emailTitle: 'ईमेल',
    formTitle: 'अपना प्रश्न भेजें',
    demoNote: 'जब तक क्लिनिक अपना विवरण नहीं भरता, ये संपर्क विवरण केवल नमूने हैं।',
    addressTitle: 'पता',
  },
}
