import type { PrivacyItem } from '@/model/lead/formFieldRow'
import type { Language } from '@/model/page/language'

/** Each item of personal data, in the order of the table: those that a form's field names, and what else is collected. */
type Item =
  PrivacyItem | 'patient' | 'results' | 'picture' | 'saved' | 'device' | 'enquiry' | 'followUp' | 'link'
type Items = Readonly<Record<Item, readonly [what: string, purpose: string]>>

const en: Items = {
  name: ['Name', 'To address you when we call'],
  mobile: [
    'Mobile number and country code',
    'To call you back about your enquiry, and to log you in if you ask for it',
  ],
  email: ['E-mail address, where a form asks for it', 'To send you what you asked for in writing'],
  place: ['City, preferred city, locality', 'To find doctors and hospitals near you'],
  health: [
    'Treatment or condition, speciality, hospital, earlier consultations',
    'To put you in touch with the right doctor. This says something about your health: we use it for nothing else',
  ],
  question: ['Your question in your own words', 'To answer it'],
  partner: ['Specialisations and state of a partner', 'To talk about working together'],
  insurance: ['Type of insurance, whether you have one', 'To tell you which hospitals accept it'],
  results: ['Height, weight and results of a calculator, if you send them along', 'To prepare the call'],
  callTime: ['When you would like to be called', 'To call at that time'],
  patient: [
    'For an appointment: for whom it is, the patient’s name and year of birth, day and place',
    'To keep the place, and so that the clinic knows who comes',
  ],
  picture: [
    'A picture of you, if you take one for your profile',
    'To show it to you beside your name; nobody else sees it',
  ],
  saved: ['Doctors and hospitals that you save in your profile', 'To show them to you there'],
  device: [
    'With each login, its time and the names of your browser and system',
    'So that you recognise your logins in your profile and can end them',
  ],
  enquiry: [
    'The page, time and network address of your enquiry',
    'To guard the forms against misuse and to be able to show what you agreed to',
  ],
  followUp: [
    'When we called you, what was agreed, and what our care team noted about it',
    'To go on where the last call ended, so that you need not tell everything again',
  ],
  link: [
    'The advertisement or link that brought you here',
    'To learn which of our notices are useful; you can refuse it in your browser (Global Privacy Control)',
  ],
}

const hi: Items = {
  name: ['नाम', 'फ़ोन पर आपको नाम से संबोधित करने के लिए'],
  mobile: ['मोबाइल नंबर और देश का कोड', 'आपकी पूछताछ पर वापस फ़ोन करने के लिए, और आपके कहने पर लॉगिन के लिए'],
  email: ['ईमेल पता, जहाँ फ़ॉर्म माँगे', 'आपने जो माँगा है उसे लिखकर भेजने के लिए'],
  place: ['शहर, पसंदीदा शहर, इलाका', 'आपके पास के डॉक्टर और अस्पताल खोजने के लिए'],
  health: [
    'उपचार या रोग, विशेषज्ञता, अस्पताल, पहले लिया गया परामर्श',
    'सही डॉक्टर से आपकी बात कराने के लिए। यह आपके स्वास्थ्य के बारे में बताता है: इसका और कोई उपयोग नहीं होता',
  ],
  question: ['आपके शब्दों में आपका प्रश्न', 'उसका उत्तर देने के लिए'],
  partner: ['पार्टनर की विशेषज्ञताएँ और राज्य', 'साथ काम करने की बात के लिए'],
  insurance: ['बीमा है या नहीं, और किस प्रकार का', 'यह बताने के लिए कि कौन-से अस्पताल उसे मानते हैं'],
  results: ['लंबाई, वज़न और कैलकुलेटर का परिणाम, यदि आप साथ भेजें', 'फ़ोन से पहले तैयारी के लिए'],
  callTime: ['आप कब बात करना चाहते हैं', 'उसी समय फ़ोन करने के लिए'],
  patient: [
    'अपॉइंटमेंट के लिए: वह किसके लिए है, मरीज़ का नाम और जन्म का वर्ष, दिन और जगह',
    'समय रखने के लिए, और ताकि क्लिनिक को पता हो कि कौन आ रहा है',
  ],
  picture: ['आपकी तस्वीर, यदि आप प्रोफ़ाइल के लिए लें', 'आपके नाम के पास आपको दिखाने के लिए; कोई और उसे नहीं देखता'],
  saved: ['जो डॉक्टर और अस्पताल आप प्रोफ़ाइल में सहेजें', 'उन्हें वहाँ आपको दिखाने के लिए'],
  device: [
    'हर लॉगिन का समय, और आपके ब्राउज़र व सिस्टम के नाम',
    'ताकि आप प्रोफ़ाइल में अपने लॉगिन पहचानें और उन्हें समाप्त कर सकें',
  ],
  enquiry: [
    'पूछताछ का पेज, समय और नेटवर्क पता',
    'फ़ॉर्म को दुरुपयोग से बचाने और यह दिखा सकने के लिए कि आपने किस पर सहमति दी',
  ],
  followUp: [
    'हमने आपको कब फ़ोन किया, क्या तय हुआ, और इस बारे में हमारी टीम के नोट',
    'पिछली बातचीत से आगे बढ़ने के लिए, ताकि आपको सब कुछ दोबारा न बताना पड़े',
  ],
  link: [
    'जिस विज्ञापन या लिंक से आप आए',
    'यह जानने के लिए कि हमारी कौन-सी सूचना काम की है; आप इसे अपने ब्राउज़र में रोक सकते हैं (Global Privacy Control)',
  ],
}

