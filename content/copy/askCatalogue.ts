import type { Language } from '@/model/page/language'

/** Questions answered from the catalogue: /chat/ai. */
const en = {
  head: {
    title: 'Ask about a treatment, a condition or a test',
    description:
      'Type a question and read what this site’s pages say about it, each answer with its source. Information, not a diagnosis.',
  },
  title: 'Ask a question',
  lead: 'About a treatment, a condition, a test or a cost. The answers come from this site’s own pages, each with its source.',
  label: 'Your question',
  /** Gap {limit}. */
  hint: 'At most {limit} characters, in English or Hindi. Please leave out names and numbers. Questions are not stored.',
  /** Said where an outside service writes the short answer. */
  outside:
    'To write a short answer, the words of your question are sent to an outside service. Nothing else about you is sent.',
  submit: 'Find answers',
  examplesTitle: 'For example',
  examples: [
    'How long is recovery after piles surgery?',
    'What are the symptoms of gallstones?',
    'What does knee replacement cost in Mumbai?',
  ],
  /** A question about the visit's subject; gaps {subject} and {city}. */
  visitSymptoms: 'What are the symptoms of {subject}?',
  visitCost: 'What does {subject} cost?',
  visitCostInCity: 'What does {subject} cost in {city}?',
  answersTitle: 'What our pages say',
  /** Gap {question}. */
  asked: 'You asked: {question}',
  /** Gap {limit}. */
  cut: 'Only the first {limit} characters of your question were read.',
  disclaimer:
    'This is general information from our pages. It is not a diagnosis and does not replace a doctor who examines you.',
  shortTitle: 'In short',
  shortNote:
    'A language model wrote this from the passages below; the numbers in brackets name them. It can be wrong: please check the sources.',
  /** Gap {title}. */
  source: 'Source: {title}',
  /** Said of a source in the other language. */
  inOther: 'This page is in Hindi.',
  sections: {
    overview: 'What it is',
    emergencySigns: 'When to get help at once',
    symptoms: 'Symptoms',
    causes: 'Causes',
    riskFactors: 'Who is more at risk',
    whenToSeeDoctor: 'When to see a doctor',
    diagnosis: 'How it is diagnosed',
    selfCare: 'What you can do yourself',
    whatItIs: 'What it is',
    whoNeedsIt: 'Who may need it',
    whyItIsDone: 'Why it is done',
    preparation: 'Preparation',
    howItIsDone: 'How it is done',
    results: 'What results mean',
    ifDelayed: 'If treatment is delayed',
    risks: 'Risks',
    recovery: 'Recovery',
    alternatives: 'Alternatives',
    cost: 'Cost',
    insurance: 'Insurance',
  },
  /** Gaps {name}, {minimum}, {average} and {maximum}. */
  costSentence:
    '{name} costs from {minimum} to {maximum}, on average {average}, depending on the city and the hospital. These are ranges, not quotations.',
  /** Gaps {name}, {city}, {minimum}, {average} and {maximum}. */
  costInCity:
    '{name} in {city} costs from {minimum} to {maximum}, on average {average}. These are ranges, not quotations.',
  demoNote: 'The figures are illustrative, for this demonstration.',
  pagesTitle: 'Pages that may help',
  none: 'Our pages say nothing about that. Try the name of a condition, a treatment or a test, or ask a care expert below.',
  tooMany: 'Too many questions in a short time. Please try again in a minute.',
  formTitle: 'Ask a care expert',
  formLead: 'Leave your details and a care expert calls you back. The first call costs nothing.',
  guidedLink: 'Get a call back',
}

/** Section of a passage, used as its card's heading. */
export type PassageSection = keyof typeof en.sections

