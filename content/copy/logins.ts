import type { Language } from '@/model/page/language'

/** Where the account is logged in. */
const en = {
  title: 'Where you are logged in',
  lead: 'If you do not recognise one of these, end it.',
  /** Gaps {browser} and {system}. */
  device: '{browser} on {system}',
  unknownDevice: 'Unknown browser',
  here: 'This browser',
  /** Gap {day}. The last use is noted once an hour, so that a day says enough. */
  since: 'Logged in on {day}',
  lastUsed: 'last used on {day}',
  end: 'End',
  /** What the button of a login says to a screen reader; gap {device}. */
  endNamed: 'End the login of {device}',
  endOthers: 'End all others',
  ended: 'That login has ended',
  othersEnded: 'All other logins have ended',
}

const hi: typeof en = {
  title: 'आप कहाँ-कहाँ लॉगिन हैं',
  lead: 'इनमें से कोई आपका न लगे तो उसे समाप्त करें।',
  device: '{system} पर {browser}',
  unknownDevice: 'अज्ञात ब्राउज़र',
  here: 'यही ब्राउज़र',
  since: '{day} को लॉगिन',
  lastUsed: 'पिछला उपयोग {day} को',
  end: 'समाप्त करें',
  endNamed: '{device} का लॉगिन समाप्त करें',
  endOthers: 'बाकी सभी समाप्त करें',
  ended: 'वह लॉगिन समाप्त कर दिया गया है',
  othersEnded: 'बाकी सभी लॉगिन समाप्त कर दिए गए हैं',
}

export const loginsCopy: Readonly<Record<Language, typeof en>> = { en, hi }
