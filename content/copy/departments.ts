import type { Language } from '@/model/page/language'

const en = {
  index: {
    crumb: 'Departments',
    title: 'Departments: which doctor for what',
    heading: 'Departments',
    description:
      'The {count} departments of this site: what each one treats, when to go, and its conditions, treatments and doctors.',
    lead: 'Not sure which doctor to see? Each department says what it treats, when to go and how to prepare for the first visit.',
  },
  counts: {
    conditions: { one: '{count} condition', many: '{count} conditions' },
    treatments: { one: '{count} treatment', many: '{count} treatments' },
    doctors: { one: '{count} doctor', many: '{count} doctors' },
  },
  head: {
    title: '{name} department: when to go, conditions and doctors',
    description: '{summary} When to see {specialist}, how to prepare, and what treatments may cost.',
  },
  people: {
    doctors: '{specialists}',
    doctorsIntro: 'Some of them, the most experienced first.',
    doctorCities: '{specialists} by city',
    doctorsIn: '{specialists} in',
    hospitals: 'Hospitals with this department',
    hospitalsIntro: 'Some of them, the largest first.',
    hospitalCities: 'Hospitals by city',
    hospitalsIn: 'Hospitals in',
  },
  sections: {
    about: 'What the department does',
    whenToSee: 'When to see {specialist}',
    firstVisit: 'How to prepare for the first visit',
    conditions: 'Conditions',
    treatments: 'Treatments and what they may cost',
    tests: 'Tests',
    faqs: 'Questions people ask',
    others: 'Other departments',
    all: 'All departments',
  },
}

/** The department pages. */
export const departmentCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    index: {
      crumb: 'विभाग',
      title: 'विभाग: किस तकलीफ़ में कौन-से डॉक्टर',
      heading: 'विभाग',
      description: 'इस साइट के {count} विभाग: लोग किसलिए जाते हैं, और हर विभाग के रोग, उपचार और डॉक्टर।',
      lead: 'पता नहीं कि किस डॉक्टर के पास जाएँ? यहाँ देखें कि लोग किस विभाग में किसलिए जाते हैं; हर विभाग के पेज पर उसके रोग, उपचार, डॉक्टर और अस्पताल हैं।',
    },
    counts: {
      conditions: { one: '{count} रोग', many: '{count} रोग' },
      treatments: { one: '{count} उपचार', many: '{count} उपचार' },
      doctors: { one: '{count} डॉक्टर', many: '{count} डॉक्टर' },
    },
    head: {
      title: '{name} विभाग: रोग, उपचार और डॉक्टर',
      description: '{summary} {specialist}, अस्पताल और उपचार का संभावित खर्च।',
    },
    people: {
      doctors: '{specialists} से मिलें',
      doctorsIntro: 'उनमें से कुछ, सबसे अनुभवी पहले।',
      doctorCities: 'शहर के अनुसार {specialists}',
      doctorsIn: '{specialists} यहाँ:',
      hospitals: 'इस विभाग वाले अस्पताल',
      hospitalsIntro: 'उनमें से कुछ अस्पताल, सबसे बड़े पहले।',
      hospitalCities: 'शहर के अनुसार अस्पताल',
      hospitalsIn: 'अस्पताल:',
    },
    sections: {
      about: 'यह विभाग क्या करता है',
      whenToSee: '{specialist}: कब मिलें',
      firstVisit: 'पहली बार मिलने की तैयारी',
      conditions: 'रोग',
      treatments: 'उपचार और उनका संभावित खर्च',
      tests: 'जाँचें',
      faqs: 'लोगों के प्रश्न',
      others: 'दूसरे विभाग',
      all: 'सभी विभाग',
    },
  },
}

/** A department's summary in Hindi, whose rows have theirs in English alone; `{plain}` is what people come with. */
export const departmentLeadInHindi = 'लोग इस विभाग में इनके लिए आते हैं: {plain}।'
