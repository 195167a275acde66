import type { Language } from '@/model/page/language'

/** The page of patients' reviews. `{count}` and the like are filled in. */
const en = {
  pageName: 'Patients’ reviews',
  crumb: 'Patients’ reviews',
  title: 'Patients’ reviews',
  metaTitle: 'Patients’ reviews by treatment, city and rating',
  description:
    'What patients say of {treatments} treatments in {cities} cities, the critical ones too. And how reviews are collected.',
  lead: '{count} reviews of {treatments} treatments from {cities} cities, the critical ones among them.',
  leadNone: 'There is no review yet.',
  demoNote: 'These reviews are fictional and are only examples.',
  onePerson:
    'One person’s experience says little about the next: a treatment’s page tells how it usually goes and what can go wrong.',
  filters: {
    department: 'Department',
    treatment: 'Treatment',
    city: 'City',
    rating: 'Rating',
    ratingValue: '{rating} out of 5',
  },
  found: { one: '{count} review found', many: '{count} reviews found' },
  order: 'The newest come first, whatever their rating. Nobody can pay for a review or for its place.',
  spread: {
    title: 'How the ratings are spread',
    intro:
      'All reviews on this site, by rating. An average beside a doctor or hospital is shown with the number of reviews: an average of a few can look more certain than it is.',
    rating: 'Rating',
    count: 'Reviews',
    value: '{rating} out of 5',
  },
  collected: {
    title: 'How reviews are collected',
    intro: 'So that you know what you read, and what you do not.',
    steps: [
      {
        name: 'Who is asked',
        text: 'Everybody for whom a care expert arranged a treatment, six weeks after it, with the same three questions. Nobody is chosen, reminded twice or rewarded.',
      },
      {
        name: 'Who may write',
        text: 'Only somebody whose appointment we know, or a relative who was there. Doctors, hospitals and our own staff may not.',
      },
      {
        name: 'What is changed',
        text: 'Names of people, phone numbers and other details that give somebody away are taken out, and so is abuse. The opinion and the rating stay as they were written.',
      },
      {
        name: 'What is shown of the writer',
        text: 'Initials, age, city, treatment and month, with the writer’s consent. The consent can be withdrawn at any time, and the review then goes.',
      },
    ],
  },
  kept: {
    title: 'No review is removed for being critical',
    texts: [
      'A low rating stays like a high one. A hospital or doctor may ask for a correction of facts; the review is then marked as disputed while both sides are heard, not hidden.',
      'A review is taken away only if its writer asks for it, if the writer was no patient or relative, if it names or abuses a person, or if it advises others to take or stop a medicine.',
      'A complaint about treatment belongs to the hospital first, and then to the State Medical Council or the consumer commission. A review is no substitute for it.',
    ],
  },
  treatments: {
    title: 'Treatments with reviews',
    intro: 'The number says how many reviews a treatment has.',
  },
  write: {
    title: 'Were you treated, and want to tell?',
    text: 'Write to {email} with the month, the city and the treatment. We look the appointment up, ask for your consent, and publish what you say.',
  },
}

