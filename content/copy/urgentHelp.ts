import type { Urgency } from '@/model/search/askAnswer'
import type { Language } from '@/model/page/language'

/** The numbers to call, the most urgent first (ERSS 112, https://112.gov.in; Tele MANAS, https://telemanas.mohfw.gov.in). */
export const URGENT_NUMBERS: Readonly<Record<Urgency, readonly string[]>> = {
  emergency: ['112', '108'],
  crisis: ['112', '14416'],
}

/** Whom to call before anything else. */
const en = {
  emergency: {
    title: 'This may be an emergency: call 112 now',
    body: 'Do not wait for an answer here. 112 is the emergency number all over India; 108 sends an ambulance in most states.',
    /** Gap {number}. */
    call: 'Call {number}',
  },
  crisis: {
    title: 'If a life is in danger, call 112 now',
    body: 'You do not have to go through this alone. Tele MANAS, the national mental health helpline, listens day and night, free of charge, on 14416.',
    call: 'Call {number}',
  },
} satisfies Record<Urgency, object>

export const urgentHelpCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    emergency: {
      title: 'यह आपात स्थिति हो सकती है: अभी 112 पर कॉल करें',
      body: 'यहाँ उत्तर का इंतज़ार न करें। 112 पूरे भारत का आपात नंबर है; अधिकतर राज्यों में 108 से एम्बुलेंस आती है।',
      call: '{number} पर कॉल करें',
    },
    crisis: {
      title: 'अगर जान को खतरा है, तो अभी 112 पर कॉल करें',
      body: 'आप इसमें अकेले नहीं हैं। राष्ट्रीय मानसिक स्वास्थ्य हेल्पलाइन टेली-मानस 14416 पर दिन-रात निःशुल्क सुनती है।',
      call: '{number} पर कॉल करें',
    },
  },
}
