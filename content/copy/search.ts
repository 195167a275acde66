/** The page of search results, and the search form of the 404 page. */
export const searchCopy = {
  en: {
    title: 'Search',
    resultsFor: 'Results for “{query}”',
    lead: 'Conditions, treatments, doctors, hospitals, articles and tests. A city in your words brings those near you first.',
    label: 'Search Condition, Treatment, Doctor or Hospital',
    button: 'Search',
    tooShort: 'Please type at least 3 characters.',
    nothing:
      'Nothing here answers “{query}”. Try another word or spelling, or ask us: we know more than these pages.',
    tooMany: 'Too many requests. Please try again later.',
    away: 'The search is not available at the moment. The lists below are.',
    groups: {
      0: 'Articles & tests',
      1: 'Conditions',
      2: 'Treatments',
      3: 'Doctors',
      4: 'Hospitals',
    },
    browse: 'Or look through the lists',
  },
  hi: {
    title: 'खोज',
    resultsFor: '“{query}” के परिणाम',
    lead: 'रोग, उपचार, डॉक्टर, अस्पताल, लेख और जाँचें। शहर का नाम लिखने पर आपके पास के परिणाम पहले आते हैं।',
    label: 'रोग, उपचार, डॉक्टर या अस्पताल खोजें',
    button: 'खोजें',
    tooShort: 'कृपया कम से कम 3 अक्षर लिखें।',
    nothing:
      '“{query}” के लिए यहाँ कुछ नहीं मिला। कोई दूसरा शब्द या वर्तनी आज़माएँ, या हमसे पूछें: हम इन पन्नों से अधिक जानते हैं।',
    tooMany: 'बहुत अधिक अनुरोध आए हैं। कृपया कुछ देर बाद कोशिश करें।',
    away: 'खोज अभी उपलब्ध नहीं है। नीचे की सूचियाँ उपलब्ध हैं।',
    groups: { 0: 'लेख और जाँचें', 1: 'रोग', 2: 'उपचार', 3: 'डॉक्टर', 4: 'अस्पताल' },
    browse: 'या सूचियाँ देखें',
  },
} as const
