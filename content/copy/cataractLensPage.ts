import type { Language } from '@/model/page/language'
import type { QuestionnairePageCopy } from './questionnairePageCopy'

/** The page of the cataract lens chooser. */
export const cataractLensPage: Readonly<Record<Language, QuestionnairePageCopy>> = {
  en: {
    title: 'Cataract lens chooser: what to discuss with your surgeon',
    description:
      'Monofocal, toric, EDOF or multifocal: six questions about glasses, night driving, other eye diseases and cost show what to talk over. No recommendation.',
    heading: 'Cataract lens chooser',
    lead: 'Six questions about what you want to see and what your eyes have. The answer is a list for the talk with your surgeon.',
    crumb: 'Cataract lens chooser',
    tool: 'Answer six questions',
    answerTitle: 'Lenses to talk over',
    parts: {
      kinds: {
        title: 'The kinds of lens',
        named: [
          {
            name: 'Monofocal',
            text: 'Sharp at one distance, usually far. Glasses for reading. The standard lens of most schemes and policies.',
          },
          {
            name: 'Toric',
            text: 'A form of any of these lenses that corrects astigmatism. It has to sit at the right angle and costs more.',
          },
          {
            name: 'EDOF (extended depth of focus)',
            text: 'One long focus from far to about arm’s length. Small print often still needs glasses; sharpness can be a little lower.',
          },
          {
            name: 'Multifocal and trifocal',
            text: 'Several foci: far, near and mostly in between. The fewest glasses, with more rings around lights, more glare and less contrast.',
          },
        ],
      },
      how: {
        title: 'How the answer comes about',
        texts: [
          'It begins with what you want to see without glasses: far leads to a monofocal lens, a screen as well to EDOF, reading as well to multifocal.',
          'Then it looks at what speaks against it. In trials people with multifocal lenses needed glasses less often than those with monofocal lenses, and saw rings around lights about three times as often. Who drives at night is therefore not led to a multifocal lens first. With another disease of the eye, or when only the standard lens is paid for, the monofocal lens is left.',
        ],
      },
      limits: {
        title: 'What it cannot do',
        points: [
          'It recommends no lens. Which ones are possible, measurements of the eye and an examination decide.',
          'It does not know your eyes: earlier laser surgery, pupil size, dry eye and the shape of the cornea matter as well.',
          'It says nothing about makes and models, which differ within each kind.',
          'No lens makes the eye young again. Whatever the kind, some people need glasses for some tasks.',
        ],
      },
      talk: {
        title: 'What to ask your surgeon',
        points: [
          'Which lenses are possible for my eyes, and which are not, and why?',
          'For what shall I need glasses with each of them?',
          'How many of your patients with this lens see rings or glare, and for how long?',
          'What happens if I cannot get used to it?',
          'What does each lens cost in all, and what does my policy or scheme pay?',
          'Will the other eye get the same kind?',
        ],
      },
    },
    faqs: [
      {
        question: 'Is the more expensive lens the better one?',
        answer:
          'Not for everybody. A more expensive lens mostly saves glasses; it does not treat the cataract more thoroughly. For many people, and for most with another eye disease, the monofocal lens serves well.',
      },
      {
        question: 'Can the lens be exchanged later?',
        answer:
          'It is possible, but an operation of its own with risks that grow with time. Settle your questions before the first operation.',
      },
      {
        question: 'Are my answers stored?',
        answer:
          'They are worked out in your browser. The kinds of lens and any warning sign are sent to us only with an enquiry from this page, so that we need not ask you again.',
      },
    ],
  },
  hi: {
    title: 'मोतियाबिंद लेंस: सर्जन से क्या बात करें',
    description:
      'मोनोफ़ोकल, टोरिक, ईडीओएफ़ या मल्टीफ़ोकल: चश्मे, रात की ड्राइविंग, आँख के दूसरे रोग और खर्च पर छह प्रश्न बताते हैं कि किस पर बात करें। यह सिफ़ारिश नहीं है।',
    heading: 'मोतियाबिंद लेंस सहायक',
    lead: 'छह प्रश्न: आप क्या देखना चाहते हैं और आपकी आँखें कैसी हैं। उत्तर सर्जन से बातचीत के लिए एक सूची है।',
    crumb: 'मोतियाबिंद लेंस सहायक',
    tool: 'छह प्रश्नों के उत्तर दें',
    answerTitle: 'किन लेंसों पर बात करें',
    parts: {
      kinds: {
        title: 'लेंस के प्रकार',
        named: [
          {
            name: 'मोनोफ़ोकल',
            text: 'एक दूरी पर साफ़, अधिकतर दूर। पढ़ने के लिए चश्मा। अधिकतर योजनाओं और बीमा का सामान्य लेंस।',
          },
          {
            name: 'टोरिक',
            text: 'इनमें से किसी भी लेंस का वह रूप जो एस्टिग्मैटिज़्म ठीक करता है। इसे सही कोण पर बैठना होता है और यह महँगा होता है।',
          },
          {
            name: 'ईडीओएफ़ (बढ़ी हुई फोकस गहराई)',
            text: 'दूर से लगभग हाथ भर की दूरी तक एक लंबा फोकस। छोटे अक्षरों के लिए अक्सर चश्मा; स्पष्टता थोड़ी कम हो सकती है।',
          },
          {
            name: 'मल्टीफ़ोकल और ट्राइफ़ोकल',
            text: 'कई फोकस: दूर, पास और अधिकतर बीच का भी। सबसे कम चश्मा, पर रोशनी के छल्ले और चौंध अधिक और कंट्रास्ट कम।',
          },
        ],
      },
      how: {
        title: 'उत्तर कैसे बनता है',
        texts: [
          'शुरुआत इससे होती है कि आप बिना चश्मे के क्या देखना चाहते हैं: केवल दूर के लिए मोनोफ़ोकल, स्क्रीन भी तो ईडीओएफ़, पढ़ना भी तो मल्टीफ़ोकल।',
          'फिर देखा जाता है कि उसके विरुद्ध क्या है। परीक्षणों में मल्टीफ़ोकल लेंस वालों को मोनोफ़ोकल वालों से कम चश्मा लगा, पर रोशनी के छल्ले लगभग तीन गुना अधिक दिखे। इसलिए रात में गाड़ी चलाने वालों को पहले मल्टीफ़ोकल की ओर नहीं ले जाया जाता। आँख का दूसरा रोग हो, या केवल सामान्य लेंस का पैसा मिलता हो, तो मोनोफ़ोकल लेंस रहता है।',
        ],
      },
      limits: {
        title: 'यह क्या नहीं कर सकता',
        points: [
          'यह किसी लेंस की सिफ़ारिश नहीं करता। कौन से लेंस संभव हैं, यह आँख की माप और जाँच से तय होता है।',
          'यह आपकी आँखों को नहीं जानता: पहले की लेज़र सर्जरी, पुतली का आकार, सूखी आँख और कॉर्निया का आकार भी मायने रखते हैं।',
          'यह कंपनियों और मॉडलों के बारे में कुछ नहीं कहता, जो हर प्रकार में अलग होते हैं।',
          'कोई लेंस आँख को फिर से जवान नहीं करता। प्रकार कोई भी हो, कुछ लोगों को कुछ कामों में चश्मा लगता है।',
        ],
      },
      talk: {
        title: 'सर्जन से क्या पूछें',
        points: [
          'मेरी आँखों के लिए कौन से लेंस संभव हैं, कौन से नहीं, और क्यों?',
          'हर लेंस के साथ मुझे किस काम में चश्मा लगेगा?',
          'इस लेंस वाले आपके कितने मरीज़ों को छल्ले या चौंध दिखती है, और कितने समय तक?',
          'अगर मुझे इसकी आदत न पड़े तो क्या होगा?',
          'हर लेंस का कुल खर्च कितना है, और मेरा बीमा या योजना कितना देती है?',
          'क्या दूसरी आँख में भी यही प्रकार लगेगा?',
        ],
      },
    },
    faqs: [
      {
        question: 'क्या महँगा लेंस बेहतर होता है?',
        answer:
          'सबके लिए नहीं। महँगा लेंस अधिकतर चश्मा कम करता है; मोतियाबिंद का उपचार उससे अधिक अच्छा नहीं होता। बहुत लोगों के लिए, और आँख के दूसरे रोग वाले अधिकतर लोगों के लिए, मोनोफ़ोकल लेंस ठीक रहता है।',
      },
      {
        question: 'क्या लेंस बाद में बदला जा सकता है?',
        answer: 'संभव है, पर वह अलग ऑपरेशन है जिसके जोखिम समय के साथ बढ़ते हैं। पहले ऑपरेशन से पहले ही अपने प्रश्न पूछ लें।',
      },
      {
        question: 'क्या मेरे उत्तर सहेजे जाते हैं?',
        answer:
          'उत्तर आपके ब्राउज़र में ही परखे जाते हैं। इस पेज से पूछताछ भेजने पर ही लेंस के प्रकार और चेतावनी का लक्षण साथ जाते हैं, ताकि आपसे दोबारा न पूछना पड़े।',
      },
    ],
  },
}
