import { brand } from '@/content/brand'
import { shortDate, timeInWords } from './placeInWords'
import { interpolate } from './interpolate'
import { MESSAGE_KINDS } from '@/model/appointments/messages'
import type { Language } from '@/model/page/language'
import { gapsOf, MESSAGE_GAPS, messageCopy, tokenTimeCopy } from './messages'

/** GSM 03.38 without its extension: the characters of a text message with one byte each. */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/
const segments = (text: string): number => {
  const [one, each] = GSM.test(text) ? [160, 153] : [70, 67]
  return text.length <= one ? 1 : Math.ceil(text.length / each)
}

/** A long doctor's name and place, a day and time that take much room, and a link of a long host. */
const long = (language: Language) => ({
  doctor: language === 'en' ? 'Dr Venkataraman Subramanian Iyer' : 'डॉ. वेंकटरमन सुब्रमण्यन अय्यर',
  date: shortDate('2026-09-23', language).replaceAll(',', ''),
  time: interpolate(tokenTimeCopy[language], {
    token: 112,
    time: timeInWords(Date.UTC(2026, 8, 23, 7, 20), 'Asia/Kolkata', language),
  }),
  place: language === 'en' ? 'Neem Grove Hospital Andheri West' : 'नीम ग्रोव हॉस्पिटल अंधेरी पश्चिम',
  minutes: '120',
  until: timeInWords(Date.UTC(2026, 8, 23, 7, 20), 'Asia/Kolkata', language),
  link: `https://www.clinic.example${language === 'hi' ? '/hi' : ''}/a/${'x'.repeat(54)}`,
  brand: brand().name,
})

const LANGUAGES: readonly Language[] = ['en', 'hi']

describe.each(LANGUAGES)('messages about appointments in %s', (language) => {
  it.each(MESSAGE_KINDS)('%s has typed gaps, a link, the brand and no other number or address', (kind) => {
    const template = messageCopy[language][kind]
    const gaps = [...template.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap)
    expect(gaps.filter((gap) => gap !== 'brand' && !Object.hasOwn(MESSAGE_GAPS, gap ?? ''))).toEqual([])
    expect(gaps.slice(-2)).toEqual(['link', 'brand'])
    expect(gapsOf(template)).toContain('doctor')
    expect(template).not.toMatch(/\{#|https?:|\d{4}/)
  })

  it.each(MESSAGE_KINDS)('%s is of few segments with long values', (kind) => {
    const text = interpolate(messageCopy[language][kind], long(language)).replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(segments(text)).toBeLessThanOrEqual(language === 'en' ? 2 : 5)
  })
})

it('both languages say the same: a message has the same gaps in each', () => {
  for (const kind of MESSAGE_KINDS)
    expect([kind, gapsOf(messageCopy.hi[kind]).toSorted()]).toEqual([
      kind,
      gapsOf(messageCopy.en[kind]).toSorted(),
    ])
})