export const askCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    head: {
      title: 'उपचार, रोग या जाँच के बारे में पूछें',
      description:
        'प्रश्न लिखें और पढ़ें कि इस साइट के पेज उसके बारे में क्या कहते हैं, हर उत्तर के साथ उसका स्रोत। यह जानकारी है, निदान नहीं।',
    },
    title: 'प्रश्न पूछें',
    lead: 'उपचार, रोग, जाँच या खर्च के बारे में। उत्तर इस साइट के अपने पेजों से आते हैं, हर उत्तर के साथ उसका स्रोत।',
    label: 'आपका प्रश्न',
    hint: 'अधिकतम {limit} अक्षर, हिन्दी या अंग्रेज़ी में। कृपया नाम और नंबर न लिखें। प्रश्न सहेजे नहीं जाते।',
    outside: 'छोटा उत्तर लिखने के लिए आपके प्रश्न के शब्द एक बाहरी सेवा को भेजे जाते हैं। आपके बारे में और कुछ नहीं भेजा जाता।',
    submit: 'उत्तर खोजें',
    examplesTitle: 'उदाहरण के लिए',
    examples: [
      'बवासीर के ऑपरेशन के बाद ठीक होने में कितना समय लगता है?',
      'पित्त की पथरी के लक्षण क्या हैं?',
      'मुंबई में घुटना बदलने का खर्च कितना है?',
    ],
    visitSymptoms: '{subject}: लक्षण क्या हैं?',
    visitCost: '{subject}: कितना खर्च होता है?',
    visitCostInCity: '{subject}: {city} में कितना खर्च होता है?',
    answersTitle: 'हमारे पेज क्या कहते हैं',
    asked: 'आपने पूछा: {question}',
    cut: 'आपके प्रश्न के केवल पहले {limit} अक्षर पढ़े गए।',
    disclaimer:
      'यह हमारे पेजों से ली गई सामान्य जानकारी है। यह निदान नहीं है और आपकी जाँच करने वाले डॉक्टर की जगह नहीं लेती।',
    shortTitle: 'संक्षेप में',
    shortNote:
      'यह नीचे दिए अंशों से एक भाषा मॉडल ने लिखा है; कोष्ठक में दिए अंक उन्हीं अंशों के हैं। इसमें गलती हो सकती है: कृपया स्रोत देखें।',
    source: 'स्रोत: {title}',
    inOther: 'यह पेज अंग्रेज़ी में है।',
    sections: {
      overview: 'यह क्या है',
      emergencySigns: 'तुरंत मदद कब लें',
      symptoms: 'लक्षण',
      causes: 'कारण',
      riskFactors: 'जोखिम किसे अधिक है',
      whenToSeeDoctor: 'डॉक्टर को कब दिखाएँ',
      diagnosis: 'पहचान कैसे होती है',
      selfCare: 'आप स्वयं क्या कर सकते हैं',
      whatItIs: 'यह क्या है',
      whoNeedsIt: 'किसे ज़रूरत हो सकती है',
      whyItIsDone: 'यह क्यों किया जाता है',
      preparation: 'तैयारी',
      howItIsDone: 'यह कैसे किया जाता है',
      results: 'परिणामों का अर्थ',
      ifDelayed: 'उपचार में देरी हो तो',
      risks: 'जोखिम',
      recovery: 'ठीक होने का समय',
      alternatives: 'अन्य विकल्प',
      cost: 'खर्च',
      insurance: 'बीमा',
    },
    costSentence:
      '{name} का खर्च शहर और अस्पताल के अनुसार {minimum} से {maximum} तक होता है, औसतन {average}। ये अनुमानित दायरे हैं, कोटेशन नहीं।',
    costInCity:
      '{city} में {name} का खर्च {minimum} से {maximum} तक होता है, औसतन {average}। ये अनुमानित दायरे हैं, कोटेशन नहीं।',
    demoNote: 'इस नमूने के आँकड़े केवल उदाहरण हैं।',
    pagesTitle: 'ये पेज मदद कर सकते हैं',
    none: 'हमारे पेज इसके बारे में कुछ नहीं कहते। किसी रोग, उपचार या जाँच का नाम लिखकर देखें, या नीचे सलाहकार से पूछें।',
    tooMany: 'थोड़े समय में बहुत अधिक प्रश्न आए। कृपया एक मिनट बाद फिर कोशिश करें।',
    formTitle: 'सलाहकार से पूछें',
    formLead: 'अपना विवरण दें, सलाहकार आपको कॉल करेंगे। पहली कॉल का कोई शुल्क नहीं है।',
    guidedLink: 'हमारी कॉल पाएँ',
  },
}