export const reviewCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    pageName: 'मरीज़ों की समीक्षाएँ',
    crumb: 'मरीज़ों की समीक्षाएँ',
    title: 'मरीज़ों की समीक्षाएँ',
    metaTitle: 'मरीज़ों की समीक्षाएँ: उपचार, शहर और रेटिंग के अनुसार',
    description:
      '{cities} शहरों में {treatments} उपचारों के बारे में मरीज़ क्या कहते हैं, शिकायतें भी। और समीक्षाएँ कैसे ली जाती हैं।',
    lead: '{cities} शहरों से {treatments} उपचारों की {count} समीक्षाएँ, जिनमें शिकायतें भी हैं।',
    leadNone: 'अभी कोई समीक्षा नहीं है।',
    demoNote: 'ये समीक्षाएँ काल्पनिक हैं और केवल नमूने के लिए हैं।',
    onePerson:
      'एक व्यक्ति के अनुभव से दूसरे के बारे में कम ही पता चलता है। उपचार के पेज पर लिखा है कि आम तौर पर क्या होता है और क्या बिगड़ सकता है। समीक्षाएँ उसी भाषा में हैं जिसमें मरीज़ ने लिखीं।',
    filters: {
      department: 'विभाग',
      treatment: 'उपचार',
      city: 'शहर',
      rating: 'रेटिंग',
      ratingValue: '5 में से {rating}',
    },
    found: { one: '{count} समीक्षा मिली', many: '{count} समीक्षाएँ मिलीं' },
    order: 'सबसे नई समीक्षाएँ पहले हैं, रेटिंग कुछ भी हो। पैसे देकर कोई न समीक्षा पा सकता है, न उसकी जगह बदल सकता है।',
    spread: {
      title: 'किस रेटिंग की कितनी समीक्षाएँ',
      intro:
        'इस साइट की सभी समीक्षाएँ, रेटिंग के अनुसार। डॉक्टर या अस्पताल के साथ औसत रेटिंग हमेशा समीक्षाओं की संख्या के साथ दिखती है: कम समीक्षाओं का औसत जितना पक्का लगता है, उतना होता नहीं।',
      rating: 'रेटिंग',
      count: 'समीक्षाएँ',
      value: '5 में से {rating}',
    },
    collected: {
      title: 'समीक्षाएँ कैसे ली जाती हैं',
      intro: 'ताकि आप जानें कि आप क्या पढ़ रहे हैं, और क्या नहीं।',
      steps: [
        {
          name: 'किससे पूछा जाता है',
          text: 'हर उस व्यक्ति से जिसके उपचार का इंतज़ाम हमारे सलाहकार ने किया, उपचार के छह हफ़्ते बाद, वही तीन प्रश्न। किसी को चुना नहीं जाता, दो बार याद नहीं दिलाया जाता और कोई इनाम नहीं दिया जाता।',
        },
        {
          name: 'कौन लिख सकता है',
          text: 'केवल वही जिसके अपॉइंटमेंट की जानकारी हमारे पास है, या साथ रहा कोई रिश्तेदार। डॉक्टर, अस्पताल और हमारे अपने कर्मचारी नहीं लिख सकते।',
        },
        {
          name: 'क्या बदला जाता है',
          text: 'लोगों के नाम, फ़ोन नंबर और पहचान बताने वाली दूसरी बातें हटा दी जाती हैं, और गाली-गलौज भी। राय और रेटिंग वैसी ही रहती है जैसी लिखी गई थी।',
        },
        {
          name: 'लिखने वाले के बारे में क्या दिखता है',
          text: 'नाम के पहले अक्षर, उम्र, शहर, उपचार और महीना, लिखने वाले की सहमति से। सहमति कभी भी वापस ली जा सकती है, और तब समीक्षा हटा दी जाती है।',
        },
      ],
    },
    kept: {
      title: 'शिकायत होने के कारण कोई समीक्षा नहीं हटती',
      texts: [
        'कम रेटिंग वैसे ही रहती है जैसे ज़्यादा रेटिंग। अस्पताल या डॉक्टर तथ्य सुधारने के लिए कह सकते हैं; तब दोनों पक्षों को सुनने तक समीक्षा पर लिखा होता है कि वह विवादित है, उसे छिपाया नहीं जाता।',
        'समीक्षा तभी हटती है जब लिखने वाला खुद कहे, जब लिखने वाला न मरीज़ था न रिश्तेदार, जब उसमें किसी व्यक्ति का नाम या गाली हो, या जब वह दूसरों को कोई दवा लेने या बंद करने की सलाह दे।',
        'उपचार की शिकायत पहले अस्पताल से करें, फिर राज्य की मेडिकल काउंसिल या उपभोक्ता आयोग से। समीक्षा उसकी जगह नहीं ले सकती।',
      ],
    },
    treatments: {
      title: 'जिन उपचारों की समीक्षाएँ हैं',
      intro: 'संख्या बताती है कि उपचार की कितनी समीक्षाएँ हैं।',
    },
    write: {
      title: 'आपका उपचार हुआ है और आप बताना चाहते हैं?',
      text: '{email} पर महीना, शहर और उपचार लिखकर भेजें। हम अपॉइंटमेंट देखते हैं, आपकी सहमति लेते हैं और आपकी बात प्रकाशित करते हैं।',
    },
  },
}
