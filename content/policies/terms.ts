import type { Brand } from '@/model/catalogue/brand'
import type { Policy, PolicyByLanguage } from './policy'

const en = (brand: Brand): Policy => ({
  title: 'Terms and conditions',
  description: 'What this site offers, what it does not, and the terms on which you use it.',
  lead: `The terms on which you use ${brand.name}. By sending a form you agree to them.`,
  version: '2026-11',
  sections: [
    {
      id: 'site',
      title: 'What this site is',
      paragraphs: [
        'It explains conditions, tests and treatments, and puts people who are considering surgery in touch with doctors and hospitals. It is not a hospital and gives no medical treatment.',
      ],
      demoNote:
        'The catalogue that ships with the site is a demonstration. Its doctors and hospitals are fictional and its prices illustrative, and marked as such where they stand.',
    },
    {
      id: 'advice',
      title: 'Information is not advice',
      paragraphs: [
        'The pages describe treatments in general. They cannot take your history into account and do not replace an examination. Do not put off seeing a doctor because of something you have read here.',
        'This is no emergency service. In an emergency call 112, or 108 for an ambulance.',
      ],
    },
    {
      id: 'your-enquiry',
      title: 'Your enquiry',
      paragraphs: [
        'When you send a form you ask us to call you on the number you gave, even if it is on a do-not-disturb list, about that enquiry. Please give your own details, or those of a person who has asked you to.',
        'An enquiry is free and binds you to nothing. Whether you are treated, where and by whom is decided between you and the doctor.',
      ],
    },
    {
      id: 'calculators',
      title: 'Prices, calculators and insurance',
      paragraphs: [
        'Figures on these pages are ranges, not quotations, and a calculator’s result is an estimate from what you typed. The hospital tells you its charges before you decide. Whether an insurer or a scheme pays is decided by them under your policy. We lend no money; a loan is a matter between you and a lender.',
      ],
    },
    {
      id: 'doctors',
      title: 'Doctors and hospitals',
      paragraphs: [
        'They practise independently and answer for the care they give. Naming one here is no promise of a result, and nobody pays for a place in a list.',
      ],
    },
    {
      id: 'use',
      title: 'Using the site',
      paragraphs: [
        'Please do not send forms by program, try to reach what is not meant for you, or copy the pages into another service without asking.',
        'These terms follow the law of India. If one of them does not hold, the others still do.',
      ],
    },
  ],
})

const hi = (brand: Brand): Policy => ({
  title: 'नियम और शर्तें',
  description: 'यह साइट क्या देती है, क्या नहीं, और आप इसे किन शर्तों पर उपयोग करते हैं।',
  lead: `${brand.nameHindi} का उपयोग आप इन शर्तों पर करते हैं। फ़ॉर्म भेजकर आप इनसे सहमत होते हैं।`,
  version: '2026-11',
  sections: [
    {
      id: 'site',
      title: 'यह साइट क्या है',
      paragraphs: [
        'यह रोगों, जाँचों और उपचारों को समझाती है, और सर्जरी पर विचार कर रहे लोगों को डॉक्टरों और अस्पतालों से मिलाती है। यह अस्पताल नहीं है और इलाज नहीं करती।',
      ],
      demoNote:
        'साइट के साथ आने वाली सूची एक नमूना है। उसके डॉक्टर और अस्पताल काल्पनिक हैं और कीमतें उदाहरण के लिए हैं, और जहाँ वे दिखते हैं वहाँ यह लिखा है।',
    },
    {
      id: 'advice',
      title: 'जानकारी सलाह नहीं है',
      paragraphs: [
        'पेज उपचारों का सामान्य वर्णन करते हैं। वे आपका इतिहास नहीं जानते और जाँच की जगह नहीं ले सकते। यहाँ पढ़ी किसी बात के कारण डॉक्टर को दिखाने में देर न करें।',
        'यह आपातकालीन सेवा नहीं है। आपात स्थिति में 112 पर, या एम्बुलेंस के लिए 108 पर फ़ोन करें।',
      ],
    },
    {
      id: 'your-enquiry',
      title: 'आपकी पूछताछ',
      paragraphs: [
        'फ़ॉर्म भेजकर आप हमसे कहते हैं कि उसी पूछताछ के बारे में दिए गए नंबर पर फ़ोन करें, चाहे वह “डू नॉट डिस्टर्ब” सूची में हो। कृपया अपनी जानकारी दें, या उस व्यक्ति की जिसने आपसे कहा हो।',
        'पूछताछ निःशुल्क है और आप पर कोई बंधन नहीं डालती। इलाज हो या नहीं, कहाँ और किससे, यह आपके और डॉक्टर के बीच तय होता है।',
      ],
    },
    {
      id: 'calculators',
      title: 'कीमतें, कैलकुलेटर और बीमा',
      paragraphs: [
        'यहाँ की राशियाँ अनुमानित दायरे हैं, कोटेशन नहीं, और कैलकुलेटर का परिणाम आपके लिखे पर आधारित अनुमान है। निर्णय से पहले अस्पताल अपना शुल्क बताता है। बीमा या योजना भुगतान करेगी या नहीं, यह आपकी पॉलिसी के अनुसार वही तय करते हैं। हम ऋण नहीं देते; ऋण आपके और ऋणदाता के बीच की बात है।',
      ],
    },
    {
      id: 'doctors',
      title: 'डॉक्टर और अस्पताल',
      paragraphs: [
        'वे स्वतंत्र रूप से काम करते हैं और अपनी देखभाल के लिए स्वयं उत्तरदायी हैं। यहाँ नाम होना किसी परिणाम का वचन नहीं है, और सूची में जगह के लिए कोई पैसे नहीं देता।',
      ],
    },
    {
      id: 'use',
      title: 'साइट का उपयोग',
      paragraphs: [
        'कृपया प्रोग्राम से फ़ॉर्म न भेजें, जो आपके लिए नहीं है उस तक पहुँचने की कोशिश न करें, और पूछे बिना पेजों को किसी दूसरी सेवा में न उतारें।',
        'इन शर्तों पर भारत का कानून लागू है। कोई एक शर्त न टिके तो भी बाकी बनी रहती हैं।',
      ],
    },
  ],
})

export const termsPolicy: PolicyByLanguage = { en, hi }
