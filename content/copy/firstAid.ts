import type { DangerKind } from '@/model/search/danger'
import type { Language } from '@/model/page/language'

/**
 * First aid for a danger, with an optional title and text in place of the general ones; a plain text is the first aid
 * only.
 */
interface FirstAid {
  readonly first: string
  readonly title?: string
  readonly body?: string
}

/* For sources see each kind's rules (server/search/danger/rules.ts). */
const en: Readonly<Record<DangerKind, FirstAid | string>> = {
  suicide: {
    title: 'If a life is in danger, call 112 now',
    first: 'You do not have to go through this alone.',
    body: 'Tele MANAS, the national mental health helpline, listens day and night, free of charge, on 14416.',
  },
  sexualViolence: {
    title: 'If you are in danger, call 112 now',
    first:
      'This is not your fault. Every hospital, public or private, must treat you at once and free of charge; no police report is needed first.',
    body: '181 helps women day and night, 1098 helps children. If you can, do not wash and keep your clothes until a doctor has seen you. Go within 72 hours: medicines against pregnancy and HIV work best early.',
  },
  childDanger: {
    title: 'If a child is in danger, call 112 now',
    first:
      '1098 is the free helpline for children, day and night. A child may call, and so may anyone who is worried about one.',
    body: 'Stay with the child, believe what the child says and do not blame. Every hospital must treat a child who was abused at once and free of charge.',
  },
  domesticViolence: {
    title: 'If you are in danger, call 112 now',
    first:
      'Nobody may hit you. 181, the women’s helpline, listens day and night, free of charge, and finds a safe place.',
    body: 'Go where other people are if you can. Have injuries treated at any hospital and ask for a written record of them.',
  },
  choking:
    'If they cannot cough or speak: five firm blows between the shoulder blades, then five thrusts inwards and upwards above the navel, again and again. Under one year: five back blows and five chest pushes, head low. Do not put a finger in blindly.',
  snakebite:
    'Keep still and keep the bitten limb still. Take off rings and tight clothes. Do not cut, do not suck, do not tie a band, and do not wait: go to a hospital that has antivenom.',
  allergy:
    'If there is an adrenaline pen, use it now. Lie down with the legs raised; sit up if breathing is hard. Do not walk.',
  electricShock:
    'Do not touch the person before the current is off. Switch off the mains, or push the wire away with dry wood. If they do not breathe, push hard and fast on the middle of the chest.',
  drowning:
    'Out of the water, look for breathing. If there is none, give five breaths, then push hard and fast on the middle of the chest. Do not press the belly to bring out water.',
  acid: 'Wash with plenty of running water at once, for at least 20 minutes; for an eye, from the nose outwards with the lids held open. Take off wet clothes and jewellery. Nothing else on it. Every hospital must treat a victim of acid free of charge.',
  burn: 'Cool the burn under running tap water for 20 minutes. No ice, no toothpaste, no oil, no turmeric. Take off rings and loose clothes, cover with clean cloth or film, and do not break blisters.',
  gas: 'Get everybody out into fresh air now. Do not touch a switch or light a flame; shut the cylinder off if you safely can. The gas helpline is 1906.',
  poisoning: {
    first:
      'Do not make them vomit and give nothing to drink. Keep the packet or bottle. The National Poisons Information Centre at AIIMS answers day and night: 1800 116 117 or 011-26589391.',
    body: 'Call 112 at once if somebody is drowsy, has a fit or breathes badly; lay an unconscious person on the side.',
  },
  heatStroke:
    'Move to shade, take off clothes, wet the whole body and fan it; ice packs at neck, armpits and groin. Give water only to somebody who is fully awake.',
  pregnancy: {
    first:
      'Lie on your left side, eat and drink nothing, and do not wait for the pain to pass. 102 and 108 bring pregnant women to a government hospital free of charge.',
    body: 'Call 112, 102 or 108. Take the pregnancy card with you.',
  },
  newborn:
    'Keep the baby warm against your skin and go on breastfeeding if the baby can suck. Give no medicine of your own. A baby under three months with a fever must be seen at once.',
  dehydration:
    'Give ORS in small sips, and breast milk, all the way to the hospital. If the person is drowsy or cannot drink, give nothing by mouth and go now.',
  lowSugar:
    'If awake and able to swallow: sugar now, three to four spoons in water, or juice. Measure again after 15 minutes and repeat. If drowsy or unconscious, nothing by mouth: call 112.',
  highSugar:
    'Drink water if awake and keep taking insulin as prescribed. With vomiting, fast breathing or drowsiness go to a hospital now.',
  seizure:
    'Lay the person on the side, clear the space around, and look at the clock. Nothing in the mouth: no spoon, no shoe, no water. Call 112 if it lasts five minutes, comes again, or is the first one.',
  stroke:
    'Face fallen to one side, arm weak, speech unclear: every minute counts. Note when it began, give nothing to eat or drink and no medicine, and ask for a hospital with a CT scan.',
  heart:
    'Sit down, half upright, and rest. Do not walk and do not drive yourself. If you are not allergic to it and a doctor on 112 or 108 agrees, chew one aspirin of 300 mg.',
  unconscious:
    'If they do not breathe normally, push hard and fast on the middle of the chest, 100 to 120 times a minute, until help comes. If they breathe, lay them on the side. Nothing to drink.',
  breathing:
    'Sit upright, lean forward and loosen clothes. Use your reliever inhaler or oxygen if you have it. If breathing stops, push hard and fast on the middle of the chest.',
  dengue:
    'Bleeding, belly pain, constant vomiting or very low platelets in dengue need a hospital at once. No aspirin, no ibuprofen, no injection into the muscle; drink ORS while you can.',
  bleeding:
    'Press hard on the wound with a clean cloth and do not let go. Lie down and raise the legs. For the nose: lean forward and pinch it for 15 minutes. When blood is vomited or coughed up, nothing by mouth.',
  injury:
    'Do not move somebody whose neck, back or head may be hurt. Press on what bleeds, leave in what has gone in, and put a part that was cut off in a clean bag on ice. The law protects those who help.',
  meningitis: { first: 'Fever with a stiff neck, a rash or confusion cannot wait: go to a hospital now.' },
  wound:
    'Do not squeeze it and put on nothing but a clean dry dressing. Let the surgeon see the wound; do not start an antibiotic of your own.',
  bloodPressure:
    'Sit down and rest; measure again after five minutes. With headache, chest pain, weakness or trouble seeing or speaking, do not wait. Take no extra tablet and put none under the tongue.',
  anaemia:
    'So little haemoglobin can strain the heart. Rest, do not travel alone, and take the report with you: a transfusion may be needed.',
  abdomen: { first: 'Do not eat or drink and take no painkiller or laxative. Lie as it hurts least.' },
  testicle:
    'A twisted testicle can be saved only within about six hours. Go to a hospital with a surgeon now; do not eat or drink.',
  sight:
    'Do not rub or press the eye. Sight can often be saved only within hours: go to an eye hospital now and do not drive.',
  urine: 'Do not drink more to force it. A hospital can empty the bladder at once with a thin tube.',
  limb: 'Keep the limb still and level, neither warm it nor rub it, and go now: blood must flow again within hours. A tight plaster or bandage must be opened.',
  backNerve:
    'Numbness between the legs, or loss of control over urine or stool, with back pain can stay for good. Go to a hospital with an MRI now.',
  fever:
    'Take off warm clothes, sponge with lukewarm water, drink, and take paracetamol in the usual dose. Go now if there is confusion, a fit, a rash, a stiff neck or fast breathing.',
  animalBite:
    'Wash the wound now with soap under running water for 15 minutes. Then go to a hospital on the same day for the rabies vaccine; deep bites need immunoglobulin as well. No chilli, no lime, no bandage, no stitches first.',
  testResult: 'Take this report to a doctor now, or have it measured again if it does not fit how you feel.',
  help: { first: 'Say where you are, what has happened and how many people are hurt. Stay on the line.' },
}

