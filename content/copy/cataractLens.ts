import type { EyeWarning, LensKind, LensReason } from '@/model/calculators/cataractLens'
import type { Language } from '@/model/page/language'

/** The cataract lens chooser: its questions and results. */
const en = {
  title: 'Your answers',
  submit: 'Show What to Discuss',
  warning: 'Do you have one of these now? If more than one applies, choose the first',
  warnings: {
    loss: 'Sudden loss of vision',
    painful: 'A painful red eye, or rings around lights with headache or vomiting',
    curtain: 'New flashes, many new floaters, or a curtain over part of the view',
    none: 'None of these',
  } satisfies Record<EyeWarning, string>,
  distance: 'What would you like to see without glasses after surgery?',
  distances: {
    far: 'Far: street, television. Glasses for reading are all right',
    middle: 'Far, and a screen or dashboard; weak glasses for small print',
    near: 'Far, screen and reading, as far as possible without glasses',
  },
  night: 'How often do you drive at night?',
  nights: { often: 'Often, or headlights dazzle me', seldom: 'Seldom or never' },
  astigmatism: 'Do you have astigmatism (cylinder power)?',
  disease: 'Another eye disease, such as of retina, cornea or glaucoma?',
  known: { yes: 'Yes', no: 'No', unknown: 'I do not know' },
  budget: 'May the lens cost more than the standard one?',
  budgets: { standard: 'No, what policy or scheme pays', more: 'Yes', unknown: 'I do not know yet' },
  lenses: { monofocal: 'Monofocal lens', edof: 'EDOF lens', multifocal: 'Multifocal lens' },
  /** Between two lenses. */
  or: 'or',
  toric: 'in its toric form',
  resultLine: 'to talk over with your eye surgeon',
  about: {
    monofocal:
      'Monofocal lens: sharp at one distance, mostly far. You will need glasses for reading, and often for the screen. The fewest rings around lights; the standard lens of most schemes and policies.',
    edof: 'EDOF lens (extended depth of focus): sharp from far to about arm’s length. Small print often still needs glasses. Rings and glare can occur; makers aim for fewer than with multifocal lenses.',
    multifocal:
      'Multifocal lens (trifocal among them): far, screen and near with the fewest glasses. Rings around lights are commoner than with a monofocal lens, and contrast can be lower; it can be hard to exchange.',
  } satisfies Record<LensKind, string>,
  reasonsTitle: 'What your answers mean for the talk',
  reasons: {
    disease:
      'You named another eye disease. Lenses with more than one focus part the light, and are often advised against then. Ask what your disease means for the choice.',
    diseaseUnknown:
      'You do not know whether there is another eye disease. Ask that retina, cornea and eye pressure are examined before a lens is chosen.',
    night:
      'You drive at night or are dazzled. Ask how often people with this lens see rings around lights and glare.',
    standardOnly:
      'The lens should cost no more than the standard one: that is a monofocal lens. Ask what policy or scheme pays, and whether it lets you pay a difference.',
    costUnknown: 'Ask for the price of each lens in writing, and what policy or scheme pays of it.',
    toric:
      'You have astigmatism. Ask whether a toric lens, which corrects it, is worth while at your measurements.',
    toricCosts:
      'You have astigmatism. A toric lens corrects it and costs more; glasses can correct it as well.',
    astigmatismUnknown: 'Ask how much astigmatism the measurements of your eye show.',
  } satisfies Record<LensReason, string>,
  note: 'This is no recommendation of a lens and no diagnosis. Measurements and an examination decide which lenses are possible; then you and your surgeon choose.',
}

