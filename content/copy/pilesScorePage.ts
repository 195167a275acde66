import type { Language } from '@/model/page/language'
import type { QuestionnairePageCopy } from './questionnairePageCopy'

/** The page of the piles severity score. */
export const pilesScorePage: Readonly<Record<Language, QuestionnairePageCopy>> = {
  en: {
    title: 'Piles severity score: how often do piles trouble you?',
    description:
      'Seven questions about piles give a published symptom score from 0 to 20 and the grade I to IV by what you notice, to take to your doctor. No diagnosis.',
    heading: 'Piles severity score',
    lead: 'Seven questions, one score to take along: how often piles trouble you, and which grade fits what you notice.',
    crumb: 'Piles severity score',
    tool: 'Answer seven questions',
    answerTitle: 'Your piles score',
    parts: {
      score: {
        title: 'How the score is made',
        texts: [
          'The Hemorrhoidal Disease Symptom Score asks for five symptoms: pain, itching, bleeding, soiling and a lump that comes out. Each counts by how often it comes, from 0 (never) to 4 (every day), so that the sum goes from 0 to 20. It was tested with 295 people with piles and published in 2019.',
          'The summary of the study names no limits for mild, moderate and severe, and we invent none. We compared this page with that summary; the points of each answer have not yet been compared with its full text.',
        ],
      },
      grades: {
        title: 'The four grades',
        texts: [
          'Surgeons grade internal piles after Goligher by how far they come down. An examination decides; what you notice is a first hint.',
        ],
        named: [
          { name: 'Grade I', text: 'Piles do not come out. They may bleed.' },
          { name: 'Grade II', text: 'They come out on straining and go back by themselves.' },
          { name: 'Grade III', text: 'They come out and have to be pushed back by hand.' },
          { name: 'Grade IV', text: 'They stay outside and cannot be pushed back.' },
        ],
      },
      limits: {
        title: 'What the score does not say',
        points: [
          'It does not say that you have piles. A tear of the skin, an abscess, bowel inflammation, a polyp or cancer can feel alike.',
          'It does not say where blood comes from. New bleeding should be examined, at any score.',
          'It does not choose a treatment. A low score with daily bleeding can need more than a high one with itching.',
          'It was made for adults; during pregnancy and after birth ask your doctor.',
        ],
      },
      talk: {
        title: 'What to tell and ask your doctor',
        points: [
          'Since when, how much blood and of which colour; whether your bowel habits or your weight have changed.',
          'Blood thinners and other medicines; piles or bowel cancer in the family.',
          'Do I need a look into the bowel (colonoscopy) before we speak of piles?',
          'What can fibre, fluids and habits do in my case, and how long shall I try them?',
          'If that is not enough: which procedures come into question, and what are their risks for me?',
        ],
      },
    },
    faqs: [
      {
        question: 'From which score do I need surgery?',
        answer:
          'From none. The score counts how often symptoms come. Whether a procedure or surgery comes into question depends on the examination, the grade, what has been tried and what you want.',
      },
      {
        question: 'May I use the score to see whether treatment helps?',
        answer:
          'Yes, that is what it was tested for: answer again some weeks later and show both figures to your doctor.',
      },
      {
        question: 'Are my answers stored?',
        answer:
          'They are added up in your browser. Score, grade and any warning sign are sent to us only with an enquiry from this page, so that we need not ask you again.',
      },
    ],
  },
  hi: {
    title: 'बवासीर स्कोर: बवासीर कितनी तकलीफ़ देती है?',
    description:
      'बवासीर के बारे में सात प्रश्न: 0 से 20 तक का प्रकाशित लक्षण स्कोर और आपके बताए अनुसार ग्रेड, डॉक्टर को दिखाने के लिए। यह रोग की पहचान नहीं है।',
    heading: 'बवासीर की गंभीरता का स्कोर',
    lead: 'सात प्रश्न, साथ ले जाने के लिए एक स्कोर: बवासीर कितनी बार तकलीफ़ देती है, और आपके बताए अनुसार कौन सा ग्रेड है।',
    crumb: 'बवासीर स्कोर',
    tool: 'सात प्रश्नों के उत्तर दें',
    answerTitle: 'आपका बवासीर स्कोर',
    parts: {
      score: {
        title: 'स्कोर कैसे बनता है',
        texts: [
          'यह लक्षण स्कोर पाँच लक्षण पूछता है: दर्द, खुजली, खून, कपड़ों पर दाग और बाहर आता मस्सा। हर लक्षण के अंक इससे बनते हैं कि वह कितनी बार होता है: 0 (कभी नहीं) से 4 (हर दिन) तक, इसलिए कुल 0 से 20 तक होता है। इसे बवासीर के 295 लोगों के साथ परखा गया और 2019 में प्रकाशित किया गया।',
          'अध्ययन के सारांश में हल्के, मध्यम और गंभीर की कोई सीमा नहीं है, और हम अपनी ओर से नहीं बनाते। हमने यह पेज उसी सारांश से मिलाया है; हर उत्तर के अंक अभी पूरे लेख से नहीं मिलाए गए हैं।',
        ],
      },
      grades: {
        title: 'चार ग्रेड',
        texts: [
          'सर्जन अंदरूनी बवासीर को गोलिगर के अनुसार इससे ग्रेड देते हैं कि वह कितनी बाहर आती है। फ़ैसला जाँच से होता है; आप जो देखते हैं वह पहला संकेत है।',
        ],
        named: [
          { name: 'ग्रेड I', text: 'मस्से बाहर नहीं आते। खून आ सकता है।' },
          { name: 'ग्रेड II', text: 'ज़ोर लगाने पर बाहर आते हैं और अपने आप अंदर चले जाते हैं।' },
          { name: 'ग्रेड III', text: 'बाहर आते हैं और हाथ से अंदर करने पड़ते हैं।' },
          { name: 'ग्रेड IV', text: 'बाहर ही रहते हैं और अंदर नहीं जाते।' },
        ],
      },
      limits: {
        title: 'स्कोर क्या नहीं बताता',
        points: [
          'यह नहीं कि आपको बवासीर है। त्वचा का फटना, फोड़ा, आँत की सूजन, पॉलिप या कैंसर भी ऐसे ही लग सकते हैं।',
          'यह नहीं कि खून कहाँ से आता है। स्कोर कुछ भी हो, नए खून की जाँच होनी चाहिए।',
          'यह उपचार नहीं चुनता। रोज़ खून के साथ कम स्कोर में खुजली वाले अधिक स्कोर से ज़्यादा देखभाल लग सकती है।',
          'यह वयस्कों के लिए बना है; गर्भावस्था में और प्रसव के बाद डॉक्टर से पूछें।',
        ],
      },
      talk: {
        title: 'डॉक्टर को क्या बताएँ और क्या पूछें',
        points: [
          'कब से है, कितना और किस रंग का खून आता है; शौच की आदत या वज़न में बदलाव हुआ या नहीं।',
          'खून पतला करने वाली और दूसरी दवाएँ; परिवार में बवासीर या आँत का कैंसर।',
          'बवासीर की बात से पहले क्या आँत की जाँच (कोलोनोस्कोपी) ज़रूरी है?',
          'मेरे लिए रेशे वाला भोजन, पानी और आदतें कितना कर सकती हैं, और कब तक आज़माऊँ?',
          'उतना काफ़ी न हो तो कौन सी प्रक्रियाएँ हो सकती हैं, और मेरे लिए उनके जोखिम क्या हैं?',
        ],
      },
    },
    faqs: [
      {
        question: 'किस स्कोर से सर्जरी ज़रूरी होती है?',
        answer:
          'किसी से नहीं। स्कोर बताता है कि लक्षण कितनी बार होते हैं। प्रक्रिया या सर्जरी की बात जाँच, ग्रेड, अब तक के उपायों और आपकी इच्छा से तय होती है।',
      },
      {
        question: 'क्या स्कोर से देख सकते हैं कि उपचार से लाभ हुआ?',
        answer: 'हाँ, इसे इसी के लिए परखा गया था: कुछ सप्ताह बाद फिर उत्तर दें और दोनों अंक डॉक्टर को दिखाएँ।',
      },
      {
        question: 'क्या मेरे उत्तर सहेजे जाते हैं?',
        answer:
          'अंक आपके ब्राउज़र में जुड़ते हैं। इस पेज से पूछताछ भेजने पर ही स्कोर, ग्रेड और चेतावनी का लक्षण साथ जाते हैं, ताकि आपसे दोबारा न पूछना पड़े।',
      },
    ],
  },
}
