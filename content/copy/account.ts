import type { Language } from '@/model/page/language'

/**
 * The copy of /login and /profile, the pages that work without JavaScript, and of the account's calls. Texts given by
 * the specification and shared with the modals are in the modals' own copy (otpLogin.ts, editProfile.ts, location.ts,
 * logout.ts, modals.ts).
 */
const en = {
  problems: {
    /** Message if another users API refuses without one (section 8, with its spelling). */
    sending: 'Somthing went wrong',
    loggingIn: 'Somthing went wrong here',
    away: 'The service is not available at the moment. Please try again later.',
    tooMany: 'Too many requests. Please try again later',
    unreadable: 'That could not be read. Please try again.',
    unconfirmed: 'Please tick the box to confirm',
    noNote: 'Please write what we should know',
    nominee: 'Please give the person’s name and mobile number, or leave both empty',
    unchanged:
      'The enquiry could not be changed. It may have been withdrawn, or have as many additions as it can hold.',
    notSaved: 'That could not be saved',
    tooManySaved: 'You have saved as much as can be saved. Please remove something first.',
  },
  login: {
    mobileHint: '10 digits, beginning with 6, 7, 8 or 9',
    otpHint: '6 digits, valid for 10 minutes',
    nameLead: 'What may we call you?',
    signedInAs: 'You are logged in as {name}.',
    toProfile: 'Go to your profile',
    /** While many codes are asked for; gap {phone}. */
    call: 'Call {phone}',
    withScript: 'Try again here',
  },
  profile: {
    signedOut: 'You are not logged in.',
    signedOutLead: 'Log in with your mobile number to see and change what we keep about you.',
    verified: 'Verified by OTP',
    picture: 'Picture',
    noPicture: 'There is no picture: your initials are shown instead.',
    takePictureNote: 'The camera needs JavaScript.',
    removePicture: 'Remove picture',
    pictureRemoved: 'Your picture has been removed',
    whatsapp: 'WhatsApp updates',
    whatsappOn: 'You have agreed to updates on WhatsApp.',
    whatsappOff: 'You get no updates on WhatsApp.',
    withdraw: 'Withdraw consent',
    withdrawNote:
      'This applies to your account and to all enquiries with your number. You can give the consent again at any time.',
    giveConsent: 'Agree to WhatsApp updates',
    consentWithdrawn: 'Your consent to WhatsApp updates has been withdrawn',
    consentGiven: 'You have agreed to WhatsApp updates',
    crmKnows:
      'Enquiries that had already been handed to the clinic’s customer records ({count}) are noted for the care team, who change them there.',
    nominee: 'Who may act for you',
    nomineeNote:
      'A person of your choice who may use your rights over this data if you die or cannot act yourself. Leave both empty to name nobody.',
    nomineeName: 'Name of the person',
    nomineeMobile: 'Mobile number of the person',
    nomineeSave: 'Save person',
    nomineeSaved: 'The person has been saved',
    nomineeRemoved: 'Nobody is named any more',
    data: 'Your data',
    dataNote:
      'Everything we keep about you: your account, where you are logged in, what you have saved, and every enquiry with your number. The file is in JSON, which people and programs can read.',
    download: 'Download my data',
    remove: 'Delete account',
    removeNote: 'Erases your account and every enquiry with your number.',
    changeNumber: 'To change the number, log out and log in with the new one.',
  },
  /** The fresh code that download and deletion ask for. */
  proof: {
    title: 'First confirm that it is you',
    /** {number} */
    lead: 'Your data and your account are for you alone, so this needs a new code. We send it to your own number, {number}.',
    send: 'Send OTP',
    done: 'Your number is confirmed. For 10 minutes you can download your data.',
    /** Error message of the call. */
    needed: 'Please confirm your number with a new OTP first',
  },
  logout: {
    done: 'You are logged out',
  },
  deletion: {
    title: 'Delete account',
    question: 'Delete your account and all your enquiries?',
    erased: 'This erases, at once and for good:',
    taken: 'This takes away, at once and for good, from the site and from everyone who works with it:',
    law: 'The law has us keep such records for one year after they were used: they are locked away, used for nothing else, and then erased.',
    items: [
      'your account: name, email, city, picture and what you have saved',
      'every place where you are logged in',
      'every enquiry with your mobile number ({count}), and those that still wait to be handed on',
    ],
    crm: 'What has already been handed to the clinic’s customer records stays there until the care team erases it: that concerns {count} of your enquiries. We note it for them; you need do nothing. You can also ask them directly.',
    crmNone: 'None of your enquiries has been handed to the clinic’s customer records.',
    elsewhere:
      'Your number is also known to the system that sends the one-time passwords. We cannot erase it there: please ask us to have that done.',
    appointment:
      'An appointment that was arranged by telephone is not cancelled by this: please call us for that.',
    understood: 'I understand that this cannot be undone',
    notUnderstood: 'Please tick the box to confirm',
    cancel: 'Cancel',
    confirm: 'Delete my account and enquiries',
    doneTitle: 'Your account has been deleted',
    done: 'Your account and all enquiries with your number have been erased here.',
    doneCrm:
      'The clinic’s customer records had already received {count} of your enquiries. They are noted for the care team to be erased there as well.',
    doneKept:
      'The law has us keep {count} records for some time. They are locked away, used for nothing else, and erased when that time is over.',
    contact: 'Contact us',
  },
}

