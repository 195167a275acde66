import type { InsurerType } from '@/model/catalogue/insurer'
import type { Language } from '@/model/page/language'

/** Page names for leads, in English alone: the kind of payer and its name. */
export const insurerPageNames = {
  pattern: 'Insurance ({type}): {name}',
  types: { private: 'private', CGHS: 'CGHS', Ayushman: 'Ayushman', scheme: 'scheme' } satisfies Record<
    InsurerType,
    string
  >,
} as const

const en = {
  title: 'Hospitals that accept {name}',
  description: {
    none: 'What {name} pays for, how cashless admission goes, which papers it takes and what is often left out. No hospital is listed yet.',
    one: '{count} hospital that accepts {name}, in {cities}: cashless admission, papers and what is often left out.',
    many: '{count} hospitals that accept {name}, in {cities}: cashless admission, papers and what is often left out.',
  },
  moreCities: '{cities} and {count} more cities',
  lead: {
    none: 'No hospital on this site names {name} yet. A care expert can still look for one.',
    one: '{count} hospital on this site accepts {name}, in {cities}.',
    many: '{count} hospitals on this site accept {name}, in {cities}.',
  },
  cityCount: { one: '{count} city', many: '{count} cities' },
  points: {
    emergency: {
      all: 'All of them have a 24-hour emergency department.',
      one: '{count} of them has a 24-hour emergency department.',
      many: '{count} of them have a 24-hour emergency department.',
    },
    accreditation: {
      all: 'All are accredited.',
      one: '{count} is accredited.',
      many: '{count} are accredited.',
    },
    ask: 'Not every department of a hospital takes part: ask for yours before you go.',
  },
  sections: {
    about: 'What {name} is',
    steps: 'How to use {name}, step by step',
    hospital: 'What happens at the hospital',
    papers: 'Which papers to bring',
    covered: 'What it pays for, and what it often does not',
    coveredTitle: 'Usually paid for',
    notCoveredTitle: 'Often not paid for',
    difference: {
      private: 'Words in a policy that decide what you pay',
      CGHS: 'CGHS is not a private policy: who belongs to it, and which hospitals',
      Ayushman: 'Ayushman Bharat is not a private policy: who belongs to it, and which hospitals',
      scheme: 'A scheme is not a private policy: who belongs to it, and which hospitals',
    },
    cities: 'Cities with hospitals that accept {name}',
    faqs: 'Questions people ask about {name}',
    others: 'Other insurers and schemes',
  },
  glance: {
    title: 'At a glance',
    kind: 'Kind',
    who: 'Who has it',
    start: 'Where planned care begins',
    room: 'Room or ward',
    share: 'What you may pay yourself',
    known: 'Illnesses you already have',
  },
  invented: {
    demoNote:
      '{name} is fictional and is only an example. Its rules are examples of rules that real policies have.',
  },
  real: 'This site is not connected with {name}. Rules and rates change: the official site, helpline or office decides.',
  besideReal: { demoNote: '{name} is real; the hospitals in the list are fictional.' },
  general:
    'This is general information that nobody has checked against official papers yet. What your own policy, card or permission letter says comes first.',
  emergency:
    'In an emergency call 112 or 108, or go to the nearest hospital. Treatment comes first, papers later: ask a relative to inform the insurer or scheme meanwhile.',
  everyPaper: [
    'Earlier reports, scans and prescriptions, with a list of the medicines you take',
    'A phone with the number that is registered with the policy or card, for one-time passwords',
    'Two photocopies of everything; originals stay with you until you are asked for them',
  ],
  faqs: {
    how: {
      question: 'How many hospitals accept {name}, and where?',
      none: 'None of the hospitals on this site names it yet.',
      one: 'On this site {count} hospital, in {places}. The insurer’s or scheme’s own list decides.',
      many: 'On this site {count} hospitals: {places}. The insurer’s or scheme’s own list decides.',
    },
    order: { question: 'How is the list of hospitals sorted?' },
  },
  hospitalCount: { one: '{name} ({count} hospital)', many: '{name} ({count} hospitals)' },
  further: {
    hospitals: 'All hospitals',
    loan: 'Paying in instalments: medical loan',
    treatments: 'Treatments with their costs',
  },
}

