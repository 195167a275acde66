import type { Language } from '@/model/page/language'

/** Copy around the safety texts of a treatment's page. */
const en = {
  /** Leads from the top of the article to the warning signs. */
  jump: 'Already treated? Warning signs, and when to call',
  signs: {
    title: 'Warning signs afterwards',
    now: 'Call now, or go to the nearest emergency department',
    /** Before the clinic's number. */
    night: 'At night and on holidays call the clinic:',
    noNight: 'Before you go home, ask for a number that is answered at night, and write it here:',
    today: 'Call the hospital or clinic today',
    wait: 'Usual: mention it at the check-up',
    paper: 'If your discharge paper says something else, follow the paper.',
    unreviewed: 'No doctor has reviewed this list yet.',
  },
  medicines: {
    title: 'Medicines before the treatment',
    lead: 'Do not stop any medicine on your own. As soon as a date is named, show the surgeon and the anaesthetist everything that you take. Ask for each: go on, or stop from which day?',
    /** Gap {names}: what counts before every treatment. */
    general: 'Above all name: {names}.',
    link: 'What is usual for each, and who needs special care',
    care: 'Tell the doctor beforehand',
  },
  /** The page of what counts before every treatment. */
  page: {
    crumb: 'Medicines before surgery',
    title: 'Medicines before surgery: what to ask, what never to stop',
    description:
      'Blood thinners, diabetes tablets, gliflozins, GLP-1 injections, insulin, herbal medicines and tobacco before an operation, and what to say with pregnancy, diabetes or weak kidneys.',
    heading: 'Medicines before surgery',
    medicines: 'Medicine by medicine',
    care: 'Who needs special care',
    sources: 'Sources',
  },
}

export const safetyCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    jump: 'इलाज हो चुका है? खतरे के लक्षण, और कब कॉल करें',
    signs: {
      title: 'इलाज के बाद खतरे के लक्षण',
      now: 'अभी कॉल करें, या सबसे पास की इमरजेंसी में जाएँ',
      night: 'रात में और छुट्टी के दिन क्लिनिक को कॉल करें:',
      noNight: 'घर जाने से पहले वह नंबर पूछें जिस पर रात में जवाब मिले, और यहाँ लिख लें:',
      today: 'आज ही अस्पताल या क्लिनिक को कॉल करें',
      wait: 'आम बात: अगली जाँच में बताएँ',
      paper: 'छुट्टी के कागज़ में कुछ और लिखा हो तो कागज़ की बात मानें।',
      unreviewed: 'इस सूची की अभी किसी डॉक्टर ने समीक्षा नहीं की है।',
    },
    medicines: {
      title: 'इलाज से पहले दवाएँ',
      lead: 'अपने आप कोई दवा बंद न करें। तारीख मिलते ही सर्जन और बेहोशी के डॉक्टर को अपनी सारी दवाएँ दिखाएँ। हर दवा के लिए पूछें: चलती रहे, या किस दिन से बंद हो?',
      general: 'खास तौर पर बताएँ: {names}।',
      link: 'हर दवा में आम तौर पर क्या होता है, और किसे ज़्यादा ध्यान चाहिए',
      care: 'डॉक्टर को पहले से बताएँ',
    },
    page: {
      crumb: 'ऑपरेशन से पहले दवाएँ',
      title: 'ऑपरेशन से पहले दवाएँ: क्या पूछें, क्या अपने आप बंद न करें',
      description:
        'ऑपरेशन से पहले खून पतला करने की दवा, शुगर की गोली, ग्लिफ़्लोज़िन, GLP-1 इंजेक्शन, इंसुलिन, देसी दवाएँ और तंबाकू; गर्भावस्था, डायबिटीज़ या कमज़ोर गुर्दे हों तो क्या बताएँ।',
      heading: 'ऑपरेशन से पहले दवाएँ',
      medicines: 'एक-एक दवा',
      care: 'किसे ज़्यादा ध्यान चाहिए',
      sources: 'स्रोत',
    },
  },
}