const ITEMS: Readonly<Record<Language, Items>> = { en, hi }

/** The rows of the privacy notice's table: collected data and purposes. */
export const collectedItems = (language: Language) => Object.values(ITEMS[language])

/** Cookies by name, with purpose and lifetime; a test checks that none is missing. */
export const cookieItems: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'XSRF-TOKEN and browser_id (a day): a security token and a random number, so that no other site can send a form in your name and a login code works in your browser alone',
    'cred_hexa and signed_in (a year at most): who is logged in, sealed, and that somebody is',
    'known_here (180 days): that your number has logged in with this browser, as a code that does not show the number, so that strangers cannot use up your login codes; it stays after a logout and goes when you delete your account',
    'visitorid (a year, or until you log out): a random number that our other services know this browser or your account by',
    'userSelectedCity (half an hour): the city that you chose',
    'lead_ref (an hour), draft_ref (half an hour) and tried_number (ten minutes): the enquiry that you have just sent, or a form or number that had a mistake in it, so that you alone can see and mend them',
    'login_step (an hour) and to_save (ten minutes): where you are in a login without scripts, and what you wanted to save before it',
    'booking (an hour, sealed) and booking_number (half an hour): the appointment that you are booking without scripts, with what you typed, and that you have proven your number for it',
    'in_app (half an hour): that you read the site inside our app',
    'came_from (half an hour): where your browser runs no scripts, the link or advertisement that brought you here; it goes along with a form that you send, and browsers with Global Privacy Control do not get it',
  ],
  hi: [
    'XSRF-TOKEN और browser_id (एक दिन): सुरक्षा टोकन और एक यादृच्छिक संख्या, ताकि कोई दूसरी साइट आपके नाम से फ़ॉर्म न भेज सके और लॉगिन का कोड केवल आपके ब्राउज़र में काम करे',
    'cred_hexa और signed_in (अधिक से अधिक एक साल): कौन लॉगिन है, मुहरबंद रूप में, और यह कि कोई लॉगिन है',
    'known_here (180 दिन): यह कि आपके नंबर से इस ब्राउज़र में लॉगिन हुआ है, ऐसे कोड के रूप में जिससे नंबर नहीं दिखता, ताकि अनजान लोग आपके लॉगिन कोड खत्म न कर सकें; यह लॉगआउट के बाद भी रहता है और खाता मिटाने पर हट जाता है',
    'visitorid (एक साल, या लॉगआउट तक): एक यादृच्छिक संख्या, जिससे हमारी दूसरी सेवाएँ इस ब्राउज़र या आपके खाते को पहचानती हैं',
    'userSelectedCity (आधा घंटा): आपका चुना हुआ शहर',
    'lead_ref (एक घंटा), draft_ref (आधा घंटा) और tried_number (दस मिनट): अभी भेजी गई पूछताछ, या कोई फ़ॉर्म या नंबर जिसमें गलती थी, ताकि केवल आप उन्हें देख और सुधार सकें',
    'login_step (एक घंटा) और to_save (दस मिनट): बिना स्क्रिप्ट के लॉगिन में आप किस चरण पर हैं, और उससे पहले आप क्या सहेजना चाहते थे',
    'booking (एक घंटा, मुहरबंद) और booking_number (आधा घंटा): बिना स्क्रिप्ट के आप जो अपॉइंटमेंट बुक कर रहे हैं और जो लिखा है, और यह कि आपने उसके लिए अपने नंबर की पुष्टि की है',
    'in_app (आधा घंटा): यह कि आप साइट हमारे ऐप में पढ़ रहे हैं',
    'came_from (आधा घंटा): जहाँ आपका ब्राउज़र स्क्रिप्ट नहीं चलाता, वह लिंक या विज्ञापन जिससे आप यहाँ आए; यह केवल आपके भेजे फ़ॉर्म के साथ जाता है, और ग्लोबल प्राइवेसी कंट्रोल वाले ब्राउज़र को यह कुकी नहीं दी जाती',
  ],
}