const hi: Readonly<Record<DangerKind, FirstAid | string>> = {
  suicide: {
    title: 'अगर जान को खतरा है, तो अभी 112 पर कॉल करें',
    first: 'आप इसमें अकेले नहीं हैं।',
    body: 'राष्ट्रीय मानसिक स्वास्थ्य हेल्पलाइन टेली-मानस 14416 पर दिन-रात निःशुल्क सुनती है।',
  },
  sexualViolence: {
    title: 'अगर आप खतरे में हैं, तो अभी 112 पर कॉल करें',
    first:
      'इसमें आपकी कोई गलती नहीं है। हर सरकारी और निजी अस्पताल को आपका तुरंत और मुफ़्त इलाज करना होता है; पहले पुलिस रिपोर्ट ज़रूरी नहीं है।',
    body: '181 दिन-रात महिलाओं की मदद करता है, 1098 बच्चों की। हो सके तो डॉक्टर को दिखाने तक न नहाएँ और कपड़े सँभालकर रखें। 72 घंटे के भीतर जाएँ: गर्भ और एचआईवी से बचाव की दवाएँ जल्दी देने पर सबसे अच्छा काम करती हैं।',
  },
  childDanger: {
    title: 'अगर कोई बच्चा खतरे में है, तो अभी 112 पर कॉल करें',
    first: '1098 बच्चों की निःशुल्क हेल्पलाइन है, दिन-रात। बच्चा खुद कॉल कर सकता है और वह भी, जिसे किसी बच्चे की चिंता हो।',
    body: 'बच्चे के साथ रहें, उसकी बात पर भरोसा करें, उसे दोष न दें। हर अस्पताल को ऐसे बच्चे का तुरंत और मुफ़्त इलाज करना होता है।',
  },
  domesticViolence: {
    title: 'अगर आप खतरे में हैं, तो अभी 112 पर कॉल करें',
    first: 'आपको मारने का हक किसी को नहीं है। महिला हेल्पलाइन 181 दिन-रात निःशुल्क सुनती है और सुरक्षित जगह दिलाती है।',
    body: 'हो सके तो वहाँ जाएँ जहाँ और लोग हों। चोट का इलाज किसी भी अस्पताल में कराएँ और उसका लिखित रिकॉर्ड माँगें।',
  },
  choking:
    'अगर खाँस या बोल नहीं पा रहे: कंधों के बीच पाँच ज़ोर की थपकियाँ, फिर नाभि के ऊपर पाँच बार अंदर और ऊपर की ओर झटका, बार-बार। एक साल से छोटा बच्चा: सिर नीचे रखकर पीठ पर पाँच थपकियाँ और छाती पर पाँच दबाव। बिना देखे मुँह में उँगली न डालें।',
  snakebite:
    'हिलें नहीं और काटे गए अंग को स्थिर रखें। अँगूठी और कसे कपड़े उतार दें। न चीरा लगाएँ, न चूसें, न पट्टी बाँधें, न इंतज़ार करें: ऐसे अस्पताल जाएँ जहाँ ज़हर की काट (एंटीवेनम) हो।',
  allergy: { first: 'एड्रिनलिन पेन हो तो अभी लगाएँ। पैर ऊँचे करके लेटें; साँस में तकलीफ़ हो तो बैठें। चलें नहीं।' },
  electricShock:
    'बिजली बंद होने से पहले व्यक्ति को न छुएँ। मेन स्विच बंद करें या सूखी लकड़ी से तार हटाएँ। साँस न हो तो छाती के बीच ज़ोर से और तेज़ी से दबाएँ।',
  drowning:
    'पानी से निकालकर साँस देखें। साँस न हो तो पाँच बार मुँह से साँस दें, फिर छाती के बीच ज़ोर से और तेज़ी से दबाएँ। पानी निकालने के लिए पेट न दबाएँ।',
  acid: 'तुरंत खूब बहते पानी से कम से कम 20 मिनट धोएँ; आँख को पलकें खोलकर नाक की ओर से बाहर की ओर। भीगे कपड़े और गहने उतारें। और कुछ न लगाएँ। हर अस्पताल को तेज़ाब पीड़ित का मुफ़्त इलाज करना होता है।',
  burn: 'जले हिस्से को 20 मिनट तक नल के बहते पानी में रखें। न बर्फ़, न टूथपेस्ट, न तेल, न हल्दी। अँगूठी और ढीले कपड़े उतारें, साफ़ कपड़े से ढकें, छाले न फोड़ें।',
  gas: 'सबको अभी खुली हवा में बाहर ले जाएँ। स्विच न छुएँ, आग न जलाएँ; सुरक्षित हो तो सिलेंडर बंद करें। गैस हेल्पलाइन 1906 है।',
  poisoning: {
    first:
      'उल्टी न कराएँ और पीने को कुछ न दें। पैकेट या बोतल साथ रखें। एम्स का राष्ट्रीय विष सूचना केंद्र दिन-रात उत्तर देता है: 1800 116 117 या 011-26589391।',
    body: 'सुस्ती, दौरा या साँस में तकलीफ़ हो तो तुरंत 112 पर कॉल करें; बेहोश व्यक्ति को करवट पर लिटाएँ।',
  },
  heatStroke:
    'छाया में ले जाएँ, कपड़े उतारें, पूरा शरीर गीला करें और हवा करें; गर्दन, बगल और जाँघ पर बर्फ़ रखें। पानी तभी दें जब पूरा होश हो।',
  pregnancy: {
    first:
      'बाईं करवट लेटें, कुछ खाएँ-पिएँ नहीं, दर्द रुकने का इंतज़ार न करें। 102 और 108 गर्भवती को सरकारी अस्पताल तक मुफ़्त ले जाते हैं।',
    body: '112, 102 या 108 पर कॉल करें। जच्चा-बच्चा कार्ड साथ लें।',
  },
  newborn:
    'शिशु को अपनी त्वचा से लगाकर गर्म रखें; चूस सके तो स्तनपान कराते रहें। अपनी ओर से कोई दवा न दें। तीन महीने से छोटे शिशु को बुखार हो तो तुरंत दिखाना ज़रूरी है।',
  dehydration:
    'अस्पताल तक रास्ते भर छोटे-छोटे घूँट में ओआरएस और माँ का दूध दें। सुस्त हो या पी न सके तो मुँह से कुछ न दें और अभी निकलें।',
  lowSugar:
    'होश में हो और निगल सके तो अभी चीनी दें: पानी में तीन-चार चम्मच, या जूस। 15 मिनट बाद फिर नापें और दोहराएँ। सुस्त या बेहोश हो तो मुँह से कुछ नहीं: 112 पर कॉल करें।',
  highSugar: 'होश में हों तो पानी पिएँ और बताई गई इंसुलिन लेते रहें। उल्टी, तेज़ साँस या सुस्ती हो तो अभी अस्पताल जाएँ।',
  seizure:
    'करवट पर लिटाएँ, आसपास की चीज़ें हटाएँ और समय देखें। मुँह में कुछ न डालें: न चम्मच, न जूता, न पानी। पाँच मिनट चले, फिर आए या पहली बार हो तो 112 पर कॉल करें।',
  stroke:
    'चेहरा एक ओर लटका, हाथ कमज़ोर, बोली अस्पष्ट: हर मिनट कीमती है। शुरू होने का समय याद रखें, खाने-पीने को और कोई दवा न दें, सीटी स्कैन वाला अस्पताल पूछें।',
  heart:
    'अधलेटे बैठकर आराम करें। न चलें, न खुद गाड़ी चलाएँ। एलर्जी न हो और 112 या 108 के डॉक्टर कहें तो 300 मिलीग्राम की एक एस्पिरिन चबाएँ।',
  unconscious:
    'सामान्य साँस न हो तो मदद आने तक छाती के बीच ज़ोर से और तेज़ी से दबाएँ, एक मिनट में 100 से 120 बार। साँस हो तो करवट पर लिटाएँ। पीने को कुछ न दें।',
  breathing:
    'सीधे बैठें, थोड़ा आगे झुकें, कपड़े ढीले करें। अपना इनहेलर या ऑक्सीजन हो तो लें। साँस रुक जाए तो छाती के बीच ज़ोर से और तेज़ी से दबाएँ।',
  dengue:
    'डेंगू में खून आना, पेट दर्द, लगातार उल्टी या बहुत कम प्लेटलेट होने पर तुरंत अस्पताल जाना ज़रूरी है। न एस्पिरिन, न आइबुप्रोफ़ेन, न मांस में सुई; पी सकें तो ओआरएस पिएँ।',
  bleeding:
    'घाव को साफ़ कपड़े से ज़ोर से दबाएँ और छोड़ें नहीं। लेटकर पैर ऊँचे करें। नाक से हो तो आगे झुककर 15 मिनट नाक दबाएँ। खून की उल्टी या खाँसी में खून हो तो मुँह से कुछ न लें।',
  injury:
    'गर्दन, पीठ या सिर में चोट हो सकती है तो न हिलाएँ। जहाँ से खून बहे वहाँ दबाएँ, धँसी चीज़ न निकालें, कटा अंग साफ़ थैली में बर्फ़ पर रखें। मदद करने वाले को कानून सुरक्षा देता है।',
  meningitis: { first: 'बुखार के साथ गर्दन अकड़ना, चकत्ते या भ्रम हो तो इंतज़ार न करें: अभी अस्पताल जाएँ।' },
  wound: 'दबाएँ नहीं और साफ़ सूखी पट्टी के सिवा कुछ न लगाएँ। घाव सर्जन को दिखाएँ; अपनी ओर से एंटीबायोटिक शुरू न करें।',
  bloodPressure:
    'बैठकर आराम करें और पाँच मिनट बाद फिर नापें। सिर दर्द, सीने में दर्द, कमज़ोरी, देखने या बोलने में दिक्कत हो तो इंतज़ार न करें। अतिरिक्त गोली न लें और जीभ के नीचे कुछ न रखें।',
  anaemia:
    'इतना कम हीमोग्लोबिन दिल पर ज़ोर डाल सकता है। आराम करें, अकेले यात्रा न करें, रिपोर्ट साथ लें: खून चढ़ाना पड़ सकता है।',
  abdomen: { first: 'कुछ न खाएँ-पिएँ; दर्द या पेट साफ़ करने की दवा न लें। जैसे आराम मिले वैसे लेटें।' },
  testicle: 'मुड़ा हुआ अंडकोष लगभग छह घंटे के भीतर ही बचाया जा सकता है। अभी सर्जन वाले अस्पताल जाएँ; कुछ न खाएँ-पिएँ।',
  sight: 'आँख को न रगड़ें, न दबाएँ। नज़र अक्सर कुछ घंटों के भीतर ही बच सकती है: अभी आँखों के अस्पताल जाएँ और खुद गाड़ी न चलाएँ।',
  urine: { first: 'ज़बरदस्ती के लिए और पानी न पिएँ। अस्पताल में पतली नली से पेशाब की थैली तुरंत खाली की जा सकती है।' },
  limb: 'अंग को स्थिर और समतल रखें, न सेंकें, न मलें, और अभी निकलें: कुछ घंटों में खून का बहाव लौटना ज़रूरी है। कसा प्लास्टर या पट्टी खुलवाएँ।',
  backNerve:
    'कमर दर्द के साथ जाँघों के बीच सुन्नपन या पेशाब-मल पर काबू न रहना हमेशा के लिए रह सकता है। अभी एमआरआई वाले अस्पताल जाएँ।',
  fever:
    'गर्म कपड़े उतारें, गुनगुने पानी से पोंछें, पानी पिएँ और सामान्य मात्रा में पैरासिटामोल लें। भ्रम, दौरा, चकत्ते, गर्दन में अकड़न या तेज़ साँस हो तो अभी जाएँ।',
  animalBite:
    'घाव को अभी साबुन और बहते पानी से 15 मिनट धोएँ। फिर उसी दिन रेबीज़ के टीके के लिए अस्पताल जाएँ; गहरे घाव में इम्युनोग्लोबुलिन भी लगता है। न मिर्च, न चूना, न पट्टी, पहले टाँके नहीं।',
  testResult: { first: 'यह रिपोर्ट अभी डॉक्टर को दिखाएँ, या तबीयत से मेल न खाए तो फिर जाँच कराएँ।' },
  help: { first: 'बताएँ कि आप कहाँ हैं, क्या हुआ और कितने लोग घायल हैं। फ़ोन न काटें।' },
}

const texts = { en, hi }

/** The first aid for a danger. */
export function firstAidIn(language: Language, kind: DangerKind): FirstAid {
  const own = texts[language][kind]
  return typeof own === 'string' ? { first: own } : own
}
