import type { Language } from '@/model/page/language'

/** Cookies by their names, what they are for, and how long they stay; a test sees that none which the site sets is missing. */
export const cookieItems: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'XSRF-TOKEN and browser_id (a day): a security token and a random number, so that no other site can send a form in your name and a login code works in your browser alone',
    'cred_hexa and signed_in (a year at most): who is logged in, sealed, and that somebody is',
    'known_here (180 days): that your number has logged in with this browser, as a code that does not show the number, so that strangers cannot use up your login codes; it stays after a logout and goes when you delete your account',
    'visitorid (a year, or until you log out): a random number that our other services know this browser or your account by',
    'userSelectedCity (half an hour): the city that you chose',
    'lead_ref (an hour), draft_ref (half an hour) and tried_number (ten minutes): the enquiry that you have just sent, or a form or number that had a mistake in it, so that you alone can see and mend them',
    'login_step (an hour) and to_save (ten minutes): where you are in a login without scripts, and what you wanted to save before it',
    'in_app (half an hour): that you read the site inside our app',
  ],
  hi: [
    'XSRF-TOKEN और browser_id (एक दिन): सुरक्षा टोकन और एक यादृच्छिक संख्या, ताकि कोई दूसरी साइट आपके नाम से फ़ॉर्म न भेज सके और लॉगिन का कोड केवल आपके ब्राउज़र में काम करे',
    'cred_hexa और signed_in (अधिक से अधिक एक साल): कौन लॉगिन है, मुहरबंद रूप में, और यह कि कोई लॉगिन है',
    'known_here (180 दिन): यह कि आपके नंबर से इस ब्राउज़र में लॉगिन हुआ है, ऐसे कोड के रूप में जिससे नंबर नहीं दिखता, ताकि अनजान लोग आपके लॉगिन कोड ख़त्म न कर सकें; यह लॉगआउट के बाद भी रहता है और खाता मिटाने पर हट जाता है',
    'visitorid (एक साल, या लॉगआउट तक): एक यादृच्छिक संख्या, जिससे हमारी दूसरी सेवाएँ इस ब्राउज़र या आपके खाते को पहचानती हैं',
    'userSelectedCity (आधा घंटा): आपका चुना हुआ शहर',
    'lead_ref (एक घंटा), draft_ref (आधा घंटा) और tried_number (दस मिनट): अभी भेजी गई पूछताछ, या कोई फ़ॉर्म या नंबर जिसमें ग़लती थी, ताकि केवल आप उन्हें देख और सुधार सकें',
    'login_step (एक घंटा) और to_save (दस मिनट): बिना स्क्रिप्ट के लॉगिन में आप किस चरण पर हैं, और उससे पहले आप क्या सहेजना चाहते थे',
    'in_app (आधा घंटा): यह कि आप साइट हमारे ऐप में पढ़ रहे हैं',
  ],
}
