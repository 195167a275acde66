import type { Language } from '@/model/page/language'

const en = {
  title: 'Second opinion before surgery',
  description:
    'You have been advised an operation? What a second opinion can answer, which papers to bring, how it goes, and when there is no time to wait for one.',
  heading: 'A second opinion before surgery',
  lead: 'Another surgeon looks at your reports and examines you, and tells you whether the operation is needed, whether it can wait, and what else there is.',
  crumb: 'Second opinion',
  sections: {
    what: 'What a second opinion is',
    when: 'When it helps',
    notWhen: 'When not to wait for one',
    how: 'How it goes',
    bring: 'What to bring',
    ask: 'What to ask',
    cannot: 'What it cannot do',
    cost: 'What it costs',
    departments: 'By department',
    questions: 'Questions people ask',
    read: 'Where to read on',
  },
  what: [
    'A second opinion is the judgement of another doctor on the same question: is the diagnosis right, is the operation the fitting way, and does it have to be now? The doctor reads your reports and pictures, asks you, and examines you where that matters.',
    'It may confirm what you have been told, which makes it easier to go ahead. It may add a way that nobody has mentioned. Or it may show that a further test is needed before anybody can decide.',
  ],
  when: [
    'The operation can be planned, and you are not sure that it is needed.',
    'Two doctors have told you different things.',
    'The operation is a large one, cannot be undone, or is rarely done.',
    'You have other illnesses, and want to know what they mean for the operation.',
    'You would like to hear about ways without surgery, or about a smaller operation.',
    'The diagnosis rests on one scan or one tissue report that could be read again.',
  ],
  notWhen: [
    'Severe pain in the chest or belly, sudden weakness or trouble speaking, heavy bleeding, or trouble breathing',
    'A doctor who has examined you says that the operation must be done today or tomorrow',
    'An eye that suddenly sees less, a testicle that suddenly hurts, or a limb that turns cold or blue',
  ],
  notWhenText:
    'Then time decides. Go to the nearest emergency department or call 112, or 108 for an ambulance.',
  how: [
    'You send the form or call. A care expert asks what you have been told and by whom.',
    'You collect your reports; we tell you which ones matter for your question.',
    'You choose a surgeon who has nothing to do with the first hospital, in your city or by video where the doctor offers it.',
    'The surgeon looks at the reports, examines you where that is needed, and tells you what they think.',
    'You decide: with the first surgeon, with the second, or to wait. You owe nobody anything.',
  ],
  bring: [
    'Discharge papers and letters of the doctors you have seen',
    'Scans as pictures (CD, film or link), not only the written reports',
    'Blood reports of the last three months, and tissue (biopsy) reports with the slides if there are any',
    'A list of your medicines with their doses, and of your allergies',
    'Your questions on paper, and somebody who listens with you',
  ],
  ask: [
    'What is the diagnosis, and how certain is it?',
    'What happens if I do nothing, or wait three months?',
    'Which ways are there without an operation?',
    'Which operation would you do, how often do you do it, and what are its risks for me?',
    'What would you want for a member of your own family?',
  ],
  cannot: [
    'It cannot make a decision for you. You hear reasons and risks, and choose.',
    'It cannot replace an examination: what is said from papers alone is said with that limit.',
    'It cannot be more certain than the reports it rests on. An old or blurred scan may have to be repeated.',
    'It cannot foresee how an operation turns out for one person.',
    'It does not bind a hospital or an insurer: each decides on its own papers.',
  ],
  cost: [
    'Talking with our care expert costs nothing, and you need not book anything afterwards.',
    'The surgeon charges a consultation fee, named on the doctor’s page and told before you book. A tissue sample or a scan that is read again costs extra, and you are asked first.',
    'Some policies pay for a second opinion before a planned operation. Ask your insurer before the appointment and keep the receipt.',
  ],
  links: [
    { href: '/doctors', name: 'Doctors' },
    { href: '/treatment', name: 'All treatments' },
    { href: '/services/medical-loan', name: 'What a medical loan would cost a month' },
    { href: '/faq', name: 'Questions and answers' },
  ],
  departmentsText: 'Surgeons of these departments see people for a second opinion.',
  faqs: [
    {
      question: 'Will my first doctor be offended?',
      answer:
        'Asking another doctor is usual before a larger operation, and your right as a patient. You need not tell anybody; if you do, many doctors give you copies of everything.',
    },
    {
      question: 'Do I have a right to my reports?',
      answer:
        'Yes. The rules of the National Medical Commission ask doctors to give patients their records within a short time of a request. Ask the hospital’s records office in writing.',
    },
    {
      question: 'What does it cost?',
      answer:
        'The talk with our care expert costs nothing. The surgeon’s consultation fee is named before you book; tests come on top only if the surgeon asks for them and you agree.',
    },
    {
      question: 'What if the two opinions differ?',
      answer:
        'Ask each what the other’s reason may be. Often both ways are sound and differ in risk, time or cost. A third opinion or a talk with your family doctor can help you weigh them.',
    },
    {
      question: 'Can it be done by video?',
      answer:
        'Often the first talk can, when the question is about scans and reports. Where hands must examine you, the surgeon will ask you to come.',
    },
  ],
}

