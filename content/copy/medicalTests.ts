/** The pages of medical tests in both languages. */
const en = {
  index: {
    crumb: 'Medical tests',
    title: 'Medical tests, from A to Z and by department',
    heading: 'Medical tests',
    description:
      '{count} medical tests in plain words: how to prepare, what happens, what results mean and what they cost.',
    lead: 'Look up a test that a doctor has asked for: why it is done, how to prepare, what happens and how to read the report.',
    alphabetTitle: 'From A to Z',
    alphabetLabel: 'Jump to a letter',
    departmentsTitle: 'By department',
    departmentLink: 'About the department: {name}',
    departmentsIntro: 'The department that asks for a test most often.',
  },
  head: { title: '{name}: preparation, results and price' },
  /** Leads to the same page in the other language, whose words these are. */
  otherLanguage: 'यह पेज हिन्दी में पढ़ें',
  factsTitle: 'At a glance',
  facts: {
    sample: 'Sample or area',
    preparation: 'Preparation',
    duration: 'Duration',
    reportTime: 'Report',
    price: 'Price',
  },
  sections: {
    whatItIs: 'What it is',
    whyItIsDone: 'Why it is done',
    preparation: 'How to prepare',
    howItIsDone: 'How it is done',
    results: 'What results mean',
    resultsNote:
      'Limits differ between laboratories. Only your doctor can read a result together with your symptoms.',
    finding: 'Result',
    meaning: 'What it may mean',
    risks: 'Risks',
    price: 'Price',
    conditions: 'Conditions in which it helps',
    faqs: 'Questions people ask',
    sources: 'Sources and review',
    related: 'Other tests of this department',
    all: 'All medical tests',
  },
  priceSentence: 'From {minimum} to {maximum}; {average} on average.',
  priceNote: 'Ask the laboratory for its own price.',
  /** Of the note; the facts have a short one. */
  demoNote: 'Illustrative figures for this demonstration, not quotations.',
  shortNote: { demoNote: '(illustrative)' },
}

const hi: typeof en = {
  index: {
    crumb: 'मेडिकल जाँच',
    title: 'मेडिकल जाँच: अक्षर और विभाग के अनुसार सूची',
    heading: 'मेडिकल जाँच',
    description:
      '{count} मेडिकल जाँच आसान शब्दों में: तैयारी कैसे करें, जाँच में क्या होता है, रिपोर्ट का क्या अर्थ है और कीमत कितनी है।',
    lead: 'डॉक्टर ने जो जाँच लिखी है, उसे यहाँ देखें: वह क्यों होती है, तैयारी कैसे करें, क्या होता है और रिपोर्ट कैसे पढ़ें।',
    alphabetTitle: 'अक्षर के अनुसार',
    alphabetLabel: 'अक्षर चुनें',
    departmentsTitle: 'विभाग के अनुसार',
    departmentLink: 'विभाग के बारे में: {name}',
    departmentsIntro: 'वह विभाग जो यह जाँच सबसे अधिक लिखता है।',
  },
  head: { title: '{name}: तैयारी, रिपोर्ट और कीमत' },
  otherLanguage: 'Read this page in English',
  factsTitle: 'एक नज़र में',
  facts: {
    sample: 'नमूना या अंग',
    preparation: 'तैयारी',
    duration: 'अवधि',
    reportTime: 'रिपोर्ट',
    price: 'कीमत',
  },
  sections: {
    whatItIs: 'यह क्या है',
    whyItIsDone: 'यह क्यों की जाती है',
    preparation: 'तैयारी कैसे करें',
    howItIsDone: 'यह कैसे की जाती है',
    results: 'रिपोर्ट का क्या अर्थ है',
    resultsNote:
      'हर प्रयोगशाला की सीमाएँ अलग हो सकती हैं। रिपोर्ट को आपकी तकलीफ़ के साथ मिलाकर केवल आपके डॉक्टर पढ़ सकते हैं।',
    finding: 'नतीजा',
    meaning: 'इसका क्या अर्थ हो सकता है',
    risks: 'जोखिम',
    price: 'कीमत',
    conditions: 'किन रोगों में यह काम आती है',
    faqs: 'लोगों के प्रश्न',
    sources: 'स्रोत और समीक्षा',
    related: 'इस विभाग की अन्य जाँच',
    all: 'सभी मेडिकल जाँच',
  },
  priceSentence: '{minimum} से {maximum} तक; औसतन {average}।',
  priceNote: 'प्रयोगशाला से उसकी अपनी कीमत पूछें।',
  demoNote: 'ये आँकड़े केवल उदाहरण हैं, कोटेशन नहीं।',
  shortNote: { demoNote: '(केवल उदाहरण)' },
}

export const testCopy = { en, hi } as const