/** The pages of insurers and schemes. `{name}`, `{count}` and the like are filled in. */
export const insuranceCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    title: '{name} वाले अस्पताल',
    description: {
      none: '{name} से क्या खर्च मिलता है, कैशलेस भर्ती कैसे होती है, कौन-से कागज़ चाहिए और क्या अक्सर छूट जाता है। अभी सूची में कोई अस्पताल नहीं है।',
      one: '{name} वाला {count} अस्पताल, {cities} में: कैशलेस भर्ती, कागज़ और क्या अक्सर छूट जाता है।',
      many: '{name} वाले {count} अस्पताल, {cities} में: कैशलेस भर्ती, कागज़ और क्या अक्सर छूट जाता है।',
    },
    moreCities: '{cities} और {count} दूसरे शहरों',
    lead: {
      none: 'इस साइट के किसी अस्पताल ने अभी {name} का नाम नहीं दिया है। सलाहकार फिर भी आपके लिए अस्पताल खोज सकते हैं।',
      one: 'इस साइट पर {cities} के {count} अस्पताल में {name} से इलाज होता है।',
      many: 'इस साइट पर {cities} के {count} अस्पतालों में {name} से इलाज होता है।',
    },
    cityCount: { one: '{count} शहर', many: '{count} शहरों' },
    points: {
      emergency: {
        all: 'इन सबमें 24 घंटे आपातकालीन सेवा है।',
        one: 'इनमें {count} में 24 घंटे आपातकालीन सेवा है।',
        many: 'इनमें {count} में 24 घंटे आपातकालीन सेवा है।',
      },
      accreditation: {
        all: 'सभी मान्यता प्राप्त हैं।',
        one: '{count} मान्यता प्राप्त है।',
        many: '{count} मान्यता प्राप्त हैं।',
      },
      ask: 'अस्पताल का हर विभाग इसमें शामिल नहीं होता: जाने से पहले अपने विभाग के बारे में पूछ लें।',
    },
    sections: {
      about: '{name} क्या है',
      steps: '{name} से इलाज कैसे कराएँ',
      hospital: 'अस्पताल में क्या होता है',
      papers: 'कौन-से कागज़ साथ लाएँ',
      covered: 'किसका खर्च मिलता है और किसका अक्सर नहीं',
      coveredTitle: 'आम तौर पर खर्च मिलता है',
      notCoveredTitle: 'अक्सर खर्च नहीं मिलता',
      difference: {
        private: 'पॉलिसी के वे शब्द जिनसे तय होता है कि आप कितना देंगे',
        CGHS: 'CGHS निजी पॉलिसी नहीं है: यह किसके लिए है और कौन-से अस्पताल हैं',
        Ayushman: 'आयुष्मान भारत निजी पॉलिसी नहीं है: यह किसके लिए है और कौन-से अस्पताल हैं',
        scheme: 'योजना निजी पॉलिसी नहीं है: यह किसके लिए है और कौन-से अस्पताल हैं',
      },
      cities: '{name} वाले अस्पताल इन शहरों में हैं',
      faqs: '{name} के बारे में लोगों के प्रश्न',
      others: 'दूसरी बीमा कंपनियाँ और योजनाएँ',
    },
    glance: {
      title: 'एक नज़र में',
      kind: 'प्रकार',
      who: 'किसके लिए',
      start: 'पहले से तय इलाज कहाँ से शुरू होता है',
      room: 'कमरा या वार्ड',
      share: 'आपको क्या देना पड़ सकता है',
      known: 'पहले से मौजूद बीमारियाँ',
    },
    invented: {
      demoNote: '{name} काल्पनिक है और केवल उदाहरण है। इसके नियम वैसे हैं जैसे असली पॉलिसियों में होते हैं।',
    },
    real: '{name} से इस साइट का कोई संबंध नहीं है। नियम और दरें बदलती हैं: सरकारी साइट, हेल्पलाइन या दफ़्तर की बात मानी जाती है।',
    besideReal: { demoNote: '{name} असली है; सूची के अस्पताल काल्पनिक हैं।' },
    general:
      'यह सामान्य जानकारी है, जिसे अभी किसी ने सरकारी या कंपनी के कागज़ों से मिलाकर नहीं देखा है। आपकी अपनी पॉलिसी, कार्ड या अनुमति पत्र में जो लिखा है, वही मान्य है।',
    emergency:
      'आपातकाल में 112 या 108 पर कॉल करें, या सबसे पास के अस्पताल जाएँ। पहले इलाज, कागज़ बाद में: तब तक किसी रिश्तेदार से कहें कि बीमा कंपनी या योजना को बता दे।',
    everyPaper: [
      'पुरानी रिपोर्टें, स्कैन और पर्चे, और जो दवाएँ आप लेते हैं उनकी सूची',
      'वह फ़ोन जिसका नंबर पॉलिसी या कार्ड से जुड़ा है, OTP के लिए',
      'हर कागज़ की दो फ़ोटोकॉपी; मूल कागज़ तब तक अपने पास रखें जब तक माँगे न जाएँ',
    ],
    faqs: {
      how: {
        question: '{name} वाले कितने अस्पताल हैं, और कहाँ?',
        none: 'इस साइट के किसी अस्पताल ने अभी इसका नाम नहीं दिया है।',
        one: 'इस साइट पर {count} अस्पताल: {places}। बीमा कंपनी या योजना की अपनी सूची मान्य है।',
        many: 'इस साइट पर {count} अस्पताल: {places}। बीमा कंपनी या योजना की अपनी सूची मान्य है।',
      },
      order: { question: 'अस्पतालों की सूची किस क्रम में है?' },
    },
    hospitalCount: { one: '{name} ({count} अस्पताल)', many: '{name} ({count} अस्पताल)' },
    further: {
      hospitals: 'सभी अस्पताल',
      loan: 'किस्तों में भुगतान: इलाज के लिए लोन',
      treatments: 'उपचार और उनका खर्च',
    },
  },
}