const hi: typeof en = {
  problems: {
    sending: 'कुछ गलत हो गया',
    loggingIn: 'यहाँ कुछ गलत हो गया',
    away: 'सेवा अभी उपलब्ध नहीं है। कृपया कुछ देर बाद कोशिश करें।',
    tooMany: 'बहुत अधिक अनुरोध आए हैं। कृपया कुछ देर बाद कोशिश करें',
    unreadable: 'यह पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
    unconfirmed: 'पुष्टि के लिए कृपया बॉक्स पर टिक करें',
    nominee: 'कृपया उस व्यक्ति का नाम और मोबाइल नंबर लिखें, या दोनों खाली छोड़ें',
    noNote: 'कृपया लिखें कि हमें क्या पता होना चाहिए',
    unchanged: 'पूछताछ बदली नहीं जा सकी। हो सकता है कि वह वापस ले ली गई हो, या उसमें और कुछ न जोड़ा जा सकता हो।',
    notSaved: 'यह सहेजा नहीं जा सका',
    tooManySaved: 'जितना सहेजा जा सकता है, आप सहेज चुके हैं। कृपया पहले कुछ हटाएँ।',
  },
  login: {
    mobileHint: '10 अंक, 6, 7, 8 या 9 से शुरू',
    otpHint: '6 अंक, 10 मिनट तक मान्य',
    nameLead: 'हम आपको किस नाम से पुकारें?',
    signedInAs: 'आप {name} के रूप में लॉगिन हैं।',
    toProfile: 'अपनी प्रोफ़ाइल पर जाएँ',
    call: '{phone} पर कॉल करें',
    withScript: 'यहाँ फिर कोशिश करें',
  },
  profile: {
    signedOut: 'आप लॉगिन नहीं हैं।',
    signedOutLead: 'हम आपके बारे में क्या रखते हैं, यह देखने और बदलने के लिए अपने मोबाइल नंबर से लॉगिन करें।',
    verified: 'OTP से पुष्टि हुई',
    picture: 'तस्वीर',
    noPicture: 'कोई तस्वीर नहीं है: उसकी जगह आपके नाम के पहले अक्षर दिखते हैं।',
    takePictureNote: 'कैमरे के लिए जावास्क्रिप्ट चाहिए।',
    removePicture: 'तस्वीर हटाएँ',
    pictureRemoved: 'आपकी तस्वीर हटा दी गई है',
    whatsapp: 'WhatsApp पर सूचनाएँ',
    whatsappOn: 'आपने WhatsApp पर सूचनाओं की सहमति दी है।',
    whatsappOff: 'आपको WhatsApp पर सूचनाएँ नहीं मिलतीं।',
    withdraw: 'सहमति वापस लें',
    withdrawNote: 'यह आपके खाते और आपके नंबर की सभी पूछताछ पर लागू होता है। आप सहमति कभी भी फिर दे सकते हैं।',
    giveConsent: 'WhatsApp सूचनाओं की सहमति दें',
    consentWithdrawn: 'WhatsApp सूचनाओं की आपकी सहमति वापस ले ली गई है',
    consentGiven: 'आपने WhatsApp सूचनाओं की सहमति दी है',
    crmKnows:
      'जो पूछताछ क्लिनिक के ग्राहक रिकॉर्ड में पहले ही जा चुकी थी ({count}), वह देखभाल टीम के लिए नोट कर ली गई है, जो उसे वहाँ बदलती है।',
    nominee: 'आपकी ओर से कौन काम कर सकता है',
    nomineeNote:
      'आपका चुना व्यक्ति, जो आपकी मृत्यु या असमर्थता में इस जानकारी पर आपके अधिकार काम में ला सकता है। किसी को नामित न करना हो तो दोनों खाली छोड़ें।',
    nomineeName: 'व्यक्ति का नाम',
    nomineeMobile: 'व्यक्ति का मोबाइल नंबर',
    nomineeSave: 'व्यक्ति सहेजें',
    nomineeSaved: 'व्यक्ति सहेज लिया गया है',
    nomineeRemoved: 'अब कोई नामित नहीं है',
    data: 'आपकी जानकारी',
    dataNote:
      'आपके बारे में जो कुछ हमारे पास है: आपका खाता, आप कहाँ-कहाँ लॉगिन हैं, आपने क्या सहेजा है, और आपके नंबर की हर पूछताछ। फ़ाइल JSON में है, जिसे लोग और प्रोग्राम दोनों पढ़ सकते हैं।',
    download: 'मेरी जानकारी डाउनलोड करें',
    remove: 'खाता मिटाएँ',
    removeNote: 'आपका खाता और आपके नंबर की हर पूछताछ मिटाता है।',
    changeNumber: 'नंबर बदलने के लिए लॉगआउट करके नए नंबर से लॉगिन करें।',
  },
  proof: {
    title: 'पहले पुष्टि करें कि यह आप ही हैं',
    lead: 'आपकी जानकारी और आपका खाता केवल आपके लिए हैं, इसलिए इसके लिए नया कोड चाहिए। हम उसे आपके अपने नंबर {number} पर भेजते हैं।',
    send: 'OTP भेजें',
    done: 'आपके नंबर की पुष्टि हो गई है। 10 मिनट तक आप अपनी जानकारी डाउनलोड कर सकते हैं।',
    needed: 'कृपया पहले नए OTP से अपने नंबर की पुष्टि करें',
  },
  logout: {
    done: 'आप लॉगआउट हो गए हैं',
  },
  deletion: {
    title: 'खाता मिटाएँ',
    question: 'क्या आप अपना खाता और अपनी सभी पूछताछ मिटाना चाहते हैं?',
    erased: 'इससे ये तुरंत और हमेशा के लिए मिट जाते हैं:',
    taken: 'इससे ये साइट से और उस पर काम करने वाले हर व्यक्ति से तुरंत और हमेशा के लिए हट जाते हैं:',
    law: 'कानून के अनुसार हमें ऐसे रिकॉर्ड उनके उपयोग के बाद एक साल तक रखने होते हैं: वे ताले में रहते हैं, किसी और काम में नहीं आते, और फिर मिटा दिए जाते हैं।',
    items: [
      'आपका खाता: नाम, ईमेल, शहर, तस्वीर और जो आपने सहेजा है',
      'हर वह जगह जहाँ आप लॉगिन हैं',
      'आपके मोबाइल नंबर की हर पूछताछ ({count}), और जो आगे भेजे जाने की प्रतीक्षा में हैं',
    ],
    crm: 'जो क्लिनिक के ग्राहक रिकॉर्ड में पहले ही जा चुका है, वह देखभाल टीम के मिटाने तक वहाँ रहता है: यह आपकी {count} पूछताछ पर लागू है। हम इसे उनके लिए नोट करते हैं; आपको कुछ नहीं करना है। आप उनसे सीधे भी कह सकते हैं।',
    crmNone: 'आपकी कोई पूछताछ क्लिनिक के ग्राहक रिकॉर्ड में नहीं गई है।',
    elsewhere:
      'आपका नंबर उस प्रणाली को भी पता है जो OTP भेजती है। हम उसे वहाँ नहीं मिटा सकते: कृपया हमसे कहें कि हम उसे मिटवा दें।',
    appointment: 'फ़ोन पर तय किया गया अपॉइंटमेंट इससे रद्द नहीं होता: उसके लिए कृपया हमें फ़ोन करें।',
    understood: 'मुझे पता है कि इसे वापस नहीं लाया जा सकता',
    notUnderstood: 'पुष्टि के लिए कृपया बॉक्स पर टिक करें',
    cancel: 'रद्द करें',
    confirm: 'मेरा खाता और पूछताछ मिटाएँ',
    doneTitle: 'आपका खाता मिटा दिया गया है',
    done: 'आपका खाता और आपके नंबर की सभी पूछताछ यहाँ से मिटा दी गई हैं।',
    doneCrm:
      'क्लिनिक के ग्राहक रिकॉर्ड को आपकी {count} पूछताछ पहले ही मिल चुकी थी। वहाँ भी मिटाने के लिए देखभाल टीम के लिए नोट कर दिया गया है।',
    doneKept:
      'कानून के अनुसार हमें {count} रिकॉर्ड कुछ समय तक रखने होते हैं। वे ताले में रहते हैं, किसी और काम में नहीं आते, और समय पूरा होने पर मिटा दिए जाते हैं।',
    contact: 'संपर्क करें',
  },
}

export const accountCopy: Readonly<Record<Language, typeof en>> = { en, hi }