/** The page about a second opinion before surgery. */
export const secondOpinionCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    title: 'ऑपरेशन से पहले दूसरी राय',
    description:
      'ऑपरेशन की सलाह मिली है? दूसरी राय से क्या पता चलता है, कौन-से कागज़ चाहिए, यह कैसे होती है, और कब इसके लिए समय नहीं होता।',
    heading: 'ऑपरेशन से पहले दूसरी राय',
    lead: 'दूसरा सर्जन आपकी रिपोर्टें देखता है, आपकी जाँच करता है और बताता है कि ऑपरेशन ज़रूरी है या नहीं, रुक सकता है या नहीं, और उसके अलावा क्या हो सकता है।',
    crumb: 'दूसरी राय',
    sections: {
      what: 'दूसरी राय क्या है',
      when: 'यह कब काम आती है',
      notWhen: 'कब इसका इंतज़ार न करें',
      how: 'यह कैसे होती है',
      bring: 'क्या साथ लाएँ',
      ask: 'क्या पूछें',
      cannot: 'इससे क्या नहीं हो सकता',
      cost: 'इसका खर्च',
      departments: 'विभाग के अनुसार',
      questions: 'लोगों के प्रश्न',
      read: 'आगे पढ़ें',
    },
    what: [
      'दूसरी राय का मतलब है कि वही सवाल कोई दूसरा डॉक्टर देखे: बीमारी की पहचान सही है या नहीं, ऑपरेशन सही रास्ता है या नहीं, और क्या वह अभी ज़रूरी है? डॉक्टर आपकी रिपोर्टें और तस्वीरें देखते हैं, आपसे पूछते हैं और जहाँ ज़रूरी हो, आपकी जाँच करते हैं।',
      'हो सकता है कि पहली सलाह ही सही निकले; तब आगे बढ़ना आसान होता है। हो सकता है कि कोई ऐसा रास्ता पता चले जो किसी ने नहीं बताया। या पता चले कि फ़ैसले से पहले एक और जाँच चाहिए।',
    ],
    when: [
      'ऑपरेशन कुछ दिन बाद भी हो सकता है, और आपको यकीन नहीं कि वह ज़रूरी है।',
      'दो डॉक्टरों ने अलग-अलग बातें कही हैं।',
      'ऑपरेशन बड़ा है, कम ही होता है, या उसके बाद पहले जैसा नहीं किया जा सकता।',
      'आपको दूसरी बीमारियाँ हैं, और आप जानना चाहते हैं कि ऑपरेशन पर उनका क्या असर होगा।',
      'आप बिना ऑपरेशन के इलाज या छोटे ऑपरेशन के बारे में जानना चाहते हैं।',
      'बीमारी की पहचान एक ही स्कैन या बायोप्सी की एक ही रिपोर्ट से हुई है, जिसे दोबारा देखा जा सकता है।',
    ],
    notWhen: [
      'छाती या पेट में तेज़ दर्द, अचानक कमज़ोरी या बोलने में दिक्कत, बहुत खून बहना, या साँस लेने में तकलीफ़',
      'जाँच करने वाले डॉक्टर कहें कि ऑपरेशन आज या कल ही करना है',
      'आँख से अचानक कम दिखना, अंडकोष में अचानक दर्द, या हाथ-पैर का ठंडा या नीला पड़ना',
    ],
    notWhenText: 'तब देर नहीं करनी चाहिए। सबसे पास के आपातकालीन विभाग जाएँ या 112 पर कॉल करें, एम्बुलेंस के लिए 108।',
    how: [
      'आप फ़ॉर्म भेजते हैं या कॉल करते हैं। सलाहकार पूछते हैं कि आपको क्या बताया गया है और किसने।',
      'आप अपनी रिपोर्टें इकट्ठी करते हैं; हम बताते हैं कि आपके सवाल के लिए कौन-सी काम की हैं।',
      'आप ऐसा सर्जन चुनते हैं जिसका पहले अस्पताल से कोई संबंध नहीं है: अपने शहर में, या वीडियो पर, जहाँ डॉक्टर यह सुविधा देते हैं।',
      'सर्जन रिपोर्टें देखते हैं, ज़रूरत हो तो जाँच करते हैं और अपनी राय बताते हैं।',
      'फ़ैसला आप करते हैं: पहले सर्जन से, दूसरे से, या अभी रुकना। आप किसी के लिए बाध्य नहीं हैं।',
    ],
    bring: [
      'छुट्टी के कागज़ और जिन डॉक्टरों को दिखाया है उनके पर्चे',
      'स्कैन की तस्वीरें (CD, फ़िल्म या लिंक), केवल लिखी रिपोर्ट नहीं',
      'पिछले तीन महीने की खून की रिपोर्टें, और बायोप्सी की रिपोर्टें, स्लाइड हों तो उनके साथ',
      'आपकी दवाओं की सूची, मात्रा के साथ, और जिन चीज़ों से एलर्जी है',
      'कागज़ पर लिखे अपने सवाल, और कोई अपना, जो आपके साथ सुने',
    ],
    ask: [
      'बीमारी क्या है, और यह कितनी पक्की बात है?',
      'मैं कुछ न करूँ या तीन महीने रुकूँ तो क्या होगा?',
      'बिना ऑपरेशन के कौन-से रास्ते हैं?',
      'आप कौन-सा ऑपरेशन करेंगे, उसे कितनी बार करते हैं, और मेरे लिए उसके क्या खतरे हैं?',
      'आपके अपने परिवार में कोई होता तो आप क्या चाहते?',
    ],
    cannot: [
      'यह आपके लिए फ़ैसला नहीं कर सकती। आप कारण और खतरे सुनते हैं, और चुनते हैं।',
      'यह जाँच की जगह नहीं ले सकती: केवल कागज़ देखकर कही गई बात उतनी ही पक्की होती है।',
      'यह उन रिपोर्टों से अधिक पक्की नहीं हो सकती जिन पर टिकी है। पुराना या धुँधला स्कैन दोबारा कराना पड़ सकता है।',
      'यह पहले से नहीं बता सकती कि किसी एक मरीज़ का ऑपरेशन कैसा रहेगा।',
      'अस्पताल या बीमा कंपनी इसे मानने के लिए बाध्य नहीं है: हर एक अपने कागज़ों पर फ़ैसला करता है।',
    ],
    cost: [
      'हमारे सलाहकार से बात करने का कुछ नहीं लगता, और उसके बाद कुछ बुक करना ज़रूरी नहीं।',
      'सर्जन परामर्श शुल्क लेते हैं; वह डॉक्टर के पेज पर लिखा है और बुक करने से पहले बताया जाता है। बायोप्सी या स्कैन दोबारा देखने का शुल्क अलग है, और पहले आपसे पूछा जाता है।',
      'कुछ पॉलिसियाँ पहले से तय ऑपरेशन से पहले दूसरी राय का खर्च देती हैं। अपॉइंटमेंट से पहले बीमा कंपनी से पूछें और रसीद रखें।',
    ],
    links: [
      { href: '/doctors', name: 'डॉक्टर' },
      { href: '/treatment', name: 'सभी उपचार' },
      { href: '/services/medical-loan', name: 'इलाज के लिए लोन: हर महीने कितना लगेगा' },
      { href: '/faq', name: 'प्रश्न और उत्तर' },
    ],
    departmentsText: 'इन विभागों के सर्जन दूसरी राय के लिए मरीज़ देखते हैं।',
    faqs: [
      {
        question: 'क्या पहले डॉक्टर को बुरा लगेगा?',
        answer:
          'बड़े ऑपरेशन से पहले दूसरे डॉक्टर से पूछना आम बात है, और मरीज़ का हक है। किसी को बताना ज़रूरी नहीं; बताएँ तो कई डॉक्टर सब कागज़ों की प्रति दे देते हैं।',
      },
      {
        question: 'क्या अपनी रिपोर्टें लेना मेरा हक है?',
        answer:
          'हाँ। राष्ट्रीय चिकित्सा आयोग (NMC) के नियम डॉक्टरों से कहते हैं कि माँगने पर थोड़े समय में मरीज़ को उसके कागज़ दें। अस्पताल के रिकॉर्ड दफ़्तर से लिखित में माँगें।',
      },
      {
        question: 'इसका खर्च कितना है?',
        answer:
          'हमारे सलाहकार से बात निःशुल्क है। सर्जन का परामर्श शुल्क बुक करने से पहले बताया जाता है; जाँचों का खर्च तभी जुड़ता है जब सर्जन कहें और आप मानें।',
      },
      {
        question: 'दोनों राय अलग हों तो?',
        answer:
          'हर एक से पूछें कि दूसरे का कारण क्या हो सकता है। अक्सर दोनों रास्ते ठीक होते हैं; फ़र्क खतरे, समय या खर्च का होता है। तीसरी राय या अपने पारिवारिक डॉक्टर से बात करने से तय करना आसान हो सकता है।',
      },
      {
        question: 'क्या यह वीडियो पर हो सकती है?',
        answer:
          'अक्सर पहली बातचीत हो सकती है, जब सवाल स्कैन और रिपोर्टों का हो। जहाँ हाथ से जाँच ज़रूरी है, वहाँ सर्जन आपको बुलाएँगे।',
      },
    ],
  },
}
