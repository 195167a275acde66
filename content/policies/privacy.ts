import type { Brand } from '@/model/catalogue/brand'
import { readablePhone } from '@/model/page/contactLinks'
import { PRIVACY_NOTICE_VERSION } from './privacyNotice'
import type { Policy, PolicyByLanguage } from './policy'
import { collectedItems, cookieItems } from './privacyItems'

/*
 * The privacy notice that every form links to; its version is stored with each lead. It follows the Digital Personal
 * Data Protection Act, 2023 (sections 5, 6, 11 to 14) and the Digital Personal Data Protection Rules, 2025 (rule 3: a
 * standalone notice in plain language, with an itemised description of the data, the purpose, and the means to
 * withdraw consent, to exercise rights and to complain). The clinic's own lawyer should review it before it goes
 * live.
 */

type Officer = Brand['grievance']

const officer = ({ name, email, phone }: Officer): string =>
  `${name ? `, ${name},` : ''} at ${email}${phone ? ` or ${readablePhone(phone)}` : ''}`

const officerInHindi = ({ name, email, phone }: Officer): string =>
  `${name ? ` ${name}` : ''} को ${email}${phone ? ` या ${readablePhone(phone)}` : ''}`

const en = (brand: Brand): Policy => ({
  title: 'Privacy notice',
  description:
    'Each detail we ask for, what we use it for, how long we keep it, and how to withdraw your consent, have it erased or complain.',
  lead: `What ${brand.name} does with the details you leave here, item by item, in plain words.`,
  version: PRIVACY_NOTICE_VERSION,
  sections: [
    {
      id: 'data',
      title: 'What we collect, and what for',
      paragraphs: [
        'We collect only what the table names. Name and mobile number are needed to call you back; a form says which of the other fields it needs.',
      ],
      table: {
        caption: 'Each item of personal data and its purpose',
        head: ['What', 'What for'],
        rows: collectedItems('en'),
      },
    },
    {
      id: 'service',
      title: 'What you get for it',
      paragraphs: [
        'A care expert calls you, answers your question, and arranges an appointment if you want one. We do not use your details for anything else without asking you again.',
      ],
    },
    {
      id: 'consent',
      title: 'Your consent, and how to withdraw it',
      paragraphs: [
        'We process these details because you send them to us for this purpose. Updates on WhatsApp come only if you tick the box beside the form or write to us there yourself.',
        'You may withdraw your consent at any time, as easily as you gave it. In your profile, after a login with your mobile number, one button withdraws the consent to WhatsApp from your account and from every enquiry with your number, and another deletes your account and these enquiries. Or send the form on the contact page with the words “I withdraw my consent” and the same mobile number, call us, or write to us. We then stop, tell those who work for us to stop, and erase what no law makes us keep. What was done before stays lawful.',
      ],
      links: [
        { href: '/profile', name: 'Withdraw in your profile' },
        { href: '/contact-us#enquiry', name: 'Withdraw by the contact form' },
        { href: `mailto:${brand.email}`, name: `Write to ${brand.email}` },
      ],
    },
    {
      id: 'sharing',
      title: 'Who sees your details',
      paragraphs: [
        'The care team that answers enquiries, and the doctor or hospital that you choose to meet. Companies that run our computers, our customer records, our telephones and our text messages handle the details on our behalf, under contract, and only for us. We do not sell your details.',
        'If a question is answered by a language service (only where the clinic has switched one on for the chat), your question is sent to it without your name and number. Please do not write either into the question.',
      ],
    },
    {
      id: 'keeping',
      title: 'How long we keep them',
      paragraphs: [
        'As long as your enquiry and the care that follows from it need. The Rules ask us to keep data and logs of its processing for at least one year; after that they are erased unless another law asks for longer. What you typed into a form that could not be sent without JavaScript is kept for half an hour and then erased. An account stays until you delete it; a login ends when you log out, and after a year.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'In your profile, after a login with your mobile number, you can see your enquiries and what became of them, add to them or withdraw them, see where you are logged in, download everything we keep about you, correct it, and delete your account with every enquiry at once. It tells you what our customer records had already received; the care team then erases that as well.',
        'Under the Digital Personal Data Protection Act, 2023 you may at any time',
      ],
      items: [
        'ask for a summary of the data we hold about you, what we did with it, and with whom it was shared',
        'have it corrected, completed, updated or erased',
        'withdraw your consent',
        'have a grievance settled by us; we answer within 90 days at the latest, as a rule within a week',
        'name a person who may use these rights if you die or cannot act yourself; your profile has a form for it',
      ],
      links: [
        { href: '/profile', name: 'Download or delete your data in your profile' },
        { href: '/contact-us#enquiry', name: 'Use a right by the contact form' },
      ],
    },
    {
      id: 'complaint',
      title: 'How to complain',
      paragraphs: [
        `Write to our grievance officer${officer(brand.grievance)}, with the mobile number that you used here so that we can find your enquiry. If our answer does not satisfy you, you may complain to the Data Protection Board of India through its website.`,
      ],
    },
    {
      id: 'children',
      title: 'Children and people under guardianship',
      paragraphs: [
        'Enquiries about a child under 18, or about a person with a disability who has a lawful guardian, are to be sent by the parent or guardian. After the enquiry the site asks whether the patient is under 18 and whether you agree as parent or guardian; on the call we check who you are before we use anything. We do not track children and show them no targeted advertisements.',
        'An account is for people of 18 years or older, as whoever logs in says; a child’s enquiries stand in the account of the parent or guardian. An account that turns out to be a child’s is erased, unless a parent or guardian proves to be one and agrees to it.',
      ],
    },
    {
      id: 'safety',
      title: 'How we guard them, and what happens if something goes wrong',
      paragraphs: [
        'Details travel encrypted, are seen only by those who need them, and stay out of our logs. If there is a breach that concerns your data, we tell you without delay what happened, what may follow from it and what you can do, and we tell the Board.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      paragraphs: [
        'The site keeps a security token; the link or advertisement that brought you here, for the length of your visit; the city you choose; and, if you log in, who you are (in a form that scripts cannot read). If you save something before you log in, the site remembers that for ten minutes. For your visit, in this tab alone and for half an hour at most after you last open a page, your browser also remembers what you are looking for (treatment or condition, doctor, hospital) and the name and number that you typed, so that you need not type them twice; this leaves your browser only when you send a form. The site sets no advertising cookies of its own. Its cookies are:',
      ],
      items: cookieItems.en,
    },
    {
      id: 'counting',
      title: 'What we count of all visits together',
      paragraphs: [
        'A page that you use counts which steps its forms and dialogs took, where they stood when you left, and how quickly it appeared, and tells our server these numbers when you leave it. They carry no name, no number, nothing that you typed, and nothing by which you or your browser could be known again; we keep them by the hour for two years. If your browser sends Global Privacy Control, or you have refused to be measured, nothing is sent.',
      ],
    },
    {
      id: 'changes',
      title: 'Language and changes',
      paragraphs: [
        'You can read this notice in English and in Hindi. The version at the top says when it last changed; with each enquiry we keep which version and language you saw.',
      ],
      links: [{ href: '/privacy-versions', name: 'All versions of this notice' }],
    },
  ],
})

