import type { GoligherGrade, PilesWarning } from '@/model/calculators/pilesScore'
import type { Language } from '@/model/page/language'

/** The piles severity score: its questions and results. */
const en = {
  title: 'Your answers',
  submit: 'Show My Score',
  warning: 'Do you have one of these now? If more than one applies, choose the first',
  warnings: {
    bleeding: 'Heavy bleeding, or bleeding that does not stop',
    faint: 'Faintness or a racing heart with bleeding, or black stools',
    fever: 'Fever or shivering with pain at the anus',
    pain: 'Severe pain, or a lump that is stuck outside and turning dark',
    none: 'None of these',
  } satisfies Record<PilesWarning, string>,
  symptoms: {
    pain: 'How often do piles hurt?',
    itching: 'How often is there itching or discomfort?',
    bleeding: 'How often do you see blood when you pass stool?',
    soiling: 'How often is there mucus or stool on your underwear?',
    prolapse: 'How often does a lump come out?',
  },
  /** By points, from never to daily. */
  frequencies: [
    'Never',
    'Less than once a month',
    'Less than once a week',
    'On 1 to 6 days a week',
    'Every day',
  ],
  grade: 'What does the lump do?',
  grades: {
    I: 'Nothing comes out',
    II: 'It comes out when I strain and goes back by itself',
    III: 'It comes out and I have to push it back',
    IV: 'It stays outside and cannot be pushed back',
  } satisfies Record<GoligherGrade, string>,
  /** Gaps {most} and {grade}. */
  resultLine: 'of {most} points · grade {grade}',
  gradeText: 'Grade {grade} (Goligher), by what you notice: {description}.',
  advice: {
    I: 'Talk with your doctor about fibre, fluids and toilet habits, and about what else may explain your symptoms.',
    II: 'Talk with your doctor about fibre, fluids and toilet habits, and about clinic procedures such as banding if these are not enough.',
    III: 'Ask a surgeon to examine you. Clinic procedures and surgery are both talked over at this grade; which of them, if any, suits you, the examination shows.',
    IV: 'Ask a surgeon to examine you soon. Surgery is often talked over at this grade; whether it suits you, the examination shows.',
  },
  bleeding:
    'You see blood. Have it examined, even if piles are known: other illnesses of the bowel bleed in the same way.',
  noBands:
    'The score says how often symptoms come. The summary of its study names no figure from which piles are mild, moderate or severe, so this page names none; the grade stands for the severity.',
  note: 'This is no diagnosis: only an examination shows whether these are piles, and of which grade.',
}

export const pilesScoreCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    title: 'आपके उत्तर',
    submit: 'मेरा स्कोर दिखाएँ',
    warning: 'क्या अभी इनमें से कुछ है? एक से ज़्यादा लागू हों तो पहला चुनें',
    warnings: {
      bleeding: 'बहुत खून बहना, या खून जो रुकता नहीं',
      faint: 'खून के साथ चक्कर, बेहोशी या तेज़ धड़कन, या काला मल',
      fever: 'गुदा में दर्द के साथ बुखार या कँपकँपी',
      pain: 'बहुत तेज़ दर्द, या बाहर अटका मस्सा जो काला पड़ रहा है',
      none: 'इनमें से कुछ नहीं',
    },
    symptoms: {
      pain: 'बवासीर में दर्द कितनी बार होता है?',
      itching: 'खुजली या बेचैनी कितनी बार होती है?',
      bleeding: 'मल करते समय खून कितनी बार दिखता है?',
      soiling: 'कपड़ों पर चिपचिपा पानी या मल कितनी बार लगता है?',
      prolapse: 'मस्सा कितनी बार बाहर आता है?',
    },
    frequencies: ['कभी नहीं', 'महीने में एक बार से कम', 'सप्ताह में एक बार से कम', 'सप्ताह में 1 से 6 दिन', 'हर दिन'],
    grade: 'मस्सा क्या करता है?',
    grades: {
      I: 'कुछ बाहर नहीं आता',
      II: 'ज़ोर लगाने पर बाहर आता है और अपने आप अंदर चला जाता है',
      III: 'बाहर आता है और हाथ से अंदर करना पड़ता है',
      IV: 'बाहर ही रहता है और अंदर नहीं जाता',
    },
    resultLine: '{most} में से अंक · ग्रेड {grade}',
    gradeText: 'आपके बताए अनुसार ग्रेड {grade} (गोलिगर): {description}।',
    advice: {
      I: 'डॉक्टर से रेशे वाले भोजन, पानी और शौच की आदतों पर बात करें, और इस पर भी कि लक्षणों का और क्या कारण हो सकता है।',
      II: 'डॉक्टर से रेशे वाले भोजन, पानी और शौच की आदतों पर बात करें; इनसे आराम न हो तो बैंडिंग जैसी क्लिनिक प्रक्रियाओं के बारे में पूछें।',
      III: 'सर्जन से जाँच करवाएँ। इस ग्रेड में क्लिनिक की प्रक्रिया और सर्जरी दोनों पर बात होती है; आपके लिए क्या ठीक है, यह जाँच से पता चलता है।',
      IV: 'जल्दी सर्जन से जाँच करवाएँ। इस ग्रेड में अक्सर सर्जरी पर बात होती है; वह आपके लिए ठीक है या नहीं, यह जाँच से पता चलता है।',
    },
    bleeding: 'आपको खून दिखता है। बवासीर पता हो तब भी इसकी जाँच करवाएँ: आँत के दूसरे रोगों में भी ऐसा ही खून आता है।',
    noBands:
      'स्कोर बताता है कि लक्षण कितनी बार होते हैं। इसके अध्ययन के सारांश में ऐसा कोई अंक नहीं है जिससे बवासीर हल्की, मध्यम या गंभीर मानी जाए, इसलिए यह पेज भी नहीं बताता; गंभीरता ग्रेड से बताई जाती है।',
    note: 'यह रोग की पहचान नहीं है: ये बवासीर ही है या नहीं, और किस ग्रेड की, यह केवल जाँच से पता चलता है।',
  },
}

/** Summary for the clinic with the lead, in one language for all pages. */
export const pilesScoreForClinic = {
  /** Gap {grade}. */
  severity: 'Grade {grade} (Goligher)',
  /** Gap {sign}. */
  warning: 'Piles score: the visitor names a warning sign: {sign}.',
}
