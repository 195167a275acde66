import type { Language } from '@/model/page/language'

const en = {
  title: 'Before you go to the hospital',
  print: 'Printed, this page makes a sheet or two to take along.',
  items: [
    {
      name: 'Ask',
      text: 'What does the estimate include, and what comes on top of it? Who operates, and how often do they do this operation? Which other ways are there? What does my policy or scheme pay, and what do I?',
    },
    {
      name: 'Prepare',
      text: 'Ask from when on not to eat or drink, and which of your medicines to pause. Do not stop any medicine on your own. Tell the doctor of allergies, blood thinners, diabetes, a pregnancy, and earlier trouble with anaesthesia.',
    },
    {
      name: 'Bring',
      text: 'A photo identity card, your insurance or scheme card, reports and scans, prescriptions, a list of your medicines, and somebody who stays with you.',
    },
  ],
  call: 'Call us',
}

/** Questions, preparations and documents for an operation: on treatment and cost pages, and in their printed form. */
export const beforeYouGoCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    title: 'अस्पताल जाने से पहले',
    print: 'छापने पर यह पेज साथ ले जाने के लिए एक-दो पन्नों में आता है।',
    items: [
      {
        name: 'पूछें',
        text: 'अनुमानित खर्च में क्या-क्या शामिल है, और ऊपर से क्या लगेगा? ऑपरेशन कौन करेंगे, और वे यह ऑपरेशन कितनी बार करते हैं? और कौन से उपाय हैं? मेरी पॉलिसी या योजना कितना देगी, और मुझे कितना देना होगा?',
      },
      {
        name: 'तैयारी करें',
        text: 'पूछें कि कब से कुछ खाना-पीना नहीं है और कौन सी दवाएँ रोकनी हैं: अपने आप कोई दवा बंद न करें। एलर्जी, खून पतला करने की दवा, डायबिटीज़, गर्भावस्था, और पहले बेहोशी से हुई परेशानी डॉक्टर को बताएँ।',
      },
      {
        name: 'साथ लाएँ',
        text: 'फ़ोटो वाला पहचान पत्र, बीमा या योजना का कार्ड, रिपोर्ट और स्कैन, पर्चे, अपनी दवाओं की सूची, और कोई अपना जो साथ रहे।',
      },
    ],
    call: 'हमें कॉल करें',
  },
}
