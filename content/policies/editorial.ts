import type { Policy, PolicyByLanguage } from './policy'

const en = (): Policy => ({
  title: 'Editorial policy',
  description:
    'Who writes the medical pages, who reviews them, how sources are named, and how mistakes are put right.',
  lead: 'How the medical pages come about, what you can rely on, and what you cannot yet.',
  version: '2026-11',
  sections: [
    {
      id: 'today',
      title: 'Where this catalogue stands today',
      paragraphs: [],
      demoNote:
        'The texts that ship with the site are demonstration texts. No doctor has reviewed them, and most have not been compared with sources; every page says so. A clinic that uses the site has them reviewed, or puts its own in their place, before it shows them to patients.',
    },
    {
      id: 'writing',
      title: 'Who writes',
      paragraphs: [
        'Each page names its writer. Writers describe what is usual and accepted, in plain words, and say where opinions differ. They promise no result, compare no hospitals by rank, and use no pressure.',
      ],
      links: [{ href: '/authors', name: 'The writers' }],
    },
    {
      id: 'review',
      title: 'Who reviews',
      paragraphs: [
        'Each page names the doctor who is to review it, the day of the last look at the text and the day of the next. As long as the review has not happened the page says that as well, and search engines are told of no reviewer.',
      ],
      links: [{ href: '/reviewers', name: 'The reviewers' }],
    },
    {
      id: 'sources',
      title: 'Sources',
      paragraphs: [
        'A source stands on a page only when somebody compared the text with it. Titles that are named for further reading and were not compared are marked as such.',
      ],
    },
    {
      id: 'money',
      title: 'Money and lists',
      paragraphs: [
        'Nobody pays for a text, a mention or a place in a list. Doctors are ordered by years of experience, hospitals by number of beds, unless you choose otherwise. Prices are ranges.',
      ],
      demoNote: 'The prices of the demonstration are marked as illustrative.',
    },
    {
      id: 'mistakes',
      title: 'Mistakes',
      paragraphs: [
        'If you find one, tell us. Mistakes that could harm are put right the same day, others with the next review; a page shows the day it last changed.',
      ],
      links: [{ href: '/contact-us#enquiry', name: 'Report a mistake' }],
    },
  ],
})

const hi = (): Policy => ({
  title: 'संपादकीय नीति',
  description: 'चिकित्सा पेज कौन लिखता है, कौन जाँचता है, स्रोत कैसे बताए जाते हैं और गलतियाँ कैसे सुधारी जाती हैं।',
  lead: 'चिकित्सा पेज कैसे बनते हैं, किस बात पर भरोसा किया जा सकता है, और किस पर अभी नहीं।',
  version: '2026-11',
  sections: [
    {
      id: 'today',
      title: 'यह सूची आज कहाँ खड़ी है',
      paragraphs: [],
      demoNote:
        'साइट के साथ आने वाले पाठ नमूने हैं। किसी डॉक्टर ने उनकी समीक्षा नहीं की है, और अधिकतर स्रोतों से नहीं मिलाए गए हैं; हर पेज यह बताता है। जो क्लिनिक साइट चलाता है वह मरीज़ों को दिखाने से पहले उनकी समीक्षा करवाता है या अपने पाठ रखता है।',
    },
    {
      id: 'writing',
      title: 'कौन लिखता है',
      paragraphs: [
        'हर पेज लेखक का नाम बताता है। लेखक सरल शब्दों में वही लिखते हैं जो सामान्य और स्वीकृत है, और जहाँ मत अलग हैं वहाँ यह कहते हैं। वे परिणाम का वचन नहीं देते, अस्पतालों को क्रम में नहीं रखते, और दबाव नहीं डालते।',
      ],
      links: [{ href: '/authors', name: 'लेखक' }],
    },
    {
      id: 'review',
      title: 'कौन समीक्षा करता है',
      paragraphs: [
        'हर पेज उस डॉक्टर का नाम बताता है जो उसकी समीक्षा करेगा, पाठ पिछली बार कब देखा गया और अगली बार कब देखा जाएगा। जब तक समीक्षा नहीं हुई, पेज यह भी बताता है, और खोज इंजनों को कोई समीक्षक नहीं बताया जाता।',
      ],
      links: [{ href: '/reviewers', name: 'समीक्षक' }],
    },
    {
      id: 'sources',
      title: 'स्रोत',
      paragraphs: [
        'पेज पर स्रोत तभी लिखा जाता है जब किसी ने पाठ को उससे मिलाया हो। आगे पढ़ने के लिए दिए गए, पर न मिलाए गए नाम अलग से चिह्नित होते हैं।',
      ],
    },
    {
      id: 'money',
      title: 'पैसा और सूचियाँ',
      paragraphs: [
        'पाठ, उल्लेख या सूची में जगह के लिए कोई पैसे नहीं देता। डॉक्टर अनुभव के वर्षों से और अस्पताल बिस्तरों की संख्या से क्रम में हैं, जब तक आप कुछ और न चुनें। कीमतें दायरे हैं।',
      ],
      demoNote: 'नमूने की कीमतें उदाहरण के रूप में चिह्नित हैं।',
    },
    {
      id: 'mistakes',
      title: 'गलतियाँ',
      paragraphs: [
        'कोई गलती मिले तो हमें बताएँ। जो नुकसान कर सकती है वह उसी दिन सुधारी जाती है, बाकी अगली समीक्षा के साथ; पेज बताता है कि वह पिछली बार कब बदला।',
      ],
      links: [{ href: '/contact-us#enquiry', name: 'गलती बताएँ' }],
    },
  ],
})

export const editorialPolicy: PolicyByLanguage = { en, hi }
