import type { InsurerType } from '@/model/catalogue/insurer'
import type { Language } from '@/model/page/language'

type NamedText = { readonly name: string; readonly text: string }
type InsurerTypeCopy = {
  readonly name: string
  readonly group: string
  readonly who: string
  readonly start: string
  readonly room: string
  readonly share: string
  readonly known: string
  readonly difference: readonly NamedText[]
}
type InsurerTypesCopy = Readonly<Record<InsurerType, InsurerTypeCopy>>

const en: InsurerTypesCopy = {
  private: {
    name: 'Private insurer',
    group: 'Private insurers',
    who: 'Whoever bought the policy, alone, with the family or through an employer',
    start: 'With any doctor; the insurance desk of a network hospital asks for approval',
    room: 'As the policy says; a more expensive room can make the whole bill higher',
    share: 'Consumables, upgrades, sums above a limit, a share if the policy has one',
    known: 'Often a waiting period, for many policies two to three years',
    difference: [
      {
        name: 'Network hospital',
        text: 'A hospital with an agreement for cashless treatment. Elsewhere you often pay first and are paid back. Networks change: ask the desk on the day you plan.',
      },
      {
        name: 'Waiting period',
        text: 'Some operations, such as hernia, piles, stones or cataract, are paid for only after a time, often two years. Accidents are as a rule covered from the first day.',
      },
      {
        name: 'Room limit',
        text: 'If the room costs more than the policy allows, doctor’s fee and theatre charge may be reduced in the same proportion.',
      },
      {
        name: 'Co-payment and deductible',
        text: 'A share of every bill, or the first part of it, stays with you. Work it out in rupees before a planned operation.',
      },
      {
        name: 'Limit for one illness',
        text: 'Cataract, joint replacement or childbirth may have a ceiling of their own below the sum insured.',
      },
    ],
  },
  CGHS: {
    name: 'CGHS, a scheme of the central government',
    group: 'CGHS',
    who: 'Serving and retired central government employees, some other groups, and their dependants',
    start: 'At the wellness centre, or with a specialist of a government hospital',
    room: 'The ward that follows from pay or pension',
    share: 'What exceeds the CGHS rate or an implant’s ceiling, or a higher ward',
    known: 'Covered from the first day',
    difference: [
      {
        name: 'Who belongs to it',
        text: 'Membership follows from service or pension, not from a purchase. Each dependant has a card; age and income of dependants have limits. Your wellness centre or department tells you what applies.',
      },
      {
        name: 'Empanelled hospitals',
        text: 'CGHS empanels private hospitals city by city and often for some departments only, for a limited time. A hospital may leave the panel. Look at the official list of your city on the day you plan, and ask the hospital for its current letter.',
      },
      {
        name: 'Rates instead of estimates',
        text: 'The scheme pays a fixed rate for each procedure. An empanelled hospital agrees to it; elsewhere, as in an emergency, the difference can stay with you.',
      },
      {
        name: 'Cashless or paid back',
        text: 'Pensioners are as a rule treated without cash. Serving employees often pay first and claim from their department, unless it gave permission for credit.',
      },
    ],
  },
  Ayushman: {
    name: 'Ayushman Bharat, a scheme of the Centre and the states',
    group: 'Ayushman Bharat',
    who: 'Families on the lists of the Centre or their state, and people of 70 and more',
    start: 'At the scheme’s help desk of a listed hospital',
    room: 'The general ward, as a rule',
    share: 'Nothing for what the approved package includes',
    known: 'Covered from the first day',
    difference: [
      {
        name: 'Who belongs to it',
        text: 'You cannot buy it. Families are listed by the Centre or their state; people of 70 and more can apply by age. Whether your family is on the list, only the official site, a service centre or a help desk can say.',
      },
      {
        name: 'Listed hospitals',
        text: 'Public hospitals and private ones that the state has accepted, often for some departments only. States add, suspend and remove hospitals: check the official list and ask the desk before you travel.',
      },
      {
        name: 'Packages',
        text: 'Each treatment has a package with a fixed price. An operation that is not on the list, or is reserved for public hospitals in your state, is not paid for in a private one.',
      },
      {
        name: 'State schemes',
        text: 'Many states run it together with a scheme of their own, under another name and with other limits. The card’s state decides.',
      },
    ],
  },
  scheme: {
    name: 'Public scheme',
    group: 'Other public schemes',
    who: 'Those whom its rules name, and their dependants',
    start: 'At the scheme’s own polyclinic or dispensary, which refers you',
    room: 'The ward that its rules allow',
    share: 'Extra comforts, a higher ward, what was not referred',
    known: 'Covered, within the rules',
    difference: [
      {
        name: 'Who belongs to it',
        text: 'Membership follows from service or employment and is proved by a card for each person. If your job or your wages change, ask what that means before you plan treatment.',
      },
      {
        name: 'Referral first',
        text: 'Planned treatment in a private hospital needs a referral from the scheme’s own doctors, with few exceptions. It names the department and is valid for a limited time.',
      },
      {
        name: 'Empanelled or tie-up hospitals',
        text: 'Agreements are made for an area, for certain departments and for a time. A hospital in this list may not be open to your polyclinic or dispensary: ask there which ones are.',
      },
      {
        name: 'Rates',
        text: 'The scheme pays agreed rates. Comforts beyond them are yours to pay, and should be agreed in writing before.',
      },
    ],
  },
}

