import type { Language } from '@/model/page/language'

/** The guided enquiry: /chat. */
const en = {
  pageName: 'Chat',
  head: {
    title: 'Chat: five questions to a call back',
    description:
      'Tell us in five short questions which treatment you are thinking about, where and when to call. A care expert calls you back, free of charge.',
  },
  title: 'Tell us what you need',
  lead: 'Five short questions. Then a care expert calls you back, free of charge.',
  /** Each is the label of its control. */
  questions: {
    treatment: 'Which treatment is it about?',
    city: 'In which city?',
    when: 'When would you like your callback?',
    name: 'What is your name?',
    mobile: 'What is your mobile number?',
  },
  /** Accessible name of the list of questions and answers. */
  conversation: 'Questions and your answers',
  /** Gaps {number} and {total}. */
  progress: 'Question {number} of {total}',
  next: 'Continue',
  back: 'Back',
  /** Said before an answer to those who do not see whose words they are. */
  answered: 'Your answer:',
  change: 'Change',
  reviewTitle: 'Is everything right?',
  reviewLead: 'Change an answer, or send your enquiry as it is.',
  submit: 'Send my enquiry',
  sentTitle: 'Your enquiry is with us.',
  sentLink: 'See what happens next',
  askLink: 'Ask a question',
}

export type GuidedEnquiryCopy = typeof en

export const guidedEnquiryCopy: Readonly<Record<Language, GuidedEnquiryCopy>> = {
  en,
  hi: {
    pageName: 'चैट',
    head: {
      title: 'चैट: पाँच प्रश्न, फिर हमारी कॉल',
      description:
        'पाँच छोटे प्रश्नों में बताएँ कि आप किस उपचार के बारे में सोच रहे हैं और हम कब कॉल करें। सलाहकार आपको निःशुल्क कॉल करेंगे।',
    },
    title: 'बताएँ, आपको क्या चाहिए',
    lead: 'पाँच छोटे प्रश्न। फिर सलाहकार आपको निःशुल्क कॉल करेंगे।',
    questions: {
      treatment: 'आप किस उपचार के बारे में पूछ रहे हैं?',
      city: 'किस शहर में?',
      when: 'आप कॉल का समय कौन सा चाहते हैं?',
      name: 'आपका नाम क्या है?',
      mobile: 'आपका मोबाइल नंबर क्या है?',
    },
    conversation: 'प्रश्न और आपके उत्तर',
    progress: '{total} में से प्रश्न {number}',
    next: 'आगे बढ़ें',
    back: 'पीछे जाएँ',
    answered: 'आपका उत्तर:',
    change: 'बदलें',
    reviewTitle: 'क्या सब कुछ सही है?',
    reviewLead: 'कोई उत्तर बदलें, या अपना अनुरोध ऐसे ही भेजें।',
    submit: 'मेरा अनुरोध भेजें',
    sentTitle: 'आपका अनुरोध हमें मिल गया है।',
    sentLink: 'देखें कि आगे क्या होगा',
    askLink: 'प्रश्न पूछें',
  },
}
