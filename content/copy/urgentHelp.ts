import type { Danger, DangerKind, DangerLevel, UrgentHelp } from '@/model/search/danger'
import type { Language } from '@/model/page/language'
import { interpolate } from './interpolate'
import { firstAidIn } from './firstAid'

/*
 * The notice shown first for signs of danger. Numbers: ERSS 112 (https://112.gov.in), 108 and 102 ambulances
 * (https://nhm.gov.in), Tele MANAS 14416 (https://telemanas.mohfw.gov.in), 181 for women and 1098 for children
 * (https://wcd.gov.in), the National Poisons Information Centre of AIIMS New Delhi (https://www.aiims.edu).
 */

const POISONS = '1800116117'

/** The numbers to call, the most urgent first; other kinds call an ambulance. */
const NUMBERS: Readonly<Partial<Record<DangerKind, readonly string[]>>> = {
  suicide: ['112', '14416'],
  poisoning: ['112', POISONS],
  pregnancy: ['112', '102', '108'],
  sexualViolence: ['112', '181', '1098'],
  domesticViolence: ['112', '181'],
  childDanger: ['112', '1098'],
}
const AMBULANCE = ['112', '108']

/** How a number is read. */
const READABLE: Readonly<Record<string, string>> = { [POISONS]: '1800 116 117' }

interface Words {
  readonly title: Readonly<Record<DangerLevel, string>>
  readonly body: Readonly<Record<DangerLevel, string>>
  /** Gap {number}. */
  readonly call: string
}

const en: Words = {
  title: {
    now: 'This may be an emergency: call 112 now',
    today: 'See a doctor today',
  },
  body: {
    now: 'Do not wait for an answer here. 112 is the emergency number all over India; 108 sends an ambulance in most states.',
    today: 'Call the clinic or go to a hospital today. If it gets worse, call 112.',
  },
  call: 'Call {number}',
}

const hi: Words = {
  title: {
    now: 'यह आपात स्थिति हो सकती है: अभी 112 पर कॉल करें',
    today: 'आज ही डॉक्टर को दिखाएँ',
  },
  body: {
    now: 'यहाँ उत्तर का इंतज़ार न करें। 112 पूरे भारत का आपात नंबर है; अधिकतर राज्यों में 108 से एम्बुलेंस आती है।',
    today: 'आज ही क्लिनिक को फ़ोन करें या अस्पताल जाएँ। हालत बिगड़े तो 112 पर कॉल करें।',
  },
  call: '{number} पर कॉल करें',
}

const words: Readonly<Record<Language, Words>> = { en, hi }

/** The notice for a danger. @param language of the notice */
export function urgentHelpIn({ kind, level }: Danger, language: Language): UrgentHelp {
  const { title, body, call } = words[language]
  const own = firstAidIn(language, kind)
  return {
    kind,
    level,
    language,
    title: own.title ?? title[level],
    first: own.first,
    body: own.body ?? body[level],
    calls:
      level === 'today'
        ? []
        : (NUMBERS[kind] ?? AMBULANCE).map((number) => ({
            number,
            text: interpolate(call, { number: READABLE[number] ?? number }),
          })),
  }
}