/** What the kinds of insurers and schemes have in common: who belongs to them, where care begins, what is paid. */
export const insurerTypesCopy: Readonly<Record<Language, InsurerTypesCopy>> = {
  en,
  hi: {
    private: {
      name: 'निजी बीमा कंपनी',
      group: 'निजी बीमा कंपनियाँ',
      who: 'जिसने पॉलिसी ली है: अकेले, परिवार के साथ या मालिक के ज़रिए',
      start: 'किसी भी डॉक्टर से; नेटवर्क अस्पताल का बीमा डेस्क मंज़ूरी माँगता है',
      room: 'जैसा पॉलिसी में लिखा है; महँगे कमरे से पूरा बिल बढ़ सकता है',
      share: 'दस्ताने-पट्टी जैसी चीज़ें, महँगे विकल्प, सीमा से अधिक राशि, और पॉलिसी में आपका हिस्सा हो तो वह',
      known: 'अक्सर इंतज़ार की अवधि, कई पॉलिसियों में दो से तीन साल',
      difference: [
        {
          name: 'नेटवर्क अस्पताल',
          text: 'वह अस्पताल जिससे कैशलेस इलाज का समझौता है। दूसरी जगह अक्सर पहले आप पैसे देते हैं और बाद में वापस पाते हैं। नेटवर्क बदलता है: जिस दिन तय करें उस दिन डेस्क से पूछें।',
        },
        {
          name: 'इंतज़ार की अवधि',
          text: 'कुछ ऑपरेशनों का खर्च एक समय के बाद ही मिलता है, जैसे हर्निया, बवासीर, पथरी या मोतियाबिंद का, अक्सर दो साल बाद। दुर्घटना का खर्च आम तौर पर पहले दिन से मिलता है।',
        },
        {
          name: 'कमरे की सीमा',
          text: 'कमरा पॉलिसी की सीमा से महँगा हो तो डॉक्टर का शुल्क और ऑपरेशन थिएटर का खर्च भी उसी हिसाब से कम माना जा सकता है।',
        },
        {
          name: 'आपका हिस्सा और डिडक्टिबल',
          text: 'हर बिल का एक हिस्सा, या बिल की पहली राशि, आप देते हैं। पहले से तय ऑपरेशन से पहले इसे रुपयों में जोड़ लें।',
        },
        {
          name: 'एक बीमारी की सीमा',
          text: 'मोतियाबिंद, जोड़ बदलने या प्रसव की अपनी सीमा हो सकती है, जो बीमा राशि से कम हो।',
        },
      ],
    },
    CGHS: {
      name: 'CGHS, केंद्र सरकार की योजना',
      group: 'केंद्र सरकार की योजना (CGHS)',
      who: 'केंद्र सरकार के मौजूदा और सेवानिवृत्त कर्मचारी, कुछ दूसरे लोग, और उन पर आश्रित परिवार',
      start: 'वेलनेस सेंटर से, या सरकारी अस्पताल के विशेषज्ञ से',
      room: 'वह वार्ड जो वेतन या पेंशन से तय होता है',
      share: 'CGHS दर या इम्प्लांट की सीमा से अधिक राशि, या ऊँचा वार्ड',
      known: 'पहले दिन से खर्च मिलता है',
      difference: [
        {
          name: 'यह किसके लिए है',
          text: 'सदस्यता नौकरी या पेंशन से मिलती है, खरीदी नहीं जाती। हर आश्रित का अपना कार्ड होता है; आश्रितों की उम्र और आमदनी की सीमाएँ हैं। आपका वेलनेस सेंटर या विभाग बताता है कि आप पर क्या लागू है।',
        },
        {
          name: 'सूचीबद्ध अस्पताल',
          text: 'CGHS हर शहर में निजी अस्पतालों को अलग से सूची में लेती है, अक्सर कुछ ही विभागों के लिए और सीमित समय तक। अस्पताल सूची से हट भी सकता है। जिस दिन तय करें उस दिन अपने शहर की सरकारी सूची देखें और अस्पताल से उसका ताज़ा पत्र माँगें।',
        },
        {
          name: 'अनुमान की जगह दरें',
          text: 'योजना हर इलाज की तय दर देती है। सूचीबद्ध अस्पताल उसे मानता है; दूसरी जगह, जैसे आपातकाल में, फ़र्क आपको देना पड़ सकता है।',
        },
        {
          name: 'कैशलेस या बाद में पैसे वापस',
          text: 'पेंशनर का इलाज आम तौर पर बिना नकद दिए होता है। नौकरी वाले कर्मचारी अक्सर पहले खुद देते हैं और विभाग से वापस माँगते हैं, जब तक उसने उधार की अनुमति न दी हो।',
        },
      ],
    },
    Ayushman: {
      name: 'आयुष्मान भारत, केंद्र और राज्यों की योजना',
      group: 'आयुष्मान भारत',
      who: 'केंद्र या राज्य की सूची के परिवार, और 70 साल या उससे बड़े लोग',
      start: 'सूचीबद्ध अस्पताल में योजना के सहायता डेस्क से',
      room: 'आम तौर पर साधारण वार्ड',
      share: 'जो मंज़ूर पैकेज में है उसके लिए कुछ नहीं',
      known: 'पहले दिन से खर्च मिलता है',
      difference: [
        {
          name: 'यह किसके लिए है',
          text: 'इसे खरीदा नहीं जा सकता। परिवारों को केंद्र या राज्य सूची में लेता है; 70 साल या उससे बड़े लोग उम्र के आधार पर आवेदन कर सकते हैं। आपका परिवार सूची में है या नहीं, यह केवल सरकारी साइट, सर्विस सेंटर या सहायता डेस्क बता सकता है।',
        },
        {
          name: 'सूचीबद्ध अस्पताल',
          text: 'सरकारी अस्पताल, और वे निजी अस्पताल जिन्हें राज्य ने लिया है, अक्सर कुछ ही विभागों के लिए। राज्य अस्पताल जोड़ते, रोकते और हटाते रहते हैं: जाने से पहले सरकारी सूची देखें और डेस्क से पूछें।',
        },
        {
          name: 'पैकेज',
          text: 'हर इलाज का पैकेज और उसकी तय कीमत है। जो ऑपरेशन सूची में नहीं है, या आपके राज्य में सरकारी अस्पतालों के लिए रखा गया है, उसका खर्च निजी अस्पताल में नहीं मिलता।',
        },
        {
          name: 'राज्यों की योजनाएँ',
          text: 'कई राज्य इसे अपनी योजना के साथ चलाते हैं, दूसरे नाम से और दूसरी सीमाओं के साथ। कार्ड जिस राज्य का है, उसके नियम चलते हैं।',
        },
      ],
    },
    scheme: {
      name: 'सरकारी योजना',
      group: 'दूसरी सरकारी योजनाएँ',
      who: 'जिनके नाम नियमों में हैं, और उन पर आश्रित परिवार',
      start: 'योजना के अपने पॉलीक्लिनिक या डिस्पेंसरी से, जो आगे भेजती है',
      room: 'वह वार्ड जो उसके नियमों में है',
      share: 'अलग सुविधाएँ, ऊँचा वार्ड, और जिसके लिए रेफ़रल नहीं था',
      known: 'नियमों के अनुसार खर्च मिलता है',
      difference: [
        {
          name: 'यह किसके लिए है',
          text: 'सदस्यता नौकरी से मिलती है और हर व्यक्ति का अपना कार्ड उसका प्रमाण है। नौकरी या वेतन बदले तो इलाज तय करने से पहले पूछें कि उसका क्या असर होगा।',
        },
        {
          name: 'पहले रेफ़रल',
          text: 'निजी अस्पताल में पहले से तय इलाज के लिए योजना के अपने डॉक्टर का रेफ़रल चाहिए; छूट कम ही है। उस पर विभाग लिखा होता है और वह सीमित समय चलता है।',
        },
        {
          name: 'सूचीबद्ध या समझौते वाले अस्पताल',
          text: 'समझौते किसी इलाके, कुछ विभागों और सीमित समय के लिए होते हैं। हो सकता है कि इस सूची का अस्पताल आपके पॉलीक्लिनिक या डिस्पेंसरी के लिए न हो: वहाँ पूछें कि कौन-से हैं।',
        },
        {
          name: 'दरें',
          text: 'योजना तय दरें देती है। उससे आगे की सुविधाओं के पैसे आप देते हैं; उन पर पहले लिखित में बात कर लें।',
        },
      ],
    },
  },
}