export const cataractLensCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    title: 'आपके उत्तर',
    submit: 'बात करने की बातें दिखाएँ',
    warning: 'क्या अभी इनमें से कुछ है? एक से ज़्यादा लागू हों तो पहला चुनें',
    warnings: {
      loss: 'अचानक दिखना बंद होना',
      painful: 'दर्द वाली लाल आँख, या सिरदर्द या उल्टी के साथ रोशनी के चारों ओर छल्ले',
      curtain: 'नई चमक, बहुत से नए धब्बे, या नज़र के एक हिस्से पर परदा',
      none: 'इनमें से कुछ नहीं',
    },
    distance: 'सर्जरी के बाद आप बिना चश्मे के क्या देखना चाहते हैं?',
    distances: {
      far: 'दूर: सड़क, टीवी। पढ़ने के लिए चश्मा ठीक है',
      middle: 'दूर, और स्क्रीन या डैशबोर्ड; छोटे अक्षरों के लिए हल्का चश्मा',
      near: 'दूर, स्क्रीन और पढ़ना, जहाँ तक हो सके बिना चश्मे के',
    },
    night: 'रात में गाड़ी कितनी बार चलाते हैं?',
    nights: { often: 'अक्सर, या हेडलाइट से चौंध लगती है', seldom: 'बहुत कम या कभी नहीं' },
    astigmatism: 'क्या आपको एस्टिग्मैटिज़्म (सिलिंडर नंबर) है?',
    disease: 'आँख का कोई और रोग, जैसे रेटिना, कॉर्निया या काला मोतिया?',
    known: { yes: 'हाँ', no: 'नहीं', unknown: 'पता नहीं' },
    budget: 'क्या लेंस सामान्य लेंस से महँगा हो सकता है?',
    budgets: { standard: 'नहीं, जितना बीमा या योजना दे', more: 'हाँ', unknown: 'अभी पता नहीं' },
    lenses: { monofocal: 'मोनोफ़ोकल लेंस', edof: 'ईडीओएफ़ लेंस', multifocal: 'मल्टीफ़ोकल लेंस' },
    or: 'या',
    toric: 'टोरिक रूप में',
    resultLine: 'इस पर अपने नेत्र सर्जन से बात करें',
    about: {
      monofocal:
        'मोनोफ़ोकल लेंस: एक दूरी पर साफ़, अधिकतर दूर के लिए। पढ़ने के लिए और अक्सर स्क्रीन के लिए चश्मा लगेगा। रोशनी के छल्ले सबसे कम; अधिकतर योजनाओं और बीमा का सामान्य लेंस।',
      edof: 'ईडीओएफ़ लेंस (बढ़ी हुई फोकस गहराई): दूर से लगभग हाथ भर की दूरी तक साफ़। छोटे अक्षरों के लिए अक्सर चश्मा लगता है। छल्ले और चौंध हो सकते हैं; इसे मल्टीफ़ोकल से कम छल्लों के लिए बनाया जाता है।',
      multifocal:
        'मल्टीफ़ोकल लेंस (ट्राइफ़ोकल भी): दूर, स्क्रीन और पास, सबसे कम चश्मा। रोशनी के छल्ले मोनोफ़ोकल से अधिक होते हैं और कंट्रास्ट कम हो सकता है; इसे बदलना कठिन हो सकता है।',
    },
    reasonsTitle: 'बातचीत के लिए आपके उत्तरों का अर्थ',
    reasons: {
      disease:
        'आपने आँख का दूसरा रोग बताया है। एक से अधिक फोकस वाले लेंस रोशनी को बाँटते हैं, और तब अक्सर इनकी सलाह नहीं दी जाती। पूछें कि आपके रोग में क्या चुना जा सकता है।',
      diseaseUnknown:
        'आपको पता नहीं कि आँख का कोई और रोग है या नहीं। लेंस चुनने से पहले रेटिना, कॉर्निया और आँख के दबाव की जाँच के लिए कहें।',
      night: 'आप रात में गाड़ी चलाते हैं या चौंध लगती है। पूछें कि इस लेंस से लोगों को छल्ले और चौंध कितनी बार दिखते हैं।',
      standardOnly:
        'लेंस सामान्य लेंस से महँगा न हो: वह मोनोफ़ोकल लेंस है। पूछें कि बीमा या योजना कितना देती है और क्या आप अंतर की रकम दे सकते हैं।',
      costUnknown: 'हर लेंस की कीमत लिखित में माँगें, और पूछें कि बीमा या योजना उसमें से कितना देती है।',
      toric: 'आपको एस्टिग्मैटिज़्म है। पूछें कि आपकी माप पर उसे ठीक करने वाला टोरिक लेंस उपयोगी होगा या नहीं।',
      toricCosts: 'आपको एस्टिग्मैटिज़्म है। टोरिक लेंस उसे ठीक करता है और महँगा होता है; चश्मा भी उसे ठीक कर सकता है।',
      astigmatismUnknown: 'पूछें कि आपकी आँख की माप में कितना एस्टिग्मैटिज़्म है।',
    },
    note: 'यह किसी लेंस की सिफ़ारिश या रोग की पहचान नहीं है। माप और जाँच से पता चलता है कि कौन से लेंस संभव हैं; फिर आप और सर्जन मिलकर चुनते हैं।',
  },
}

/** Summary for the clinic with the lead, in one language for all pages. */
export const cataractLensForClinic = {
  lenses: { monofocal: 'Monofocal', edof: 'EDOF', multifocal: 'Multifocal' },
  toric: ', toric',
  /** Gap {sign}. */
  warning: 'Lens chooser: the visitor names a warning sign: {sign}.',
}