const hi = (brand: Brand): Policy => ({
  title: 'निजता सूचना',
  description:
    'हम कौन-सी जानकारी माँगते हैं, किस काम के लिए, कितने समय तक रखते हैं, और सहमति वापस लेने, मिटवाने या शिकायत करने का तरीका।',
  lead: `आप यहाँ जो जानकारी देते हैं, ${brand.nameHindi} उसका क्या करता है: एक-एक बात, सरल शब्दों में।`,
  version: PRIVACY_NOTICE_VERSION,
  sections: [
    {
      id: 'data',
      title: 'हम क्या लेते हैं और किसलिए',
      paragraphs: [
        'हम केवल वही लेते हैं जो नीचे की तालिका में लिखा है। आपको वापस फ़ोन करने के लिए नाम और मोबाइल नंबर चाहिए; बाकी में से क्या ज़रूरी है, यह हर फ़ॉर्म बताता है।',
      ],
      table: {
        caption: 'हर व्यक्तिगत जानकारी और उसका उद्देश्य',
        head: ['क्या', 'किसलिए'],
        rows: collectedItems('hi'),
      },
    },
    {
      id: 'service',
      title: 'इसके बदले आपको क्या मिलता है',
      paragraphs: [
        'एक सलाहकार आपको फ़ोन करता है, प्रश्न का उत्तर देता है, और आप चाहें तो अपॉइंटमेंट तय करता है। दोबारा पूछे बिना हम आपकी जानकारी का कोई और उपयोग नहीं करते।',
      ],
    },
    {
      id: 'consent',
      title: 'आपकी सहमति, और उसे वापस लेने का तरीका',
      paragraphs: [
        'हम यह जानकारी इसलिए उपयोग करते हैं क्योंकि आपने इसी काम के लिए भेजी है। WhatsApp पर सूचनाएँ तभी आती हैं जब आप फ़ॉर्म के पास के बॉक्स पर टिक करें या वहाँ खुद हमें लिखें।',
        'आप सहमति कभी भी, उतनी ही आसानी से वापस ले सकते हैं जितनी आसानी से दी थी। मोबाइल नंबर से लॉगिन करने पर आपकी प्रोफ़ाइल में एक बटन आपके खाते और आपके नंबर की हर पूछताछ से WhatsApp की सहमति वापस लेता है, और दूसरा आपका खाता और ये पूछताछ मिटा देता है। या संपर्क पेज का फ़ॉर्म उसी मोबाइल नंबर और “मेरी सहमति वापस ली जाए” शब्दों के साथ भेजें, फ़ोन करें या हमें लिखें। तब हम रुक जाते हैं, अपने लिए काम करने वालों को रोकते हैं, और जो रखना किसी कानून से ज़रूरी नहीं उसे मिटा देते हैं। उससे पहले किया गया काम वैध रहता है।',
      ],
      links: [
        { href: '/hi/profile', name: 'अपनी प्रोफ़ाइल में वापस लें' },
        { href: '/contact-us#enquiry', name: 'संपर्क फ़ॉर्म से वापस लें' },
        { href: `mailto:${brand.email}`, name: `${brand.email} पर लिखें` },
      ],
    },
    {
      id: 'sharing',
      title: 'आपकी जानकारी कौन देखता है',
      paragraphs: [
        'पूछताछ का उत्तर देने वाली टीम, और वह डॉक्टर या अस्पताल जिसे आप चुनते हैं। जो कंपनियाँ हमारे कंप्यूटर, ग्राहक रिकॉर्ड, टेलीफ़ोन और संदेश सेवा चलाती हैं वे अनुबंध के तहत, केवल हमारे लिए जानकारी सँभालती हैं। हम आपकी जानकारी बेचते नहीं।',
        'यदि चैट में किसी प्रश्न का उत्तर भाषा सेवा से दिया जाता है (केवल जहाँ क्लिनिक ने उसे चालू किया हो), तो आपका प्रश्न नाम और नंबर के बिना उसे भेजा जाता है। कृपया प्रश्न में इनमें से कुछ न लिखें।',
      ],
    },
    {
      id: 'keeping',
      title: 'हम कितने समय तक रखते हैं',
      paragraphs: [
        'जब तक आपकी पूछताछ और उससे जुड़ी देखभाल के लिए ज़रूरी हो। नियम हमें जानकारी और उसके उपयोग का ब्योरा कम से कम एक वर्ष रखने को कहते हैं; उसके बाद, यदि कोई दूसरा कानून अधिक समय न माँगे, उसे मिटा दिया जाता है। जावास्क्रिप्ट के बिना जो फ़ॉर्म भेजा न जा सका, उसमें लिखी बातें आधे घंटे रखकर मिटा दी जाती हैं। खाता तब तक रहता है जब तक आप उसे न मिटाएँ; लॉगिन आपके लॉगआउट करने पर, और एक वर्ष बाद समाप्त होता है।',
      ],
    },
    {
      id: 'rights',
      title: 'आपके अधिकार',
      paragraphs: [
        'मोबाइल नंबर से लॉगिन करने पर अपनी प्रोफ़ाइल में आप अपनी पूछताछ और उनका हाल देख सकते हैं, उनमें जोड़ या उन्हें वापस ले सकते हैं, देख सकते हैं कि आप कहाँ-कहाँ लॉगिन हैं, वह सब डाउनलोड कर सकते हैं जो हमारे पास आपके बारे में है, उसे ठीक कर सकते हैं, और अपना खाता हर पूछताछ सहित तुरंत मिटा सकते हैं। वहाँ यह भी लिखा होता है कि हमारे ग्राहक रिकॉर्ड में क्या पहले ही जा चुका था; देखभाल टीम उसे भी मिटा देती है।',
        'डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के अंतर्गत आप कभी भी',
      ],
      items: [
        'पूछ सकते हैं कि हमारे पास आपकी कौन-सी जानकारी है, उसका क्या किया गया और किसे दी गई',
        'उसे ठीक, पूरा या अद्यतन करवा सकते हैं, या मिटवा सकते हैं',
        'सहमति वापस ले सकते हैं',
        'हमसे शिकायत का समाधान पा सकते हैं; हम अधिक से अधिक 90 दिन में, प्रायः एक सप्ताह में उत्तर देते हैं',
        'किसी व्यक्ति को नामित कर सकते हैं जो आपकी मृत्यु या असमर्थता में ये अधिकार काम में ला सके; आपकी प्रोफ़ाइल में इसका फ़ॉर्म है',
      ],
      links: [
        { href: '/hi/profile', name: 'अपनी प्रोफ़ाइल में जानकारी डाउनलोड करें या मिटाएँ' },
        { href: '/contact-us#enquiry', name: 'संपर्क फ़ॉर्म से अधिकार का उपयोग करें' },
      ],
    },
    {
      id: 'complaint',
      title: 'शिकायत कैसे करें',
      paragraphs: [
        `हमारे शिकायत अधिकारी${officerInHindi(brand.grievance)} पर वही मोबाइल नंबर बताते हुए लिखें जो आपने यहाँ दिया था, ताकि हम आपकी पूछताछ ढूँढ सकें। उत्तर से संतुष्ट न हों तो आप भारत के डेटा संरक्षण बोर्ड में उसकी वेबसाइट से शिकायत कर सकते हैं।`,
      ],
    },
    {
      id: 'children',
      title: 'बच्चे और संरक्षण में रहने वाले लोग',
      paragraphs: [
        '18 वर्ष से कम के बच्चे, या ऐसे विकलांग व्यक्ति के बारे में जिसका वैध संरक्षक हो, पूछताछ माता-पिता या संरक्षक भेजें। पूछताछ के बाद साइट पूछती है कि क्या मरीज़ 18 वर्ष से कम का है और क्या आप माता-पिता या संरक्षक के रूप में सहमत हैं; फ़ोन पर हम कुछ भी उपयोग करने से पहले जाँचते हैं कि आप कौन हैं। हम बच्चों पर नज़र नहीं रखते और उन्हें लक्षित विज्ञापन नहीं दिखाते।',
        'खाता 18 वर्ष या अधिक उम्र के लोगों के लिए है, जैसा लॉगिन करने वाला स्वयं बताता है; बच्चे की पूछताछ माता-पिता या संरक्षक के खाते में रहती है। कोई खाता बच्चे का निकले तो उसे मिटा दिया जाता है, जब तक माता-पिता या संरक्षक अपनी पहचान सिद्ध करके सहमति न दें।',
      ],
    },
    {
      id: 'safety',
      title: 'सुरक्षा, और गड़बड़ी होने पर',
      paragraphs: [
        'जानकारी कूटबद्ध होकर भेजी जाती है, केवल ज़रूरत वाले लोग उसे देखते हैं, और वह हमारे लॉग में नहीं जाती। यदि आपकी जानकारी से जुड़ा कोई उल्लंघन हो, तो हम बिना देर किए बताते हैं कि क्या हुआ, उसका क्या असर हो सकता है और आप क्या कर सकते हैं, और बोर्ड को भी बताते हैं।',
      ],
    },
    {
      id: 'cookies',
      title: 'कुकी और ब्राउज़र में रखी जानकारी',
      paragraphs: [
        'साइट एक सुरक्षा टोकन रखती है; जिस लिंक या विज्ञापन से आप आए उसे इस यात्रा तक; आपका चुना हुआ शहर; और लॉगिन करने पर आपकी पहचान (ऐसे रूप में जिसे स्क्रिप्ट नहीं पढ़ सकतीं)। लॉगिन से पहले कुछ सहेजें तो साइट इसे दस मिनट याद रखती है। आपका ब्राउज़र केवल इसी टैब में, और आपके आखिरी पेज के बाद अधिक से अधिक आधे घंटे तक, यह भी याद रखता है कि आप क्या खोज रहे हैं (उपचार या रोग, डॉक्टर, अस्पताल) और आपने जो नाम और नंबर लिखा, ताकि दोबारा न लिखना पड़े; यह ब्राउज़र से तभी बाहर जाता है जब आप कोई फ़ॉर्म भेजें। साइट अपनी ओर से विज्ञापन की कोई कुकी नहीं रखती। उसकी कुकी ये हैं:',
      ],
      items: cookieItems.hi,
    },
    {
      id: 'counting',
      title: 'सभी यात्राओं में हम मिलाकर क्या गिनते हैं',
      paragraphs: [
        'आप जिस पेज का उपयोग करते हैं वह गिनता है कि उसके फ़ॉर्म और संवाद किन चरणों से गुज़रे, आपके जाते समय वे कहाँ थे, और पेज कितनी जल्दी दिखा; आपके जाने पर वह ये संख्याएँ हमारे सर्वर को बताता है। इनमें न नाम होता है, न नंबर, न आपका लिखा कुछ, और न ऐसा कुछ जिससे आप या आपका ब्राउज़र दोबारा पहचाना जा सके; हम इन्हें घंटे के हिसाब से दो साल रखते हैं। यदि आपका ब्राउज़र Global Privacy Control भेजता है या आपने माप से मना किया है, तो कुछ नहीं भेजा जाता।',
      ],
    },
    {
      id: 'changes',
      title: 'भाषा और बदलाव',
      paragraphs: [
        'यह सूचना अंग्रेज़ी और हिन्दी में पढ़ी जा सकती है। ऊपर लिखा संस्करण बताता है कि यह पिछली बार कब बदली; हर पूछताछ के साथ हम रखते हैं कि आपने कौन-सा संस्करण और भाषा देखी।',
      ],
      links: [{ href: '/hi/privacy-versions', name: 'इस सूचना के सभी संस्करण' }],
    },
  ],
})

export const privacyPolicy: PolicyByLanguage = { en, hi }
